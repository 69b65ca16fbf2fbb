import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { freeStillToIssue } from '../lot/issue-free-simulations.ts';
import { findLots, type LotRow } from '../lot/queries.ts';
import { bySpending, freeOf } from '../rules.ts';

export interface Balance {
  /** May be spent now. */
  readonly available: number;
  readonly held: number;
  /** Of `available`, what a seeker has free this month and has used nothing of. */
  readonly toIssue: number;
  /** What has not ended, that which is spent first in front; what has ended and is still held comes with it. */
  readonly lots: readonly LotRow[];
}

/** What a payer has. What has ended counts no more, whether the clock has come by or not. */
export async function findBalance(ctx: Ctx, payer: Payer): Promise<Balance> {
  const now = ctx.now();
  const hasEnded = ({ expires_at: expiresAt }: LotRow) => expiresAt !== null && expiresAt <= now;
  const lots = (await findLots(ctx, payer)).filter((lot) => !hasEnded(lot) || lot.units_held > 0);
  const toIssue = await freeStillToIssue(ctx, payer);
  const spendable = lots.filter((lot) => !hasEnded(lot));
  return {
    available: spendable.reduce((sum, lot) => sum + freeOf(lot), toIssue),
    held: lots.reduce((sum, lot) => sum + lot.units_held, 0),
    toIssue,
    lots: lots.toSorted(bySpending),
  };
}
