import type { askRedFlush as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockOwn, requireOwn } from './find-own.ts';
import { recordAct, updateInvoice } from './queries.ts';
import { invoiceView } from './view.ts';

/**
 * Asks that an issued invoice is taken back by a red one; a person looks at it. Again is the same result.
 * @throws Refusal 40310, 40311, 40400, 40900 for one that is not issued
 */
export async function askRedFlush(
  ctx: Ctx<SignedInActor>,
  { invoiceId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await ctx.transaction(async (tx) => {
    const row = await lockOwn(tx, invoiceId);
    if (row.state === 'flushing' || row.state === 'flushed') return;
    if (row.state !== 'issued') throw new Refusal(errors.stateChanged);
    await updateInvoice(tx, invoiceId, { state: 'flushing', flush_reason: reason, reason: '' });
    await recordAct(tx, { invoiceId, act: 'flushAsked', byId: tx.actor.userId, words: reason });
  });
  return { ...(await invoiceView(ctx, await requireOwn(ctx, invoiceId))), mayWrite: true };
}
