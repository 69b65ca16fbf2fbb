import { invoiceErrors, type getInvoiceFile as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from './find-own.ts';
import { signPaper } from './paper/sign-paper.ts';

/** The PDF of a paper, for ten minutes. @throws Refusal 403, 40310, 40311, 40400, 41130 where there is none */
export async function getInvoiceFile(
  ctx: Ctx<SignedInActor>,
  { invoiceId, paper }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireOwn(ctx, invoiceId);
  const signed = await signPaper(ctx, invoiceId, paper);
  if (signed === null) throw new Refusal(invoiceErrors.notIssued);
  return signed;
}
