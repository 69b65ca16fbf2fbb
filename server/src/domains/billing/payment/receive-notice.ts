import type { NoticeVerdict } from '@pinjian/contract/console-payment.ts';
import {
  tradeVendors,
  type Notice,
  type NoticeReply,
  type RawNotice,
  type TradeVendor,
} from '#platform/payment/port.ts';
import type { Ctx } from '#server/context.ts';
import { settleRefundNotice } from '../refund/send-part.ts';
import { askPayment } from './ask-payment.ts';
import { findPaymentByTrade, noteVerdict } from './queries.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * What a vendor tells of a payment or a refund. Its signature is all that lets it in: what is forged changes nothing and is
 * counted, what is stale makes us ask. The vendor is told that a notice was taken once it has taken effect, and only then.
 * @returns null for a vendor that this installation does not work with
 */
export async function receiveNotice(
  ctx: Ctx,
  { vendor, raw }: { readonly vendor: string; readonly raw: RawNotice },
): Promise<NoticeReply | null> {
  const name = tradeVendors.find((each) => each === vendor);
  const port = name === undefined ? undefined : ctx.ports.payments[name];
  if (name === undefined || port === undefined) return null;
  const notice = await port.readNotice(raw);
  await take(ctx, name, notice);
  return port.reply(notice.kind !== 'forged');
}

async function take(ctx: Ctx, vendor: TradeVendor, notice: Notice): Promise<void> {
  const note = (verdict: NoticeVerdict, paymentId: string | null, fen: number | null = null) =>
    noteVerdict(ctx, { vendor, paymentId, source: 'callback', verdict, fen });
  if (notice.kind === 'forged') {
    ctx.log.warn({ vendor }, 'a payment notice with a wrong signature');
    await note('forged', null);
    return;
  }
  if (notice.kind === 'refund') {
    await settleRefundNotice(ctx, vendor, notice);
    return;
  }
  const payment = notice.tradeNo === null ? undefined : await findPaymentByTrade(ctx, vendor, notice.tradeNo);
  if (notice.kind === 'stale') {
    await note('stale', payment?.id ?? null);
    if (payment !== undefined) await askPayment(ctx, payment.id);
    return;
  }
  if (payment === undefined) {
    ctx.log.warn({ vendor }, 'a payment notice of a trade that is none of ours');
    await note('unknownPayment', null, notice.answer.outcome === 'paid' ? notice.answer.fen : null);
    return;
  }
  await settlePayment(ctx, { paymentId: payment.id, answer: notice.answer, source: 'callback' });
}
