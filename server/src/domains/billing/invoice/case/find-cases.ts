import type { Invoice, InvoiceLine, InvoiceSummary } from '@pinjian/contract/billing-invoice-view.ts';
import type { TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import { invoiceLists, type InvoiceList } from '@pinjian/contract/console-invoice.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx } from '#server/context.ts';
import { findLinesOf } from '../line-queries.ts';
import { findInvoice, type InvoiceRow } from '../queries.ts';
import { maskedTitle } from '../rules.ts';
import { invoiceView, lineView, summaryViews, titleOf } from '../view.ts';
import { countCases, findCasePage } from './queries.ts';

/** An invoice as the console knows it, its title masked. */
export interface InvoiceCase {
  readonly invoice: Omit<Invoice, 'mayWrite'>;
  /** company:<id> or seeker:<userId>. */
  readonly payer: string;
  readonly withVendor: boolean;
  readonly vendorWords: string;
}

export interface InvoiceCaseSummary extends InvoiceSummary {
  readonly payer: string;
  readonly withVendor: boolean;
}

/** One page of a list of the console. */
export async function listInvoiceCases(
  ctx: Ctx,
  page: { readonly list: InvoiceList; readonly current: number; readonly pageSize: number },
): Promise<InvoiceCaseSummary[]> {
  const rows = await findCasePage(ctx, page);
  const views = await summaryViews(ctx, rows);
  return rows.flatMap((row, at) => {
    const view = views[at];
    const titleName = maskedTitle(titleOf(ctx, row)).name;
    return view === undefined ? [] : [{ ...view, titleName, payer: row.payer, withVendor: row.vendor_step !== null }];
  });
}

/** How many each list has, up to one more than is shown. */
export async function countInvoiceCases(ctx: Ctx): Promise<Map<InvoiceList, number>> {
  const counts = new Map<InvoiceList, number>();
  for (const list of invoiceLists) counts.set(list, await countCases(ctx, list, totalCap + 1));
  return counts;
}

/** One invoice; null where there is none. */
export async function findInvoiceCase(ctx: Ctx, invoiceId: string): Promise<InvoiceCase | null> {
  const row = await findInvoice(ctx, invoiceId);
  return row === undefined ? null : caseOf(ctx, row);
}

async function caseOf(ctx: Ctx, row: InvoiceRow): Promise<InvoiceCase> {
  const view = await invoiceView(ctx, row);
  const title = maskedTitle(view.title);
  return {
    invoice: { ...view, title, titleName: title.name },
    payer: row.payer,
    withVendor: row.vendor_step !== null,
    vendorWords: row.vendor_words,
  };
}

/** The title in full, for who has to issue it; null where there is no such invoice. */
export async function findFullTitle(ctx: Ctx, invoiceId: string): Promise<TitleDetails | null> {
  const row = await findInvoice(ctx, invoiceId);
  return row === undefined ? null : titleOf(ctx, row);
}

/** What an invoice is made of, without whose and for which position: the console issues, it does not read along. */
export async function listCaseLines(
  ctx: Ctx,
  { invoiceId, ...page }: { readonly invoiceId: string; readonly current: number; readonly pageSize: number },
): Promise<InvoiceLine[]> {
  const rows = await findLinesOf(ctx, invoiceId, page);
  return rows.map((row) => ({ ...lineView(row), memberName: '', positionTitle: '' }));
}
