import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type {
  listCompanyMessages as companyEndpoint,
  listMessages as seekerEndpoint,
} from '@pinjian/contract/message.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { readerOf } from './policy.ts';
import { findMessages } from './queries.ts';
import { typesOfFilter } from './rules.ts';
import { messageView } from './view.ts';

/** A seeker's messages, newest first, at most 200 (spec §7, decisions §2). */
export async function listMessages(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof seekerEndpoint>,
): Promise<Answer<typeof seekerEndpoint>> {
  return list(ctx, input);
}

/** The messages of an employer's company, read or unread for this member; [] without a company. */
export async function listCompanyMessages(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof companyEndpoint>,
): Promise<Answer<typeof companyEndpoint>> {
  return list(ctx, input);
}

async function list(
  ctx: Ctx<SeekerActor | EmployerActor>,
  input: Received<typeof companyEndpoint>,
): Promise<Answer<typeof companyEndpoint>> {
  const reader = readerOf(ctx.actor);
  if (reader === null) return [];
  const rows = await findMessages(ctx, reader, { types: typesOfFilter(input.messageType), before: input.before });
  return rows.map(messageView);
}
