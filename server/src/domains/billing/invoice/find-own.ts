import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { requireInvoicing } from './policy.ts';
import { findInvoice, lockInvoice, type InvoiceRow } from './queries.ts';

/** An invoice of the caller's payer, to be read. @throws Refusal 403, 40310, 40311, 40400 */
export async function requireOwn(ctx: Ctx<SignedInActor>, invoiceId: string): Promise<InvoiceRow> {
  const payer = requirePayer(ctx.actor);
  return sameOf(payer, await findInvoice(ctx, invoiceId));
}

/** The same held, to be changed by who may. @throws Refusal as `requireInvoicing`, 40400 */
export async function lockOwn(tx: Ctx<SignedInActor>, invoiceId: string): Promise<InvoiceRow> {
  const payer = requireInvoicing(tx.actor);
  return sameOf(payer, await lockInvoice(tx, invoiceId));
}

function sameOf(payer: string, row: InvoiceRow | undefined): InvoiceRow {
  if (row === undefined || row.payer !== payer) throw new Refusal(errors.notFound);
  return row;
}
