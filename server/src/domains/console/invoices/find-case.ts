import type { InvoiceCase as Shown } from '@pinjian/contract/console-invoice.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findInvoiceCase, type InvoiceCase } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { refuseOwn, requireAdmin } from '../policy.ts';
import { invoiceCaseView, isOwnInvoice } from './view.ts';

/** An invoice that an admin reads. @throws Refusal 403, 40400 */
export async function requireInvoiceCase(ctx: Ctx<AdminActor>, invoiceId: string): Promise<InvoiceCase> {
  requireAdmin(ctx.actor, 'invoice.issue');
  const found = await findInvoiceCase(ctx, invoiceId);
  if (found === null) throw new Refusal(errors.notFound);
  return found;
}

/** The same for one who decides it: nobody does of their own. @throws Refusal 403, 40400, 40993 */
export async function requireDecidable(ctx: Ctx<AdminActor>, invoiceId: string): Promise<void> {
  const { payer } = await requireInvoiceCase(ctx, invoiceId);
  refuseOwn(await isOwnInvoice(ctx, payer), 'invoice');
}

/** As it stands after an act. */
export async function readInvoiceCase(ctx: Ctx<AdminActor>, invoiceId: string): Promise<Shown> {
  return invoiceCaseView(ctx, await requireInvoiceCase(ctx, invoiceId));
}
