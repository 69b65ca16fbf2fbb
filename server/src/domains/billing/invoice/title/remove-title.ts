import type { removeInvoiceTitle as endpoint } from '@pinjian/contract/billing-invoice-title.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireInvoicing } from '../policy.ts';
import { lockPayerInvoices } from '../queries.ts';
import { deleteTitle, findTitle, findTitles, makeDefault } from './queries.ts';

/** Forgets a title; the oldest of the others becomes the default where it was that. @throws Refusal 40310, 40311, 40400 */
export async function removeInvoiceTitle(
  ctx: Ctx<SignedInActor>,
  { titleId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requireInvoicing(ctx.actor);
  await ctx.transaction(async (tx) => {
    await lockPayerInvoices(tx, payer);
    const row = await findTitle(tx, payer, titleId);
    if (row === undefined) throw new Refusal(errors.notFound);
    await deleteTitle(tx, titleId);
    const [next] = await findTitles(tx, payer);
    if (row.is_default && next !== undefined) await makeDefault(tx, next.id);
  });
  return null;
}
