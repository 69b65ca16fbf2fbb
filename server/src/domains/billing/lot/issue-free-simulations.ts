import { createHash } from 'node:crypto';
import { companyOf } from '../policy.ts';
import { priceOf } from '../price/find-prices.ts';
import { monthOf, type Month } from '../rules.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { issueLot } from './issue-lot.ts';
import { hasLot } from './queries.ts';

/** Names the gift of a month without naming the person, who may be erased while the books are kept. */
function keyOf(payer: Payer, { name }: Month): string {
  return `free:${createHash('sha256').update(`${payer} ${name}`).digest('hex')}`;
}

/** What a seeker has free this month and has not been given yet: it is theirs, though it stands nowhere before it is used. */
export async function freeStillToIssue(ctx: Ctx, payer: Payer): Promise<number> {
  if (companyOf(payer) !== null || (await hasLot(ctx, keyOf(payer, monthOf(ctx.now()))))) return 0;
  return (await priceOf(ctx, 'freeSimulations')).units;
}

/** Gives a seeker the simulations of this month, once; they end with it. */
export async function issueFreeSimulations(tx: Ctx, payer: Payer): Promise<void> {
  const units = await freeStillToIssue(tx, payer);
  if (units === 0) return;
  const month = monthOf(tx.now());
  const lot = { payer, key: keyOf(payer, month), origin: 'free', product: null, unit: 'simulation' } as const;
  await issueLot(tx, { ...lot, units, expiresAt: month.until, paid: null });
}
