import type { listActs as endpoint } from '@pinjian/contract/agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { companySeen, requireOwner } from '../policy.ts';
import { countActsFound, findActs } from './list-queries.ts';
import { actView } from './view.ts';

/** What waits for the caller, or the diary of the agents that they see. @throws Refusal 403 to admins */
export async function listActs(
  ctx: Ctx<SignedInActor>,
  { current, pageSize, ...asked }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const owner = requireOwner(ctx.actor);
  const query = { ...asked, ownerId: owner.userId, companyId: companySeen(owner) };
  const rows = await findActs(ctx, query, { current, pageSize });
  const found = await countActsFound(ctx, query);
  const reader = { userId: owner.userId, now: ctx.now() };
  return {
    records: rows.map((row) => actView(row, reader)),
    total: Math.min(found, totalCap),
    totalCapped: found > totalCap,
    current,
    pageSize,
  };
}
