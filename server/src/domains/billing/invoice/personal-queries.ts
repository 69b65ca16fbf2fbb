import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { InvoiceRow } from './queries.ts';

/** Tables of invoices that hold people's data. */
export const personalTables = [
  'billing_invoice_title',
  'billing_invoice',
  'billing_invoice_act',
  'billing_invoice_mail',
] as const;

/** Every invoice of a payer, the oldest first. */
export async function findAllInvoices(ctx: Ctx, payer: Payer): Promise<InvoiceRow[]> {
  return ctx.db
    .selectFrom('billing_invoice')
    .selectAll()
    .where('payer', '=', payer)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

/** Who of a company, or of the platform, did what with invoices is forgotten; the invoices stay, as the law asks. */
export async function forgetInvoicer(tx: Ctx, userId: string): Promise<void> {
  await tx.db.updateTable('billing_invoice_title').set({ saved_by: null }).where('saved_by', '=', userId).execute();
  await tx.db.updateTable('billing_invoice').set({ asked_by: null }).where('asked_by', '=', userId).execute();
  await tx.db.updateTable('billing_invoice_paper').set({ issued_by: null }).where('issued_by', '=', userId).execute();
  await tx.db.updateTable('billing_invoice_act').set({ by_id: null }).where('by_id', '=', userId).execute();
  await tx.db.deleteFrom('billing_invoice_mail').where('user_id', '=', userId).execute();
}

/**
 * A seeker's invoices stay by number and amount, under a name that leads to nobody: without title, words, files and mails.
 * The files themselves are removed with all others of theirs.
 */
export async function forgetInvoices(tx: Ctx, from: Payer, to: Payer): Promise<void> {
  const theirs = tx.db.selectFrom('billing_invoice').select('id').where('payer', '=', from);
  await tx.db.deleteFrom('billing_invoice_title').where('payer', '=', from).execute();
  await tx.db.deleteFrom('billing_invoice_mail').where('invoice_id', 'in', theirs).execute();
  await tx.db.updateTable('billing_invoice_paper').set({ file_id: null }).where('invoice_id', 'in', theirs).execute();
  await tx.db.updateTable('billing_invoice_act').set({ words: '' }).where('invoice_id', 'in', theirs).execute();
  await tx.db
    .updateTable('billing_invoice')
    .set({ payer: to, title_cipher: null, remark: '', reason: '', flush_reason: '', vendor_words: '' })
    .where('payer', '=', from)
    .execute();
}
