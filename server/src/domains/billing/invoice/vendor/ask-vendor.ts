import type { InvoiceAnswer } from '#platform/invoicing/port.ts';
import { task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { withPaperFile } from '../paper/keep-paper.ts';
import { findPapers, lockInvoice, recordAct, updateInvoice, type InvoiceRow } from '../queries.ts';
import { vendorOrderId } from '../rules.ts';
import { settleFlushed, settleIssued } from '../settle-invoice.ts';
import { titleOf } from '../view.ts';
import { claimForVendor, findWithVendor } from './queries.ts';

/**
 * Brings one invoice forward at the vendor. What may have been asked for before is looked for first, and asked for again
 * only where the vendor knows nothing of it, under the same order id: an unknown outcome is never issued twice.
 */
async function askVendor(ctx: Ctx, { invoiceId }: { readonly invoiceId: string }): Promise<void> {
  const claimed = await ctx.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId);
    const claim = row === undefined ? undefined : await claimForVendor(tx, row);
    return row === undefined || claim === undefined ? undefined : { row, ...claim };
  });
  if (claimed === undefined) return;
  const answer = await answerOf(ctx, claimed).catch((error: unknown) => {
    // Looked for again in a minute; what the vendor did not take at all is found absent then.
    ctx.log.warn(
      { invoiceId, error: error instanceof Error ? error.name : 'unknown' },
      'the invoice vendor gave no answer',
    );
    return null;
  });
  if (answer !== null) await settle(ctx, claimed.row, answer);
}

export const askVendorTask = task<{ invoiceId: string }>({ name: 'billing.ask-invoice-vendor', run: askVendor });

interface Claimed {
  readonly row: InvoiceRow;
  readonly mayHave: boolean;
}

async function answerOf(ctx: Ctx, { row, mayHave }: Claimed): Promise<InvoiceAnswer> {
  const { invoicing } = ctx.ports;
  const orderId = vendorOrderId(row.id, row.vendor_step === 'flush' ? 'red' : 'blue');
  if (mayHave) {
    const found = await invoicing.find(orderId);
    if (found.outcome !== 'absent') return found;
  }
  if (row.vendor_step === 'flush') {
    const blue = (await findPapers(ctx, [row.id])).find(({ paper }) => paper === 'blue');
    if (blue === undefined) throw new Error(`invoice ${row.id} is to be taken back and was never issued`);
    return invoicing.flush({ orderId, number: blue.number, at: ctx.now() });
  }
  const { name, creditCode: taxNumber, address, phone, bank, account } = titleOf(ctx, row);
  return invoicing.issue({
    orderId,
    isSpecial: row.type === 2,
    buyer: { name, taxNumber, address, phone, bank, account },
    fen: row.fen,
    remark: row.remark,
    at: ctx.now(),
  });
}

async function settle(ctx: Ctx, row: InvoiceRow, answer: InvoiceAnswer): Promise<void> {
  switch (answer.outcome) {
    case 'issued':
      return keepIssued(ctx, row, answer);
    case 'failed':
      return giveToPerson(ctx, row.id, answer.reason);
    case 'byPerson':
      return giveToPerson(ctx, row.id, '');
    case 'pending':
    case 'absent':
      return;
  }
}

async function keepIssued(
  ctx: Ctx,
  before: InvoiceRow,
  { number, issuedAt, pdf }: Extract<InvoiceAnswer, { outcome: 'issued' }>,
): Promise<void> {
  const paper = before.vendor_step === 'flush' ? 'red' : 'blue';
  await withPaperFile(ctx, { row: before, paper, number, issuedAt, uploaded: null, bytes: pdf }, (keepIn) =>
    ctx.transaction(async (tx) => {
      const row = await lockInvoice(tx, before.id);
      // Another copy heard it first.
      if (row === undefined || row.vendor_step !== before.vendor_step) return;
      const settled = { row, number, fileId: await keepIn(tx), issuedAt, byId: null };
      if (paper === 'red') await settleFlushed(tx, { ...settled, reason: row.flush_reason });
      else await settleIssued(tx, settled);
    }),
  );
}

/** What the vendor does not do, a person looks at: the request waits again, with the vendor's words beside it. */
async function giveToPerson(ctx: Ctx, invoiceId: string, words: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId);
    if (row === undefined || row.vendor_step === null) return;
    await updateInvoice(tx, invoiceId, {
      state: row.vendor_step === 'issue' ? 'waiting' : 'flushing',
      vendor_step: null,
      vendor_asked_at: null,
      vendor_may_have: false,
      vendor_words: words.slice(0, 300),
    });
    await recordAct(tx, { invoiceId, act: 'vendorFailed', byId: null, words: '' });
  });
}

const perRun = 100;

/** Asks about everything that the vendor has not answered, and takes up what the queue forgot. */
async function askVendorAgain(ctx: Ctx): Promise<void> {
  for (const invoiceId of await findWithVendor(ctx, new Date(ctx.now().getTime() - 60_000), perRun))
    await askVendor(ctx, { invoiceId });
}

export const askVendorAgainTask = task<object>({
  name: 'billing.ask-invoice-vendor-again',
  schedule: '* * * * *',
  run: askVendorAgain,
});
