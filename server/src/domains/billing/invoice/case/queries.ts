import type { InvoiceList } from '@pinjian/contract/console-invoice.ts';
import type { InvoiceState } from '@pinjian/contract/billing-invoice-view.ts';
import type { Ctx } from '#server/context.ts';
import type { InvoiceRow } from '../queries.ts';

const states: Readonly<Record<InvoiceList, readonly InvoiceState[]>> = {
  toDo: ['waiting', 'issuing', 'flushing'],
  withVendor: ['waiting', 'issuing', 'flushing'],
  issued: ['issued'],
  over: ['rejected', 'withdrawn', 'flushed'],
};

function ofList(ctx: Ctx, list: InvoiceList) {
  return ctx.db
    .selectFrom('billing_invoice')
    .where('state', 'in', states[list])
    .$if(list === 'toDo', (query) => query.where('vendor_step', 'is', null))
    .$if(list === 'withVendor', (query) => query.where('vendor_step', 'is not', null));
}

/** What waits, the longest first; what is done, the last first. */
export async function findCasePage(
  ctx: Ctx,
  { list, current, pageSize }: { readonly list: InvoiceList; readonly current: number; readonly pageSize: number },
): Promise<InvoiceRow[]> {
  const order = list === 'issued' || list === 'over' ? 'desc' : 'asc';
  return ofList(ctx, list)
    .selectAll()
    .orderBy('changed_at', order)
    .orderBy('id', order)
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .execute();
}

/** How many a list has, up to `cap`. */
export async function countCases(ctx: Ctx, list: InvoiceList, cap: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(ofList(ctx, list).select('id').limit(cap).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What waits for a person, and since when. */
export async function countInvoicesToDo(ctx: Ctx): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  return ofList(ctx, 'toDo')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('changed_at').as('oldest')])
    .executeTakeFirstOrThrow();
}
