import type { getJoinRequest as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findLatestJoinRequest } from './queries.ts';
import { joinRequestView } from './view.ts';

/** What one asked last, for as long as it is of interest: until one is a member, or has taken it back. */
export async function getJoinRequest(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const latest = await findLatestJoinRequest(ctx, ctx.actor.userId);
  const isOver = latest === undefined || latest.state === 'cancelled' || latest.state === 'accepted';
  return { request: isOver ? null : joinRequestView(latest) };
}
