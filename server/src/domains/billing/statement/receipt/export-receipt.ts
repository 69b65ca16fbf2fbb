import type { exportReceipt as endpoint } from '@pinjian/contract/billing-statement.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { findContact } from '#domains/account/index.ts';
import { lookUpCompany } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findOrder } from '../../order/queries.ts';
import { companyOf, requirePayer } from '../../policy.ts';
import { findStatementLine } from '../queries.ts';
import { printReceipt } from './print-receipt.ts';

/** The receipt of one line of the payer's statement. @throws Refusal 403, 40310, 40311, 40400 */
export async function exportReceipt(
  ctx: Ctx<SignedInActor>,
  { lineId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const line = await findStatementLine(ctx, payer, lineId);
  if (line === undefined || line.kind === 'adjustment') throw new Refusal(errors.notFound);
  const companyId = companyOf(payer);
  const name = companyId === null ? await phoneOf(ctx) : ((await lookUpCompany(ctx, companyId))?.name ?? '');
  const orderNumber = line.order_id === null ? '' : ((await findOrder(ctx, line.order_id))?.number ?? '');
  return printReceipt({ line, payer: name, orderNumber, seller: ctx.ports.config.brand.holder });
}

async function phoneOf(ctx: Ctx<SignedInActor>): Promise<string> {
  const contact = await findContact(ctx, ctx.actor.userId);
  return contact === null ? '' : maskPhone(contact.phone);
}
