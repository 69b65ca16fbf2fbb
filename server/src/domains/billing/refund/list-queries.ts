import { sql } from 'kysely';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { RefundRow } from './queries.ts';

/** What refunds can be listed by, for those who decide them. */
export type RefundList = 'toDecide' | 'secondAsked' | 'sending' | 'needsHelp' | 'over';

const statesOf: Readonly<Record<RefundList, readonly RefundRow['state'][]>> = {
  toDecide: ['requested'],
  secondAsked: ['secondAsked'],
  sending: ['sending'],
  needsHelp: ['sending'],
  over: ['done', 'refused', 'withdrawn'],
};

/** A part waits for a person: a vendor refused it, or it came by a transfer and goes back by one. */
const needsHelp = sql<boolean>`exists (
  select from billing_refund_part as part join billing_payment as payment on payment.id = part.payment_id
  where part.refund_id = refund.id
    and (part.state = 'failed' or (payment.vendor = 'bank' and part.state = 'waiting')))`;

function listed(ctx: Ctx, list: RefundList) {
  return ctx.db
    .selectFrom('billing_refund as refund')
    .where('refund.state', 'in', statesOf[list])
    .$if(list === 'needsHelp', (query) => query.where(needsHelp));
}

/** Those that wait: the longest first; the rest newest first. */
export async function listRefundCases(
  ctx: Ctx,
  list: RefundList,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
) {
  return listed(ctx, list)
    .selectAll('refund')
    .select([sql.ref<Payer>('refund.payer').as('payer'), needsHelp.as('needs_help')])
    .orderBy('refund.requested_at', list === 'over' ? 'desc' : 'asc')
    .orderBy('refund.id')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}

/** How many there are, up to `most`. */
export async function countRefundCases(ctx: Ctx, list: RefundList, most: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(listed(ctx, list).select('refund.id').limit(most).as('hit'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a part of a refund waits for a person. */
export async function isInNeed(ctx: Ctx, refundId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('billing_refund as refund')
    .select('refund.id')
    .where('refund.id', '=', refundId)
    .where(needsHelp)
    .executeTakeFirst();
  return row !== undefined;
}
