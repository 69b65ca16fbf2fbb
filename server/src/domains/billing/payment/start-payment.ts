import { orderErrors } from '@pinjian/contract/billing-order.ts';
import {
  paymentErrors,
  vendorOfChannel,
  type Payment,
  type PaymentChannel,
  type listPaymentChannels as channelsEndpoint,
  type startPayment as endpoint,
} from '@pinjian/contract/billing-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { VendorRefusal } from '#platform/payment/port.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import { companyOf, requirePayer } from '../policy.ts';
import { askPayment, vendorOf } from './ask-payment.ts';
import { channelsFor, wayOfChannel } from './find-channels.ts';
import { findPayment, findPaymentsOf, insertPayment, updatePayment, type PaymentRow } from './queries.ts';
import { settlePayment } from './settle-payment.ts';
import { openTransfer } from './open-transfer.ts';
import { paymentViews } from './view.ts';

export async function listPaymentChannels(ctx: Ctx<SignedInActor>): Promise<Answer<typeof channelsEndpoint>> {
  return { channels: channelsFor(ctx, requirePayer(ctx.actor)) };
}

/** The order, held, where this payer can pay it now. @throws Refusal 40400, 41314, 41315 */
async function lockPayable(tx: Ctx, payer: Payer, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.payer !== payer) throw new Refusal(errors.notFound);
  if (order.state === 'paid') throw new Refusal(orderErrors.orderPaid);
  if (order.state === 'closed' || order.expires_at <= tx.now()) throw new Refusal(orderErrors.orderClosed);
  return order;
}

/**
 * Opens an order at a vendor. The attempt stands here first: what the vendor may know is asked about later, whatever
 * happens to this call. The same channel again is the same attempt; another one ends what was open before.
 * @throws Refusal 40310, 40311, 40400, 41314, 41315, 41320, 41321, 41322
 */
export async function startPayment(
  ctx: Ctx<SignedInActor>,
  { orderId, channel }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  if (channel === 'bank' && companyOf(payer) === null) throw new Refusal(paymentErrors.companiesOnly);
  if (!channelsFor(ctx, payer).includes(channel)) throw new Refusal(paymentErrors.channelClosed);
  const { id, others } = await ctx.transaction(async (tx) => {
    const order = await lockPayable(tx, payer, orderId);
    const open = (await findPaymentsOf(tx, [orderId])).filter(
      ({ state }) => state === 'open' || state === 'confirming',
    );
    const same = open.find((each) => each.channel === channel);
    const opened = same?.id ?? (await openAttempt(tx, order, channel));
    return { id: opened, others: open.filter((each) => each.id !== opened) };
  });
  for (const other of others) await endOther(ctx, other);
  const started = channel === 'bank' ? await requirePayment(ctx, id) : await startAtVendor(ctx, id);
  const [view] = await paymentViews(ctx, [started]);
  return requireView(view);
}

function requireView(view: Payment | undefined): Payment {
  if (view === undefined) throw new Error('a payment that was just made is gone');
  return view;
}

async function requirePayment(ctx: Ctx, paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(ctx, paymentId);
  if (payment === undefined) throw new Error(`there is no payment ${paymentId}`);
  return payment;
}

async function openAttempt(tx: Ctx, order: OrderRow, channel: PaymentChannel): Promise<string> {
  const id = newId();
  const isBank = channel === 'bank';
  await insertPayment(tx, {
    id,
    order_id: order.id,
    vendor: vendorOfChannel[channel],
    channel,
    trade_no: id.replaceAll('-', ''),
    state: 'open',
    fen: order.fen,
    created_at: tx.now(),
    // The page asks meanwhile; this finds out where nobody looks.
    next_ask_at: isBank ? null : new Date(tx.now().getTime() + 15_000),
  });
  if (isBank) await openTransfer(tx, order, id);
  return id;
}

/** Nobody is to pay twice: what was open before is ended at its vendor. A transfer that nobody has made is simply over. */
async function endOther(ctx: Ctx, other: PaymentRow): Promise<void> {
  if (other.vendor !== 'bank') {
    await askPayment(ctx, other.id, { close: true });
    return;
  }
  if (other.state === 'open')
    await settlePayment(ctx, { paymentId: other.id, answer: { outcome: 'closed' }, source: 'query' });
}

/** @throws Refusal 41315 where an earlier attempt turned out to be paid meanwhile, 41321 */
async function startAtVendor(ctx: Ctx<SignedInActor>, paymentId: string): Promise<PaymentRow> {
  const payment = await requirePayment(ctx, paymentId);
  const [vendor, way] = [vendorOf(ctx, payment), wayOfChannel[payment.channel]];
  const order = await ctx.transaction((tx) => lockPayable(tx, requirePayer(ctx.actor), payment.order_id));
  if (payment.url !== null) return payment;
  if (vendor === null || way === null) throw new Refusal(paymentErrors.channelClosed);
  try {
    const { url } = await vendor.start({
      tradeNo: payment.trade_no,
      way,
      subject: `${ctx.ports.config.brand.name} ${order.title}`,
      fen: payment.fen,
      expiresAt: order.expires_at,
      returnPath: `${companyOf(order.payer) === null ? '/seeker' : '/hire'}/my/wallet/pay/${order.id}`,
      payerAddress: ctx.actor.address ?? null,
    });
    await updatePayment(ctx, paymentId, { url });
  } catch (error) {
    if (!(error instanceof UncertainSend) && !(error instanceof VendorRefusal)) throw error;
    ctx.log.warn({ reason: error.message, paymentId }, 'a payment vendor did not open a payment');
    if (error instanceof VendorRefusal)
      await settlePayment(ctx, { paymentId, answer: { outcome: 'failed' }, source: 'query' });
    throw new Refusal(paymentErrors.vendorRefused);
  }
  return requirePayment(ctx, paymentId);
}
