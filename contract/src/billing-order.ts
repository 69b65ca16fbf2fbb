import * as z from 'zod/mini';
import { payment, paymentEndpoints } from './billing-payment.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** Minutes after which an order that nobody paid is closed, here and at the vendor. */
export const orderMinutes = 30;
/** Days that an order has which is paid by bank transfer. */
export const bankOrderDays = 7;
/** Orders of one payer that may wait for payment at one moment. */
export const maxOpenOrders = 5;

export const orderErrors = errorCodes({
  productUnknown: { code: 41310, message: '这个套餐已下架，请重新选择' },
  /** data: {fen} */
  priceChanged: { code: 41311, message: '价格已更新，请确认后再下单' },
  tooManyOpen: { code: 41312, message: `您有 ${maxOpenOrders} 笔订单待支付，请先支付或取消` },
  /** Money came, or may have come: it cannot be cancelled any more. */
  beingConfirmed: { code: 41313, message: '支付结果确认中，暂时不能取消，请稍后查看' },
  orderClosed: { code: 41314, message: '订单已关闭，请重新下单' },
  orderPaid: { code: 41315, message: '订单已支付，不用再次支付' },
});

/**
 * Where an order stands for whoever reads it. `confirming`: money may have come and nobody knows yet; it settles by
 * itself. `refunding`: a part of it is on its way back.
 */
export const orderStates = ['open', 'confirming', 'paid', 'refunding', 'partlyRefunded', 'refunded', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];
export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  open: '待支付',
  confirming: '确认中',
  paid: '已支付',
  refunding: '退款中',
  partlyRefunded: '部分退款',
  refunded: '已退款',
  closed: '已关闭',
};

export const orderClosings = ['cancelled', 'expired', 'refused', 'erased'] as const;
export type OrderClosing = (typeof orderClosings)[number];
export const orderClosingLabels: Readonly<Record<OrderClosing, string>> = {
  cancelled: '已取消',
  expired: '超时未支付',
  refused: '转账未通过核对',
  erased: '账号已注销',
};

/** What is bought is counted in: `credit` 额度 (companies), `simulation` 模拟面试次数 (seekers). */
export const boughtUnits = ['credit', 'simulation'] as const;
export type BoughtUnit = (typeof boughtUnits)[number];

export const orderSummary = z.object({
  orderId: z.string(),
  /** What people call it by: 20 digits, the first eight its day in Beijing. */
  number: z.string(),
  product: z.string(),
  title: z.string(),
  unit: z.enum(boughtUnits),
  units: z.int(),
  /** Days for which it can be used from the payment on; null without an end. */
  days: z.nullable(z.int()),
  fen,
  state: z.enum(orderStates),
  closedWhy: z.nullable(z.enum(orderClosings)),
  /** What came back, or is on its way back. */
  refundedFen: fen,
  createdAt: instant,
  /** Until when it can be paid. */
  expiresAt: instant,
  paidAt: z.nullable(instant),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const order = z.extend(orderSummary, {
  /** Who of the company made it; null for seekers, and once they are gone. */
  madeBy: z.nullable(z.string()),
  /** Every attempt to pay it, newest first. */
  payments: z.array(payment),
});
export type Order = z.output<typeof order>;

const orderKinds = ['all', 'open', 'confirming', 'paid', 'refunded', 'closed'] as const;
/** What the list of orders can be narrowed to; `refunded` holds those in part and those on their way as well. */
export type OrderKind = (typeof orderKinds)[number];

export const createOrder = endpoint({
  method: 'POST',
  path: '/wallet/order/create',
  caller: 'signedIn',
  summary: '按价目下单；同一个提交标识只有一笔订单，30 分钟内未支付自动关闭',
  body: z.object({
    key: idempotencyKey,
    product: z.string().check(z.minLength(1, '请选择套餐'), z.maxLength(40, '请选择套餐')),
    /** The price that was shown: another one by now is refused with 41311. */
    fen,
  }),
  output: order,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/wallet/order/list',
  caller: 'signedIn',
  summary: '订单，从新到旧',
  query: z.object({ kind: z._default(z.enum(orderKinds, '没有这个列表'), 'all'), ...pageQuery }),
  output: pageOf(orderSummary),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/wallet/order/{orderId}',
  caller: 'signedIn',
  summary: '一笔订单和它的支付',
  output: order,
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/wallet/order/{orderId}/cancel',
  caller: 'signedIn',
  summary: '取消待支付的订单，支付渠道一并关闭；已经付款的按已支付处理',
  output: order,
});

/** An order with nothing of it paid; whatever its list shows is `orderSummary`. */
export const orderIdInput = { orderId: id };

export const orderEndpoints = { createOrder, listOrders, getOrder, cancelOrder, ...paymentEndpoints };
