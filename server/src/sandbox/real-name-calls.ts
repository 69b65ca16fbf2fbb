import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maskDocumentNumber, maskName } from '@pinjian/contract/person.ts';
import type { sandboxRealName, sandboxRealNameEndpoints } from '@pinjian/contract/sandbox-real-name.ts';
import { decideRealName, findPendingRealName, listPendingRealNames } from '#domains/account/index.ts';
import type { Ctx } from '../context.ts';

type Endpoints = typeof sandboxRealNameEndpoints;
type Shown = (typeof sandboxRealName)['_zod']['output'];
type Pending = Awaited<ReturnType<typeof listPendingRealNames>>[number];

function show(pending: Pending): Shown {
  const face = pending.method === 'face';
  return {
    ...pending,
    name: face ? maskName(pending.name) : pending.name,
    number: face ? maskDocumentNumber(pending.number) : pending.number,
    startedAt: pending.startedAt.toISOString(),
  };
}

/** The faces and documents that wait for someone to compare them in a vendor's or an admin's place. */
export async function listSandboxRealNames(ctx: Ctx): Promise<Answer<Endpoints['listSandboxRealNames']>> {
  return { records: (await listPendingRealNames(ctx)).map(show) };
}

/** One of them. */
export async function getSandboxRealName(
  ctx: Ctx,
  input: Received<Endpoints['getSandboxRealName']>,
): Promise<Answer<Endpoints['getSandboxRealName']>> {
  const pending = await findPendingRealName(ctx, input.checkId);
  return { record: pending === null ? null : show(pending) };
}

/** Decides one as a vendor or an admin would; deciding the same again is the same result. */
export async function decideSandboxRealName(
  ctx: Ctx,
  input: Received<Endpoints['decideSandboxRealName']>,
): Promise<Answer<Endpoints['decideSandboxRealName']>> {
  return { status: await decideRealName(ctx, input) };
}
