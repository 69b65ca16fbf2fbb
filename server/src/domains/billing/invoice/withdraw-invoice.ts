import type { withdrawInvoice as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockOwn, requireOwn } from './find-own.ts';
import { recordAct, releaseLines, updateInvoice } from './queries.ts';
import { invoiceView } from './view.ts';

/**
 * Takes a request back that nobody has begun with; again is the same result.
 * @throws Refusal 40310, 40311, 40400, 40900 once it is begun
 */
export async function withdrawInvoice(
  ctx: Ctx<SignedInActor>,
  { invoiceId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await ctx.transaction(async (tx) => {
    const row = await lockOwn(tx, invoiceId);
    if (row.state === 'withdrawn') return;
    if (row.state !== 'waiting') throw new Refusal(errors.stateChanged);
    await releaseLines(tx, invoiceId);
    await updateInvoice(tx, invoiceId, { state: 'withdrawn', vendor_step: null, vendor_asked_at: null });
    await recordAct(tx, { invoiceId, act: 'withdrawn', byId: tx.actor.userId, words: '' });
  });
  return { ...(await invoiceView(ctx, await requireOwn(ctx, invoiceId))), mayWrite: true };
}
