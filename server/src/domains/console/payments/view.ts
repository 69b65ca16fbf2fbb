import type { ConsolePayment, Payer } from '@pinjian/contract/console-payment.ts';
import type { PaymentWithOrder } from '#domains/billing/index.ts';

export function consolePaymentView(row: PaymentWithOrder, payer: Payer): ConsolePayment {
  return {
    paymentId: row.id,
    orderId: row.order_id,
    number: row.number,
    payer,
    channel: row.channel,
    state: row.state,
    fen: row.fen,
    receivedFen: row.received_fen,
    tradeNo: row.trade_no,
    vendorTradeNo: row.vendor_trade_no,
    doubt: row.doubt,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    askedAt: row.asked_at?.toISOString() ?? null,
  };
}
