import type { getStatementShares as endpoint } from '@pinjian/contract/billing-statement.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { spanOfMonth } from '../invoice/rules.ts';
import { sumShares } from './sum-queries.ts';

/** Members, and positions, that are told apart. */
const shownShares = 50;

/** What a company used, by member and by position. @throws Refusal 40310, 40311 */
export async function getStatementShares(
  ctx: Ctx<EmployerActor>,
  { month }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const span = month === undefined ? null : spanOfMonth(month);
  const sharesBy = async (by: 'member' | 'position') =>
    (await sumShares(ctx, { payer, by, span, limit: shownShares })).map(({ name, ...row }) => ({
      ...row,
      name: name ?? '',
    }));
  return { members: await sharesBy('member'), positions: await sharesBy('position') };
}
