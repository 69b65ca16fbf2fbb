import { sql } from 'kysely';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';

interface Page {
  readonly current: number;
  readonly pageSize: number;
}

/** A payer is written by `payer.ts` alone. */
const payer = sql.ref<Payer>('purchase.payer').as('payer');

function withOrders(ctx: Ctx) {
  return ctx.db
    .selectFrom('billing_payment as payment')
    .innerJoin('billing_order as purchase', 'purchase.id', 'payment.order_id')
    .selectAll('payment')
    .select(['purchase.number', 'purchase.title', payer]);
}
export type PaymentWithOrder = Awaited<ReturnType<typeof listDoubtRows>>[number];

/** Payments in doubt, the longest first. */
export async function listDoubtRows(ctx: Ctx, { current, pageSize }: Page) {
  return withOrders(ctx)
    .where('payment.state', '=', 'inDoubt')
    .orderBy('payment.settled_at')
    .orderBy('payment.id')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}

/** The payments of orders, newest first, each with its order. */
export async function findPaymentsWithOrders(
  ctx: Ctx,
  by: { readonly orderId: string } | { readonly paymentId: string },
) {
  const query = withOrders(ctx);
  return ('orderId' in by ? query.where('purchase.id', '=', by.orderId) : query.where('payment.id', '=', by.paymentId))
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
}

/** What bank transfers can be listed by: to be compared, not proved yet, decided or over. */
export type TransferList = 'toConfirm' | 'waiting' | 'decided';

function transfers(ctx: Ctx, list: TransferList) {
  return withOrders(ctx)
    .innerJoin('billing_bank_transfer as transfer', 'transfer.payment_id', 'payment.id')
    .select([
      'transfer.reference',
      'transfer.voucher_file_id',
      'transfer.voucher_at',
      'transfer.confirmed',
      'transfer.decided_at',
      'transfer.bank_number',
      'transfer.reason',
    ])
    .$if(list === 'toConfirm', (query) =>
      query.where('transfer.confirmed', 'is', null).where('voucher_at', 'is not', null),
    )
    .$if(list === 'waiting', (query) =>
      query.where('transfer.confirmed', 'is', null).where('voucher_at', 'is', null).where('payment.state', '=', 'open'),
    )
    .$if(list === 'decided', (query) => query.where('transfer.confirmed', 'is not', null));
}

export async function listTransferRows(ctx: Ctx, list: TransferList, { current, pageSize }: Page) {
  return transfers(ctx, list)
    .$if(list === 'toConfirm', (query) => query.orderBy('transfer.voucher_at'))
    .$if(list !== 'toConfirm', (query) => query.orderBy('payment.created_at', 'desc'))
    .orderBy('payment.id')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}
export type TransferWithOrder = Awaited<ReturnType<typeof listTransferRows>>[number];

export async function findTransferRow(ctx: Ctx, paymentId: string): Promise<TransferWithOrder | undefined> {
  return ctx.db
    .selectFrom('billing_payment as payment')
    .innerJoin('billing_order as purchase', 'purchase.id', 'payment.order_id')
    .innerJoin('billing_bank_transfer as transfer', 'transfer.payment_id', 'payment.id')
    .selectAll('payment')
    .select(['purchase.number', 'purchase.title', payer])
    .select([
      'transfer.reference',
      'transfer.voucher_file_id',
      'transfer.voucher_at',
      'transfer.confirmed',
      'transfer.decided_at',
      'transfer.bank_number',
      'transfer.reason',
    ])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
}

/** How many there are, up to `most`. */
export async function countTransferRows(ctx: Ctx, list: TransferList, most: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(transfers(ctx, list).clearSelect().select('payment.id').limit(most).as('hit'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
