import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { PaymentVendor } from '@pinjian/contract/billing-payment.ts';
import type { NoticeVerdict } from '@pinjian/contract/console-payment.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingBankTransferTable, BillingPaymentTable } from '#server/tables.ts';

export type PaymentRow = Selectable<BillingPaymentTable>;
export type TransferRow = Selectable<BillingBankTransferTable>;
type PaymentColumns = Omit<Updateable<BillingPaymentTable>, 'id' | 'order_id' | 'trade_no' | 'fen'>;

export async function insertPayment(tx: Ctx, payment: Insertable<BillingPaymentTable>): Promise<void> {
  await tx.db.insertInto('billing_payment').values(payment).execute();
}

export async function updatePayment(tx: Ctx, paymentId: string, columns: PaymentColumns): Promise<void> {
  await tx.db.updateTable('billing_payment').set(columns).where('id', '=', paymentId).execute();
}

export async function findPayment(ctx: Ctx, paymentId: string): Promise<PaymentRow | undefined> {
  return ctx.db.selectFrom('billing_payment').selectAll().where('id', '=', paymentId).executeTakeFirst();
}

export async function findPaymentByTrade(
  ctx: Ctx,
  vendor: PaymentVendor,
  tradeNo: string,
): Promise<PaymentRow | undefined> {
  return ctx.db
    .selectFrom('billing_payment')
    .selectAll()
    .where('trade_no', '=', tradeNo)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
}

/** The attempts to pay these orders, newest first. */
export async function findPaymentsOf(ctx: Ctx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_payment')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The payments that fulfilled these orders. */
export async function findFulfilling(ctx: Ctx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_payment')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'paid')
    .execute();
}

/** Payments about which a vendor is to be asked now, the longest due first. */
export async function findDuePayments(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_payment')
    .select('id')
    .where('next_ask_at', '<=', ctx.now())
    .orderBy('next_ask_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Writes down what a vendor said; the same again is counted. */
export async function noteVerdict(
  tx: Ctx,
  notice: {
    readonly vendor: PaymentVendor;
    readonly paymentId: string | null;
    readonly source: 'callback' | 'query';
    readonly verdict: NoticeVerdict;
    readonly fen: number | null;
  },
): Promise<void> {
  const { vendor, paymentId, source, verdict, fen } = notice;
  const now = tx.now();
  await sql`
    insert into billing_notice (id, vendor, payment_id, source, verdict, fen, times, first_at, last_at)
    values (${newId()}, ${vendor}, ${paymentId}, ${source}, ${verdict}, ${fen}, 1, ${now}, ${now})
    on conflict (payment_id, vendor, source, verdict, fen)
    do update set times = billing_notice.times + 1, last_at = excluded.last_at`.execute(tx.db);
}

/** What vendors said of these payments, in the order in which it was first said. */
export async function findNotices(ctx: Ctx, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_notice')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('first_at')
    .orderBy('id')
    .execute();
}

// -- Bank transfers ---------------------------------------------------------------------------------------------------

export async function insertTransfer(tx: Ctx, paymentId: string, reference: string): Promise<boolean> {
  const row = await tx.db
    .insertInto('billing_bank_transfer')
    .values({ payment_id: paymentId, reference })
    .onConflict((same) => same.column('reference').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateTransfer(
  tx: Ctx,
  paymentId: string,
  columns: Omit<Updateable<BillingBankTransferTable>, 'payment_id' | 'reference'>,
): Promise<void> {
  await tx.db.updateTable('billing_bank_transfer').set(columns).where('payment_id', '=', paymentId).execute();
}

export async function findTransfersOf(ctx: Ctx, paymentIds: readonly string[]): Promise<TransferRow[]> {
  if (paymentIds.length === 0) return [];
  return ctx.db.selectFrom('billing_bank_transfer').selectAll().where('payment_id', 'in', paymentIds).execute();
}

/** Whether a movement of the bank's list has paid an order. */
export async function isBankNumberUsed(ctx: Ctx, bankNumber: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('billing_bank_transfer')
    .select('payment_id')
    .where('bank_number', '=', bankNumber)
    .executeTakeFirst();
  return row !== undefined;
}
