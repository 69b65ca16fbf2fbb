import type { Ctx } from '#server/context.ts';
import type { InvoiceRow } from '../queries.ts';
import { insertMail } from './queries.ts';
import { mailInvoiceTask } from './send-mail.ts';

/** Intends the mail with the PDF of a paper, in the transaction that makes it; it is sent after the commit. */
export async function planInvoiceMail(
  tx: Ctx,
  { row, paper, mail: address }: { readonly row: InvoiceRow; readonly paper: 'blue' | 'red'; readonly mail: string },
): Promise<void> {
  const mailId = await insertMail(tx, { invoiceId: row.id, paper, address, userId: row.asked_by });
  await tx.enqueue(mailInvoiceTask, { mailId });
}
