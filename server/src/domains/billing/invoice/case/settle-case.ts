import { errors } from '@pinjian/contract/errors.ts';
import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { withPaperFile } from '../paper/keep-paper.ts';
import { findInvoice, lockInvoice, recordAct, updateInvoice, type InvoiceRow } from '../queries.ts';
import { settleFlushed, settleFlushRefused, settleIssued, settleRejected } from '../settle-invoice.ts';
import { askVendorTask } from '../vendor/ask-vendor.ts';
import { goesToVendor } from '../vendor/check-vendor.ts';

/** What the caller does in the same transaction: its audit, for instance. */
type Along = (tx: Ctx) => Promise<void>;

async function requireCase(ctx: Ctx, invoiceId: string, which: 'found' | 'held' = 'held'): Promise<InvoiceRow> {
  const row = which === 'held' ? await lockInvoice(ctx, invoiceId) : await findInvoice(ctx, invoiceId);
  if (row === undefined) throw new Refusal(errors.notFound);
  return row;
}

/** What the vendor is asked about is the vendor's until it has answered. @throws Refusal 41128 */
function refuseWithVendor({ vendor_step: step }: InvoiceRow): void {
  if (step !== null) throw new Refusal(invoiceErrors.withVendor);
}

/**
 * An admin begins with an invoice: it cannot be withdrawn any more. Again is the same result.
 * @throws Refusal 40400, 40900, 41128
 */
export async function startInvoice(
  ctx: Ctx,
  { invoiceId, adminId }: { readonly invoiceId: string; readonly adminId: string },
  along: Along,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await requireCase(tx, invoiceId);
    refuseWithVendor(row);
    if (row.state === 'issuing') return;
    if (row.state !== 'waiting') throw new Refusal(errors.stateChanged);
    await updateInvoice(tx, invoiceId, { state: 'issuing' });
    await recordAct(tx, { invoiceId, act: 'started', byId: adminId, words: '' });
    await along(tx);
  });
}

interface ByHand {
  readonly invoiceId: string;
  readonly adminId: string;
  readonly number: string;
  /** What the admin uploaded; null where the product prints the facts. */
  readonly fileId: string | null;
}

/** What is known of a paper once it is issued. */
type SettledPaper = Parameters<typeof settleIssued>[1];

/** Keeps the file of a paper that an admin issued, and settles the invoice by it in one transaction. */
async function enterPaper(
  ctx: Ctx,
  {
    invoiceId,
    adminId,
    number,
    fileId,
    paper,
    settle,
  }: ByHand & { readonly paper: 'blue' | 'red'; readonly settle: (tx: Ctx, settled: SettledPaper) => Promise<void> },
  along: Along,
): Promise<void> {
  const before = await requireCase(ctx, invoiceId, 'found');
  const issuedAt = ctx.now();
  const uploaded = fileId === null ? null : { fileId, by: adminId };
  await withPaperFile(ctx, { row: before, paper, number, issuedAt, uploaded, bytes: null }, (keepIn) =>
    ctx.transaction(async (tx) => {
      const row = await requireCase(tx, invoiceId);
      refuseWithVendor(row);
      await settle(tx, { row, number, fileId: await keepIn(tx), issuedAt, byId: adminId });
      await along(tx);
    }),
  );
}

/**
 * An admin enters what they issued at the tax office's platform.
 * @throws Refusal 40400, 40900, 41126, 41127, 41128
 */
export async function issueByHand(ctx: Ctx, entered: ByHand, along: Along): Promise<void> {
  await enterPaper(ctx, { ...entered, paper: 'blue', settle: settleIssued }, along);
}

/** @throws Refusal 40400, 40900, 41128 */
export async function rejectInvoice(
  ctx: Ctx,
  { invoiceId, adminId, reason }: { readonly invoiceId: string; readonly adminId: string; readonly reason: string },
  along: Along,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await requireCase(tx, invoiceId);
    refuseWithVendor(row);
    await settleRejected(tx, { row, reason, byId: adminId });
    await along(tx);
  });
}

/**
 * An admin enters the red invoice that they issued.
 * @throws Refusal as `issueByHand`
 */
export async function flushByHand(
  ctx: Ctx,
  { reason, ...entered }: ByHand & { readonly reason: string },
  along: Along,
): Promise<void> {
  const settle = (tx: Ctx, settled: SettledPaper) => settleFlushed(tx, { ...settled, reason });
  await enterPaper(ctx, { ...entered, paper: 'red', settle }, along);
}

/**
 * Hands the taking back to the vendor.
 * @throws Refusal 40400, 40900, 41128, 40001 where no vendor does it
 */
export async function handFlushToVendor(
  ctx: Ctx,
  { invoiceId, reason }: { readonly invoiceId: string; readonly reason: string },
  along: Along,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await requireCase(tx, invoiceId);
    refuseWithVendor(row);
    if (row.state !== 'issued' && row.state !== 'flushing') throw new Refusal(errors.stateChanged);
    if (!(await goesToVendor(tx, row.asked_by))) {
      const message = '请填写红字发票号码';
      throw new Refusal(errors.invalidInput, { message, data: [{ path: 'number', message }] });
    }
    await updateInvoice(tx, invoiceId, {
      state: 'flushing',
      flush_reason: row.flush_reason === '' ? reason : row.flush_reason,
      vendor_step: 'flush',
      vendor_asked_at: tx.now(),
      vendor_may_have: false,
      vendor_words: '',
    });
    await tx.enqueue(askVendorTask, { invoiceId });
    await along(tx);
  });
}

/** @throws Refusal 40400, 40900, 41128 */
export async function refuseFlush(
  ctx: Ctx,
  { invoiceId, adminId, reason }: { readonly invoiceId: string; readonly adminId: string; readonly reason: string },
  along: Along,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await requireCase(tx, invoiceId);
    refuseWithVendor(row);
    await settleFlushRefused(tx, { row, reason, byId: adminId });
    await along(tx);
  });
}
