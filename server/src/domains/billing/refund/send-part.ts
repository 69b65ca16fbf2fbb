import type { PaymentVendor as VendorName } from '@pinjian/contract/billing-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { VendorRefusal, type Notice, type RefundAnswer } from '#platform/payment/port.ts';
import type { Ctx } from '#server/context.ts';
import { findOrder, lockOrder, moveRefunded } from '../order/queries.ts';
import { pauseAfter } from '../order/rules.ts';
import { vendorOf } from '../payment/ask-payment.ts';
import { findPayment, updatePayment, type PaymentRow } from '../payment/queries.ts';
import { tellPayer } from '../payment/tell-payer.ts';
import {
  findPart,
  findPartByNumber,
  findPartsOf,
  lockPart,
  lockRefund,
  updatePart,
  updateRefund,
  type PartRow,
} from './queries.ts';

/**
 * Gives back one part at its vendor. The number is the vendor's key: whatever broke off before, the money goes back once.
 * An unknown outcome is asked for again, ever more seldom; a refusal waits for a person.
 */
export async function sendPart(ctx: Ctx, partId: string): Promise<void> {
  const part = await findPart(ctx, partId);
  const payment = part === undefined ? undefined : await findPayment(ctx, part.payment_id);
  if (part === undefined || payment === undefined || part.state === 'done' || part.state === 'failed') return;
  const vendor = vendorOf(ctx, payment);
  if (vendor === null) {
    await updatePart(ctx, partId, { next_try_at: null });
    return;
  }
  // Stands here before the vendor hears of it.
  const isFirst = part.state === 'waiting';
  if (isFirst) await updatePart(ctx, partId, { state: 'sending' });
  const asked = { tradeNo: payment.trade_no, refundNo: part.refund_no };
  const give = () =>
    vendor.refund({ ...asked, fen: part.fen, paidFen: payment.received_fen ?? payment.fen, reason: reasonOf(part) });
  const answer = await answerOf(ctx, async () => {
    const known = isFirst ? null : await vendor.askRefund(asked);
    return known === null || known.outcome === 'none' ? give() : known;
  });
  await settlePart(ctx, partId, answer);
}

function reasonOf({ kind }: PartRow): string {
  return kind === 'refund' ? '退款' : '多付或重复付款退回';
}

/** null where the outcome is unknown. */
async function answerOf(ctx: Ctx, call: () => Promise<RefundAnswer>): Promise<RefundAnswer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof VendorRefusal) return { outcome: 'failed', reason: error.message };
    if (!(error instanceof UncertainSend)) throw error;
    ctx.log.warn({ reason: error.message }, 'a payment vendor gave no answer to a refund');
    return null;
  }
}

/** Lets what a vendor says of a part take effect, in whatever order and however often. */
async function settlePart(ctx: Ctx, partId: string, answer: RefundAnswer | null): Promise<void> {
  await ctx.transaction(async (tx) => {
    const found = await findPart(tx, partId);
    if (found === undefined) return;
    // In the order in which everybody takes them: request, order, part.
    if (found.refund_id !== null) await lockRefund(tx, found.refund_id);
    await lockOrder(tx, found.order_id);
    const part = await lockPart(tx, partId);
    const payment = await findPayment(tx, found.payment_id);
    if (part === undefined || payment === undefined || part.state === 'done') return;
    if (answer?.outcome === 'done' && answer.fen === part.fen) {
      await finishPart(tx, part, payment, answer);
    } else if (answer?.outcome === 'done') {
      await failPart(tx, part, payment, `the vendor gave back ${answer.fen} instead of ${part.fen}`);
    } else if (answer?.outcome === 'failed') {
      await failPart(tx, part, payment, answer.reason);
    } else if (part.state !== 'failed') {
      const nextAt = new Date(tx.now().getTime() + pauseAfter(part.tries) * 1000);
      await updatePart(tx, partId, { state: 'confirming', tries: part.tries + 1, next_try_at: nextAt });
    }
  });
}

async function failPart(tx: Ctx, part: PartRow, payment: PaymentRow, why: string): Promise<void> {
  tx.log.warn({ partId: part.id, why }, 'a payment vendor refused a refund');
  await updatePart(tx, part.id, { state: 'failed', failed_why: why.slice(0, 300), next_try_at: null });
  if (part.kind === 'return')
    await updatePayment(tx, payment.id, { state: 'inDoubt', doubt: 'notReturned', settled_at: tx.now() });
}

interface Done {
  readonly doneAt: Date;
  readonly vendorRefundNo: string | null;
}

/** The money is back: the order, the request and the payer know. Their rows are held. */
export async function finishPart(
  tx: Ctx,
  part: PartRow,
  payment: PaymentRow,
  { doneAt, vendorRefundNo }: Done,
): Promise<void> {
  await updatePart(tx, part.id, {
    state: 'done',
    done_at: doneAt,
    next_try_at: null,
    ...(vendorRefundNo === null ? {} : { vendor_refund_no: vendorRefundNo }),
  });
  const order = await findOrder(tx, part.order_id);
  if (order === undefined) throw new Error(`there is no order ${part.order_id}`);
  if (part.kind === 'return') await updatePayment(tx, payment.id, { state: 'returned', doubt: null });
  if (part.refund_id === null) {
    await tellPayer(tx, order, {
      title: '款项已退回',
      content: `${amountText(part.fen)} ${payment.vendor === 'bank' ? '已转回您的付款账户' : '已按原路退回'}（「${order.title}」）。订单号 ${order.number}。`,
      key: `returned:${part.id}`,
    });
    return;
  }
  await moveRefunded(tx, order.id, { refunding: -part.fen, refunded: part.fen });
  const parts = await findPartsOf(tx, [part.refund_id]);
  if (parts.some(({ state }) => state !== 'done')) return;
  await updateRefund(tx, part.refund_id, { state: 'done', done_at: tx.now() });
  const sum = parts.reduce((total, { fen }) => total + fen, 0);
  await tellPayer(tx, order, {
    title: '退款已完成',
    content: `退款 ${amountText(sum)} 已按原支付方式退回。`,
    key: `refunded:${part.refund_id}`,
  });
}

/** What a vendor tells of a refund by itself. */
export async function settleRefundNotice(
  ctx: Ctx,
  vendor: VendorName,
  { refundNo, answer }: Extract<Notice, { kind: 'refund' }>,
): Promise<void> {
  const part = await findPartByNumber(ctx, refundNo);
  const payment = part === undefined ? undefined : await findPayment(ctx, part.payment_id);
  if (part === undefined || payment?.vendor !== vendor) {
    ctx.log.warn({ vendor }, 'a notice of a refund that is none of ours');
    return;
  }
  await settlePart(ctx, part.id, answer);
}
