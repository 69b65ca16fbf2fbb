import { invoiceTypeLabels, invoiceTypes } from '@pinjian/contract/billing-invoice-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { findInvoice, findPapers, type InvoiceRow } from '../queries.ts';
import { titleOf } from '../view.ts';
import { claimMail, findWaitingMails, markLostMails, settleMail } from './queries.ts';

/** How often a mail that was certainly not taken is tried in all. */
const maxAttempts = 5;
/** Longer than any send takes. */
const lostAfterMs = 5 * 60_000;
/** What waits for so long is taken up again. */
const overdueMs = 2 * 60_000;
const mailsPerRun = 200;

/**
 * Sends one mail with the PDF of an invoice. It is taken before it is sent: whoever dies in between leaves it under way, and
 * it is not repeated (decisions §12); what was certainly not taken is tried again, a few times.
 */
async function mailInvoice(ctx: Ctx, { mailId }: { readonly mailId: string }): Promise<void> {
  const claimed = await claimMail(ctx, mailId);
  if (claimed === undefined) return;
  const row = await findInvoice(ctx, claimed.invoice_id);
  const papers = await findPapers(ctx, [claimed.invoice_id]);
  const paper = papers.find((each) => each.paper === claimed.paper);
  if (row === undefined || paper === undefined || paper.file_id === null || claimed.user_id === null)
    return settleMail(ctx, mailId, 'failed');
  const file = await findFile(ctx.db, paper.file_id);
  if (file === undefined) return settleMail(ctx, mailId, 'failed');
  const content = await ctx.ports.files.read(file.id);
  try {
    await ctx.ports.mail.send({
      mail: ctx.ports.secretBox.decrypt(claimed.address_cipher),
      userId: claimed.user_id,
      ...mailWords(ctx, row, { number: paper.number, isRed: claimed.paper === 'red' }),
      files: [{ name: file.name, type: 'application/pdf', content }],
    });
  } catch (error) {
    ctx.log.warn({ mailId, error: error instanceof Error ? error.name : 'unknown' }, 'an invoice could not be mailed');
    if (error instanceof UncertainSend) return settleMail(ctx, mailId, 'unsure');
    return settleMail(ctx, mailId, claimed.attempts >= maxAttempts ? 'failed' : 'waiting');
  }
  await settleMail(ctx, mailId, 'sent');
}

/** The words of the mail; the amount as everywhere. */
function mailWords(
  ctx: Ctx,
  row: InvoiceRow,
  { number, isRed }: { readonly number: string; readonly isRed: boolean },
): { readonly subject: string; readonly text: string } {
  const { brand } = ctx.ports.config;
  const type = `${invoiceTypeLabels[invoiceTypes.find((each) => each === row.type) ?? 1]}${isRed ? '（红字）' : ''}`;
  const text = [
    `您申请的${type}已开具，PDF 见附件。`,
    '',
    `抬头：${titleOf(ctx, row).name}`,
    `金额：${isRed ? '-' : ''}${amountText(row.fen)}`,
    `发票号码：${number}`,
    '',
    '—',
    `这封邮件由${brand.name}自动发送，请勿直接回复。`,
  ].join('\n');
  return { subject: `${type} ${amountText(row.fen)} - ${brand.name}`, text };
}

export const mailInvoiceTask = task<{ mailId: string }>({ name: 'billing.mail-invoice', run: mailInvoice });

/** Marks what a crash left under way as unsure, and takes up what waits. */
async function settleInvoiceMails(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await markLostMails(ctx, new Date(now - lostAfterMs));
  for (const mailId of await findWaitingMails(ctx, new Date(now - overdueMs), mailsPerRun))
    await ctx.enqueue(mailInvoiceTask, { mailId });
}

export const settleInvoiceMailsTask = task<object>({
  name: 'billing.settle-invoice-mails',
  schedule: '* * * * *',
  run: settleInvoiceMails,
});
