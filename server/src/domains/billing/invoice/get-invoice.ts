import type { getInvoice as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from './find-own.ts';
import { mayInvoice } from './policy.ts';
import { invoiceView } from './view.ts';

/** One invoice of the payer. @throws Refusal 403, 40310, 40311, 40400 */
export async function getInvoice(
  ctx: Ctx<SignedInActor>,
  { invoiceId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return { ...(await invoiceView(ctx, await requireOwn(ctx, invoiceId))), mayWrite: mayInvoice(ctx.actor) };
}
