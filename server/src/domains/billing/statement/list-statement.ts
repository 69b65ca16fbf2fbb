import type { listStatement as endpoint } from '@pinjian/contract/billing-statement.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { countStatement, findStatement } from './queries.ts';
import { readFilter } from './rules.ts';
import { statementLineView } from './view.ts';

/** What a payer bought, used and got back, the last first. @throws Refusal 403, 40310, 40311 */
export async function listStatement(
  ctx: Ctx<SignedInActor>,
  { current, pageSize, ...input }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const filter = readFilter(requirePayer(ctx.actor), input);
  const rows = await findStatement(ctx, filter, { offset: (current - 1) * pageSize, limit: pageSize });
  const count = await countStatement(ctx, filter, totalCap + 1);
  return {
    records: rows.map(statementLineView),
    total: Math.min(count, totalCap),
    current,
    pageSize,
    totalCapped: count > totalCap,
  };
}
