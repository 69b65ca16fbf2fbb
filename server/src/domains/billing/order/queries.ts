import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { OrderState } from '@pinjian/contract/billing-order.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingOrderTable } from '#server/tables.ts';

export type OrderRow = Omit<Selectable<BillingOrderTable>, 'payer'> & { readonly payer: Payer };
type OrderColumns = Omit<Updateable<BillingOrderTable>, 'id' | 'payer' | 'key' | 'fen'>;

/** A payer is written by `payer.ts` alone. */
const payer = sql.ref<Payer>('payer').as('payer');

/** Inserts an order unless its payer has one of this key; false then. */
export async function insertOrder(tx: Ctx, order: Insertable<BillingOrderTable>): Promise<boolean> {
  const row = await tx.db
    .insertInto('billing_order')
    .values(order)
    .onConflict((same) => same.columns(['payer', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOrder(ctx: Ctx, orderId: string): Promise<OrderRow | undefined> {
  return ctx.db.selectFrom('billing_order').selectAll().select(payer).where('id', '=', orderId).executeTakeFirst();
}

export async function findOrderByKey(ctx: Ctx, of: Payer, key: string): Promise<OrderRow | undefined> {
  return ctx.db
    .selectFrom('billing_order')
    .selectAll()
    .select(payer)
    .where('payer', '=', of)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Whoever changes an order or one of its payments holds this row until the end of the transaction. */
export async function lockOrder(tx: Ctx, orderId: string): Promise<OrderRow | undefined> {
  return tx.db
    .selectFrom('billing_order')
    .selectAll()
    .select(payer)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateOrder(tx: Ctx, orderId: string, columns: OrderColumns): Promise<void> {
  await tx.db.updateTable('billing_order').set(columns).where('id', '=', orderId).execute();
}

/** Moves what is on its way back, and what is back, by so much. */
export async function moveRefunded(
  tx: Ctx,
  orderId: string,
  by: { readonly refunding: number; readonly refunded: number },
): Promise<void> {
  await tx.db
    .updateTable('billing_order')
    .set((row) => ({
      refunding_fen: row('refunding_fen', '+', by.refunding),
      refunded_fen: row('refunded_fen', '+', by.refunded),
    }))
    .where('id', '=', orderId)
    .execute();
}

export async function countOpenOrders(ctx: Ctx, of: Payer): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('billing_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('payer', '=', of)
    .where('state', 'in', ['open', 'confirming'])
    .executeTakeFirstOrThrow();
  return count;
}

export async function findOrders(ctx: Ctx, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return ctx.db.selectFrom('billing_order').selectAll().select(payer).where('id', 'in', ids).execute();
}

/** What orders can be narrowed to: states as their readers know them, of one payer, one kind of payer, one number. */
export interface OrderFilter {
  readonly states: readonly OrderState[];
  readonly payer?: Payer | undefined;
  readonly payerKind?: 'company' | 'seeker' | undefined;
  /** An order's number, or one of a payment of it, whole. */
  readonly number?: string | undefined;
}

function filtered(ctx: Ctx, filter: OrderFilter) {
  const { states, payer: of, payerKind, number } = filter;
  return ctx.db
    .selectFrom('billing_order as purchase')
    .$if(states.length > 0, (query) =>
      query.where((eb) => eb.or(states.map((state) => sql<boolean>`(${stateSql} = ${state})`))),
    )
    .$if(of !== undefined, (query) => query.where('purchase.payer', '=', of ?? ''))
    .$if(payerKind !== undefined, (query) => query.where('purchase.payer', 'like', `${payerKind ?? ''}:%`))
    .$if(number !== undefined && number !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('purchase.number', '=', number ?? ''),
          eb.exists(
            eb
              .selectFrom('billing_payment as payment')
              .select('payment.id')
              .whereRef('payment.order_id', '=', 'purchase.id')
              .where((inner) =>
                inner.or([
                  inner('payment.trade_no', '=', number ?? ''),
                  inner('payment.vendor_trade_no', '=', number ?? ''),
                ]),
              ),
          ),
        ]),
      ),
    );
}

/** The state that readers know, as `stateOf` of the rules says it. */
const stateSql = sql<OrderState>`case
  when purchase.state <> 'paid' then purchase.state
  when purchase.refunding_fen > 0 then 'refunding'
  when purchase.refunded_fen >= purchase.fen then 'refunded'
  when purchase.refunded_fen > 0 then 'partlyRefunded'
  else 'paid' end`;

export async function listOrderRows(
  ctx: Ctx,
  filter: OrderFilter,
  page: { readonly current: number; readonly pageSize: number },
): Promise<OrderRow[]> {
  return filtered(ctx, filter)
    .selectAll('purchase')
    .select(payer)
    .orderBy('purchase.created_at', 'desc')
    .orderBy('purchase.id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** How many there are, up to `most`. */
export async function countOrderRows(ctx: Ctx, filter: OrderFilter, most: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(filtered(ctx, filter).select('purchase.id').limit(most).as('hit'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Orders whose time is over, the longest over first. */
export async function findOverdueOrders(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_order')
    .select('id')
    .where('state', 'in', ['open', 'confirming'])
    .where('expires_at', '<=', ctx.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
