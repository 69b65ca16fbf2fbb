import { orderClosingLabels, orderStateLabels, type Order, type OrderState } from '@pinjian/contract/billing-order.ts';
import {
  channelWays,
  type Payment,
  type PaymentChannel,
  type PaymentState,
} from '@pinjian/contract/billing-payment.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import type { Tone } from '#ui/tag.tsx';

const tones: Readonly<Record<OrderState, Tone>> = {
  open: 'warning',
  confirming: 'accent',
  paid: 'success',
  refunding: 'accent',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
  closed: 'neutral',
};

type Standing = Pick<Order, 'state' | 'closedWhy'>;

/** Where an order stands in a word or two: 超时未支付 says more than 已关闭. */
export function orderLook({ state, closedWhy }: Standing): { readonly label: string; readonly tone: Tone } {
  const label = state === 'closed' && closedWhy !== null ? orderClosingLabels[closedWhy] : orderStateLabels[state];
  return { label, tone: tones[state] };
}

/** Whether anything may happen to it at any moment that nobody on this page does. */
export function isUnderWay({ state }: Pick<Order, 'state'>): boolean {
  return state === 'open' || state === 'confirming' || state === 'refunding';
}

const onPhones: readonly PaymentChannel[] = ['alipayPhone', 'wechatH5', 'sandbox', 'bank'];
const onDesks: readonly PaymentChannel[] = ['wechatNative', 'alipayQr', 'alipayPage', 'sandbox', 'bank'];

/** What can be paid by here: a phone does not scan itself, and only companies transfer. */
export function channelsFor(
  open: readonly PaymentChannel[],
  { payer, isPhone }: { readonly payer: PayerRole; readonly isPhone: boolean },
): readonly PaymentChannel[] {
  return (isPhone ? onPhones : onDesks).filter(
    (channel) => open.includes(channel) && (channel !== 'bank' || payer === 'employer'),
  );
}

const waiting: readonly PaymentState[] = ['open', 'confirming'];

/** The attempt that is under way; null where none is. */
export function openPayment({ payments }: Pick<Order, 'payments'>): Payment | null {
  return payments.find(({ state }) => waiting.includes(state)) ?? null;
}

/** The way that is chosen before anybody chooses: the one under way, else the first; a transfer is never begun unasked. */
export function firstChannel(
  order: Pick<Order, 'payments'>,
  channels: readonly PaymentChannel[],
): PaymentChannel | null {
  const begun = openPayment(order)?.channel;
  if (begun !== undefined && channels.includes(begun)) return begun;
  return channels.find((channel) => channelWays[channel] !== 'transfer') ?? null;
}

/** What an attempt came to, for its payer; null while there is nothing to say of it. */
export function troubleOf({ state, fen, receivedFen }: Pick<Payment, 'state' | 'fen' | 'receivedFen'>): string | null {
  const received = amountText(receivedFen ?? fen);
  if (state === 'inDoubt')
    return `收到 ${received}，与应付的 ${amountText(fen)} 不一致。我们正在核对，处理好会通知您，请不要重复支付。`;
  if (state === 'returning') return `收到的 ${received} 没有用于这个订单，正在原路退回，到账时间以支付渠道为准。`;
  if (state === 'returned') return `收到的 ${received} 没有用于这个订单，已原路退回。`;
  if (state === 'failed') return '这次支付没有成功，没有扣款。可以再试一次，或换一种方式。';
  return null;
}
