import type { getStatementMonths as endpoint } from '@pinjian/contract/billing-statement.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer, unitOfPayer } from '../policy.ts';
import { monthOf } from '../rules.ts';
import { sumMonths } from './sum-queries.ts';

/** Months of the chart, the present one among them. */
const shownMonths = 12;

/** The last twelve months of Beijing, the oldest first, those without anything among them. @throws Refusal 403, 40310, 40311 */
export async function getStatementMonths(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const months = [monthOf(ctx.now())];
  while (months.length < shownMonths) {
    const [first] = months;
    if (first === undefined) break;
    months.unshift(monthOf(new Date(first.from.getTime() - 1)));
  }
  const since = months[0]?.from ?? ctx.now();
  const sums = new Map((await sumMonths(ctx, payer, since)).map((row) => [row.month, row]));
  const none = { paid: 0, refunded: 0, consumed: 0, units: 0 };
  return {
    unit: unitOfPayer(payer),
    months: months.map(({ name }) => ({ ...(sums.get(name) ?? none), month: name })),
  };
}
