import { invoiceErrors, type sendInvoiceMail as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockOwn, requireOwn } from './find-own.ts';
import { planInvoiceMail } from './mail/plan-mail.ts';
import { isMailUnderWay } from './mail/queries.ts';
import { invoiceView, titleOf } from './view.ts';

/**
 * Sends the PDF once more, or to another address; while one is on its way, no second one is.
 * @throws Refusal 40310, 40311, 40400, 41129 without an address, 41130 before it is issued
 */
export async function sendInvoiceMail(
  ctx: Ctx<SignedInActor>,
  { invoiceId, mail }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await ctx.transaction(async (tx) => {
    const row = await lockOwn(tx, invoiceId);
    if (!['issued', 'flushing', 'flushed'].includes(row.state)) throw new Refusal(invoiceErrors.notIssued);
    const address = mail === '' ? titleOf(tx, row).mail : mail;
    if (address === '') throw new Refusal(invoiceErrors.noMailAddress);
    if (await isMailUnderWay(tx, invoiceId)) return;
    const asked = { ...row, asked_by: tx.actor.userId };
    await planInvoiceMail(tx, { row: asked, paper: row.state === 'flushed' ? 'red' : 'blue', mail: address });
  });
  return { ...(await invoiceView(ctx, await requireOwn(ctx, invoiceId))), mayWrite: true };
}
