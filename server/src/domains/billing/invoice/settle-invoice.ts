import { invoiceTypeLabels, invoiceTypes } from '@pinjian/contract/billing-invoice-view.ts';
import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { sendMessage, type Recipient } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { planInvoiceMail } from './mail/plan-mail.ts';
import { insertPaper, recordAct, releaseLines, updateInvoice, type InvoiceRow } from './queries.ts';
import { maySteps } from './rules.ts';
import { titleOf } from './view.ts';

interface Settled {
  readonly row: InvoiceRow;
  readonly number: string;
  readonly fileId: string;
  readonly issuedAt: Date;
  /** The admin; null for the vendor. */
  readonly byId: string | null;
}

/** No vendor has it, or is about to. */
const withNobody = { vendor_step: null, vendor_asked_at: null } as const;

/**
 * An invoice is issued: its number, its file, word to its payer and the mail, in one transaction that holds it.
 * @throws Refusal 40900 for one that cannot be, 41126 for a number that another one has
 */
export async function settleIssued(tx: Ctx, { row, number, fileId, issuedAt, byId }: Settled): Promise<void> {
  requireStep(row, 'issued');
  await keepPaper(tx, { row, paper: 'blue', number, fileId, issuedAt, byId });
  await updateInvoice(tx, row.id, { state: 'issued', reason: '', ...withNobody });
  await recordAct(tx, { invoiceId: row.id, act: 'issued', byId, words: number });
  const { mail } = titleOf(tx, row);
  if (mail !== '') await planInvoiceMail(tx, { row, paper: 'blue', mail });
  await tell(tx, row, 'issued', {
    title: '发票已开具',
    content: `${wordsOf(row)}已开具，发票号码 ${number}。${mail === '' ? '' : 'PDF 将发到抬头上的邮箱。'}`,
  });
}

/**
 * An invoice is taken back by a red one: its lines may be invoiced again.
 * @throws Refusal 40900, 41126
 */
export async function settleFlushed(
  tx: Ctx,
  { row, number, fileId, issuedAt, byId, reason }: Settled & { readonly reason: string },
): Promise<void> {
  requireStep(row, 'flushed');
  await keepPaper(tx, { row, paper: 'red', number, fileId, issuedAt, byId });
  await releaseLines(tx, row.id);
  const flushReason = row.flush_reason === '' ? reason : row.flush_reason;
  await updateInvoice(tx, row.id, { state: 'flushed', reason: '', flush_reason: flushReason, ...withNobody });
  await recordAct(tx, { invoiceId: row.id, act: 'flushed', byId, words: reason });
  const { mail } = titleOf(tx, row);
  if (mail !== '') await planInvoiceMail(tx, { row, paper: 'red', mail });
  await tell(tx, row, 'flushed', {
    title: '发票已红冲',
    content: `${wordsOf(row)}已红冲，红字发票号码 ${number}。相应的消费可以重新开票。`,
  });
}

/** A request is turned down: its lines may be invoiced again. @throws Refusal 40900 */
export async function settleRejected(
  tx: Ctx,
  { row, reason, byId }: { readonly row: InvoiceRow; readonly reason: string; readonly byId: string },
): Promise<void> {
  requireStep(row, 'rejected');
  await releaseLines(tx, row.id);
  await updateInvoice(tx, row.id, { state: 'rejected', reason, ...withNobody });
  await recordAct(tx, { invoiceId: row.id, act: 'rejected', byId, words: reason });
  await tell(tx, row, 'rejected', {
    title: '开票申请未通过',
    content: `${wordsOf(row)}的申请未通过。原因：${reason}。修改后可以重新申请。`,
  });
}

/** An invoice that somebody wanted taken back stays as it is. @throws Refusal 40900 */
export async function settleFlushRefused(
  tx: Ctx,
  { row, reason, byId }: { readonly row: InvoiceRow; readonly reason: string; readonly byId: string },
): Promise<void> {
  if (row.state !== 'flushing') throw new Refusal(errors.stateChanged);
  await updateInvoice(tx, row.id, { state: 'issued', reason, flush_reason: '', ...withNobody });
  await recordAct(tx, { invoiceId: row.id, act: 'flushRefused', byId, words: reason });
  await tell(tx, row, `flushRefused:${row.changed_at.getTime()}`, {
    title: '红冲申请未通过',
    content: `${wordsOf(row)}的红冲申请未通过，发票照常有效。原因：${reason}。`,
  });
}

function requireStep(row: InvoiceRow, to: 'issued' | 'flushed' | 'rejected'): void {
  if (!maySteps(row.state, to) || (to === 'issued' && row.state === 'flushing')) throw new Refusal(errors.stateChanged);
}

async function keepPaper(
  tx: Ctx,
  { row, paper, number, fileId, issuedAt, byId }: Settled & { readonly paper: 'blue' | 'red' },
): Promise<void> {
  const { id } = row;
  const written = { invoice_id: id, paper, number, file_id: fileId, issued_by: byId, issued_at: issuedAt };
  if (!(await insertPaper(tx, written))) throw new Refusal(invoiceErrors.numberUsed);
}

/** 您的电子普通发票（120元）. */
function wordsOf(row: InvoiceRow): string {
  const type = invoiceTypes.find((each) => each === row.type) ?? 1;
  return `您申请的${invoiceTypeLabels[type]}（${amountText(row.fen)}）`;
}

/** A company is told as a whole: whoever reads its money. */
function recipientOf({ payer }: InvoiceRow): Recipient {
  const id = payer.slice(payer.indexOf(':') + 1);
  return payer.startsWith('company:') ? { companyId: id, about: 'money' } : { userId: id };
}

async function tell(
  tx: Ctx,
  row: InvoiceRow,
  what: string,
  words: { readonly title: string; readonly content: string },
): Promise<void> {
  await sendMessage(tx, {
    to: recipientOf(row),
    type: '7',
    kind: 'money',
    ...words,
    meta: { target: { kind: 'invoice', ids: { invoiceId: row.id } } },
    dedupeKey: `invoice:${row.id}:${what}`,
  });
}
