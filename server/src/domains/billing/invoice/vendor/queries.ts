import type { Ctx } from '#server/context.ts';
import type { InvoiceRow } from '../queries.ts';

/** Longer than any answer takes: nobody else asks meanwhile. */
const claimMs = 60_000;

/**
 * Takes an invoice that is to be asked for at the vendor, for one copy and one minute. It is begun now, and may be there
 * from now on: whoever takes it after that looks for it first. undefined where another copy has it or nothing is asked.
 */
export async function claimForVendor(tx: Ctx, row: InvoiceRow): Promise<{ readonly mayHave: boolean } | undefined> {
  const now = tx.now();
  const isTaken =
    row.vendor_may_have && row.vendor_asked_at !== null && row.vendor_asked_at.getTime() > now.getTime() - claimMs;
  if (row.vendor_step === null || isTaken) return undefined;
  await tx.db
    .updateTable('billing_invoice')
    .set({
      state: row.vendor_step === 'issue' ? 'issuing' : 'flushing',
      vendor_asked_at: now,
      vendor_may_have: true,
      changed_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  return { mayHave: row.vendor_may_have };
}

/** Invoices that nobody has asked the vendor about since an instant, the oldest first. */
export async function findWithVendor(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_invoice')
    .select('id')
    .where('vendor_step', 'is not', null)
    .where('vendor_asked_at', '<=', before)
    .orderBy('vendor_asked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
