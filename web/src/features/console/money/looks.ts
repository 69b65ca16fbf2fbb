import {
  orderClosingLabels,
  orderStateLabels,
  type OrderSummary,
  type OrderState,
} from '@pinjian/contract/billing-order.ts';
import { paymentStateLabels, type PaymentState } from '@pinjian/contract/billing-payment.ts';
import type { RefundPartState, RefundState } from '@pinjian/contract/billing-refund.ts';
import type { ConsolePayment } from '@pinjian/contract/console-payment.ts';
import type { AdjustmentState, ReconciliationState } from '@pinjian/contract/console-reconciliation.ts';
import type { Tone } from '#ui/tag.tsx';

interface Look {
  readonly word: string;
  readonly tone: Tone;
}

const orderTones: Readonly<Record<OrderState, Tone>> = {
  open: 'accent',
  confirming: 'warning',
  paid: 'success',
  refunding: 'warning',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
  closed: 'neutral',
};

/** How an order stands; of a closed one also why. */
export function orderLook({ state, closedWhy }: Pick<OrderSummary, 'state' | 'closedWhy'>): Look {
  const word = state === 'closed' && closedWhy !== null ? orderClosingLabels[closedWhy] : orderStateLabels[state];
  return { word, tone: orderTones[state] };
}

const paymentTones: Readonly<Record<PaymentState, Tone>> = {
  open: 'accent',
  confirming: 'warning',
  paid: 'success',
  inDoubt: 'danger',
  returning: 'warning',
  returned: 'neutral',
  failed: 'neutral',
  closed: 'neutral',
};

/** How an attempt to pay stands; `核对中` is what the payer reads, here it waits for us. */
export function paymentLook(state: PaymentState): Look {
  return { word: state === 'inDoubt' ? '存疑' : paymentStateLabels[state], tone: paymentTones[state] };
}

/** Why a payment waits for somebody. */
export const doubtWords: Readonly<Record<NonNullable<ConsolePayment['doubt']>, string>> = {
  wrongAmount: '金额不符',
  notReturned: '退回失败',
};

/** A refund as the console names it: which admin it waits for is told here. */
export const refundLooks: Readonly<Record<RefundState, Look>> = {
  requested: { word: '待处理', tone: 'warning' },
  secondAsked: { word: '待第二位管理员确认', tone: 'warning' },
  sending: { word: '退款中', tone: 'accent' },
  done: { word: '已退款', tone: 'success' },
  refused: { word: '未通过', tone: 'neutral' },
  withdrawn: { word: '对方已撤回', tone: 'neutral' },
};

export const partLooks: Readonly<Record<RefundPartState, Look>> = {
  waiting: { word: '待退款', tone: 'accent' },
  sending: { word: '退款中', tone: 'accent' },
  confirming: { word: '确认中', tone: 'warning' },
  done: { word: '已退款', tone: 'success' },
  failed: { word: '没有退成', tone: 'danger' },
};

export const reconciliationTones: Readonly<Record<ReconciliationState, Tone>> = {
  waiting: 'neutral',
  matched: 'success',
  different: 'danger',
  failed: 'warning',
};

export const adjustmentTones: Readonly<Record<AdjustmentState, Tone>> = {
  proposed: 'warning',
  confirmed: 'success',
  refused: 'neutral',
};
