import {
  subjectType,
  titleDetails,
  type listInvoiceTitles as endpoint,
  type TitleDetails,
} from '@pinjian/contract/billing-invoice-title.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { lookUpCompany } from '#domains/company/index.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { companyOf, requirePayer } from '../../policy.ts';
import { mayInvoice } from '../policy.ts';
import { findTitles } from './queries.ts';
import { titleView } from './view.ts';

/** The titles of the payer. @throws Refusal 403, 40310, 40311 */
export async function listInvoiceTitles(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const rows = await findTitles(ctx, payer);
  const titles = rows.map((row) => titleView(ctx.ports.secretBox, row));
  const companyId = companyOf(payer);
  return {
    titles,
    suggested: titles.length > 0 || companyId === null ? null : await suggestedOf(ctx, companyId),
    mayWrite: mayInvoice(ctx.actor),
  };
}

async function suggestedOf(ctx: Ctx, companyId: string): Promise<TitleDetails | null> {
  const company = await lookUpCompany(ctx, companyId);
  if (company === null) return null;
  const { name, credit_code: creditCode } = company;
  return titleDetails.parse({ subjectType: subjectType.enterprise, name, creditCode });
}
