import { invoiceType } from '@pinjian/contract/billing-invoice-view.ts';
import {
  invoiceErrors,
  mostInvoiceLines,
  type InvoicePick,
  type requestInvoice as endpoint,
} from '@pinjian/contract/billing-invoice.ts';
import type { TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from './find-own.ts';
import { findPicked, insertLines, type Picked } from './line-queries.ts';
import { requireInvoicing } from './policy.ts';
import { findInvoiceByKey, insertInvoice, lockPayerInvoices, recordAct } from './queries.ts';
import { objectionToSpecial, spanOfMonth } from './rules.ts';
import { findTitle, openTitle } from './title/queries.ts';
import { askVendorTask } from './vendor/ask-vendor.ts';
import { goesToVendor } from './vendor/check-vendor.ts';
import { invoiceView } from './view.ts';

/**
 * Asks for an invoice of what was consumed. Each line is in one invoice at most: by the lock of the payer, and by an index
 * that knows no lock. The same key again is the same invoice.
 * @throws Refusal 40310, 40311, 40400 for a title that is none, 41120 and 41121 for a special invoice that cannot be, 41122,
 *   41123 where a chosen line is in another one, 41124 {fen} where the sum is another than was shown
 */
export async function requestInvoice(
  ctx: Ctx<SignedInActor>,
  { key, titleId, type, pick, fen, remark }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requireInvoicing(ctx.actor);
  const invoiceId = await ctx.transaction(async (tx) => {
    await lockPayerInvoices(tx, payer);
    const before = await findInvoiceByKey(tx, payer, key);
    if (before !== undefined) return before.id;
    const row = await findTitle(tx, payer, titleId);
    if (row === undefined) throw new Refusal(errors.notFound);
    const title = openTitle(tx.ports.secretBox, row.details_cipher);
    if (type === invoiceType.special) requireSpecial(title);
    const lines = await findPicked(tx, pickedOf(payer, pick), mostInvoiceLines);
    if (lines.length === 0) throw new Refusal(invoiceErrors.nothingToInvoice);
    if (pick.kind === 'chosen' && lines.length !== new Set(pick.consumptionIds).size)
      throw new Refusal(invoiceErrors.lineInvoiced);
    const sum = lines.reduce((total, line) => total + line.fen, 0);
    if (sum !== fen) throw new Refusal(invoiceErrors.amountChanged, { data: { fen: sum } });
    const askedBy = tx.actor.userId;
    const toVendor = await goesToVendor(tx, askedBy);
    const id = await insertInvoice(tx, {
      payer,
      key,
      type,
      title,
      fen,
      lines: lines.length,
      remark,
      askedBy,
      toVendor,
    });
    await insertLines(tx, id, lines);
    await recordAct(tx, { invoiceId: id, act: 'requested', byId: askedBy, words: '' });
    if (toVendor) await tx.enqueue(askVendorTask, { invoiceId: id });
    return id;
  });
  return { ...(await invoiceView(ctx, await requireOwn(ctx, invoiceId))), mayWrite: true };
}

/** @throws Refusal 41120 for who is no enterprise, 41121 {missing} */
function requireSpecial(title: TitleDetails): void {
  const objection = objectionToSpecial(title);
  if (objection === 'enterprise') throw new Refusal(invoiceErrors.specialForEnterprise);
  if (objection !== null) throw new Refusal(invoiceErrors.titleIncomplete, { data: { missing: objection } });
}

function pickedOf(payer: string, pick: InvoicePick): Picked {
  return {
    payer,
    span: pick.kind === 'month' ? spanOfMonth(pick.month) : null,
    ids: pick.kind === 'chosen' ? pick.consumptionIds : null,
  };
}
