import type { InvoiceCase as Shown } from '@pinjian/contract/console-invoice.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { findContact } from '#domains/account/index.ts';
import type { InvoiceCase } from '#domains/billing/index.ts';
import { lookUpCompany } from '#domains/company/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { isIdentityOf, isMemberOfAny, personOf } from '../own-case/queries.ts';

/** Who pays, as the console names them: a company, or a seeker's masked phone. */
export async function payerView(ctx: Ctx, payer: string): Promise<Shown['payer']> {
  const id = payer.slice(payer.indexOf(':') + 1);
  if (payer.startsWith('company:')) {
    const company = await lookUpCompany(ctx, id);
    return { kind: 'company', name: company?.name ?? '已注销', id: company === null ? null : id };
  }
  const contact = await findContact(ctx, id);
  const personId = contact === null ? null : await personOf(ctx, id);
  return { kind: 'seeker', name: contact === null ? '已注销' : maskPhone(contact.phone), id: personId };
}

/** Whether an invoice is the admin's own, or of a company they are a member of. */
export async function isOwnInvoice(ctx: Ctx<AdminActor>, payer: string): Promise<boolean> {
  const { personId } = ctx.actor;
  const id = payer.slice(payer.indexOf(':') + 1);
  return payer.startsWith('company:') ? isMemberOfAny(ctx, personId, [id]) : isIdentityOf(ctx, personId, id);
}

export async function invoiceCaseView(ctx: Ctx<AdminActor>, found: InvoiceCase): Promise<Shown> {
  return {
    ...found.invoice,
    payer: await payerView(ctx, found.payer),
    withVendor: found.withVendor,
    vendorWords: found.vendorWords,
    byPerson: ctx.ports.invoicing.byPerson,
    isOwn: await isOwnInvoice(ctx, found.payer),
  };
}
