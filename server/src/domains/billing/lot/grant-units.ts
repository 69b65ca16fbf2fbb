import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { unitOfPayer } from '../policy.ts';
import { noteBalance } from '../use/note-balance.ts';
import { issueLot } from './issue-lot.ts';

/**
 * Gives a payer units that no order brought, by real postings: an adjustment, or the opening balance of tests and of the
 * demo world. Nothing was paid for them, so nothing of them is refunded or invoiced. Once for a key.
 */
export async function grantUnits(
  tx: Ctx,
  grant: {
    readonly payer: Payer;
    readonly units: number;
    readonly key: string;
    readonly origin: 'opening' | 'adjustment';
    readonly expiresAt?: Date | null;
  },
): Promise<boolean> {
  const { payer, units, origin, expiresAt = null } = grant;
  const key = `${origin}:${grant.key}`;
  const lot = { payer, key, origin, product: null, unit: unitOfPayer(payer), units, expiresAt, paid: null };
  return tx.transaction(async (inner) => {
    const issued = await issueLot(inner, lot);
    await noteBalance(inner, payer);
    return issued;
  });
}
