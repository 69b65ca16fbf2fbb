import * as z from 'zod/mini';
import { boughtUnits } from './billing-order.ts';
import type { paymentVendors } from './billing-payment.ts';
import { payer } from './console-payment.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { day, instant } from './time.ts';

export const reconciliationErrors = errorCodes({
  wayClosed: { code: 41350, message: '这种差异不能这样处理，请换一种方式' },
  billMissing: { code: 41351, message: '渠道还没有出这一天的账单，请稍后再试' },
  notEnough: { code: 41352, message: '余额不足，调减后会变成负数' },
});

/** Vendors that give bills. */
export const billVendors = [
  'alipay',
  'wechat',
  'sandbox',
] as const satisfies readonly (typeof paymentVendors)[number][];
export type BillVendor = (typeof billVendors)[number];

/** Ways in which a vendor's bill of a day and what stands here can differ. */
export const differenceKinds = [
  'unknownPayment',
  'unsettledPayment',
  'missingPayment',
  'paymentAmount',
  'doublePayment',
  'notPosted',
  'otherDay',
  'unknownRefund',
  'unsettledRefund',
  'missingRefund',
  'refundAmount',
  'billTotal',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
export const differenceKindLabels: Readonly<Record<DifferenceKind, string>> = {
  unknownPayment: '渠道有收款，这里没有这笔支付',
  unsettledPayment: '渠道已收款，这里还没有入账',
  missingPayment: '这里已入账，渠道账单里没有',
  paymentAmount: '收款金额不一致',
  doublePayment: '同一笔订单收了两次',
  notPosted: '已收款，账本里没有对应的入账',
  otherDay: '双方记在不同的日期',
  unknownRefund: '渠道有退款，这里没有这笔退款',
  unsettledRefund: '渠道已退款，这里还没有完成',
  missingRefund: '这里已退款，渠道账单里没有',
  refundAmount: '退款金额不一致',
  billTotal: '账单合计与明细不一致',
};

/**
 * Ways out. `settle`: ask the vendor and settle as it says; `return`: give the money back to where it came from; `fetch`: get
 * the bill again; `adjust`: an adjustment corrected it; `accept`: explained, nothing to be done.
 */
export const differenceWays = ['settle', 'return', 'fetch', 'adjust', 'accept'] as const;
export type DifferenceWay = (typeof differenceWays)[number];
export const differenceWayLabels: Readonly<Record<DifferenceWay, string>> = {
  settle: '向渠道查询并入账',
  return: '原路退回',
  fetch: '重新获取账单',
  adjust: '已调账',
  accept: '说明原因，不用处理',
};
/** The ways out of each kind, the usual one first. */
export const waysOut: Readonly<Record<DifferenceKind, readonly DifferenceWay[]>> = {
  unknownPayment: ['return', 'accept'],
  unsettledPayment: ['settle', 'accept'],
  missingPayment: ['settle', 'adjust', 'accept'],
  paymentAmount: ['settle', 'adjust', 'accept'],
  doublePayment: ['return', 'accept'],
  notPosted: ['settle', 'adjust'],
  otherDay: ['accept'],
  unknownRefund: ['adjust', 'accept'],
  unsettledRefund: ['settle', 'accept'],
  missingRefund: ['settle', 'accept'],
  refundAmount: ['adjust', 'accept'],
  billTotal: ['fetch', 'accept'],
};

/** `waiting`: no bill yet; `matched`: no difference, or none left open. */
export const reconciliationStates = ['waiting', 'matched', 'different', 'failed'] as const;
export type ReconciliationState = (typeof reconciliationStates)[number];
export const reconciliationStateLabels: Readonly<Record<ReconciliationState, string>> = {
  waiting: '等待账单',
  matched: '已对平',
  different: '有差异',
  failed: '获取账单失败',
};

const reconciliation = z.object({
  reconciliationId: z.string(),
  vendor: z.enum(billVendors),
  day,
  state: z.enum(reconciliationStates),
  /** Of the vendor's bill, and as they stand here. */
  theirs: z.object({ payments: z.int(), paymentFen: fen, refunds: z.int(), refundFen: fen }),
  ours: z.object({ payments: z.int(), paymentFen: fen, refunds: z.int(), refundFen: fen }),
  /** Differences that nobody has dealt with, and all of them. */
  open: z.int(),
  differences: z.int(),
  ranAt: z.nullable(instant),
});
export type Reconciliation = z.output<typeof reconciliation>;

const difference = z.object({
  differenceId: z.string(),
  vendor: z.enum(billVendors),
  day,
  kind: z.enum(differenceKinds),
  /** The trade, or the refund, by our name; '' for the bill as a whole. */
  tradeNo: z.string(),
  vendorTradeNo: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  /** null where one side has none. */
  theirFen: z.nullable(fen),
  ourFen: z.nullable(fen),
  ways: z.array(z.enum(differenceWays)),
  resolved: z.nullable(
    z.object({ way: z.enum(differenceWays), reason: z.string(), at: instant, byItself: z.boolean() }),
  ),
});
export type Difference = z.output<typeof difference>;

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/admin/console/reconciliations',
  caller: 'admin',
  summary: '管理后台：每日对账，从新到旧',
  query: z.object({ vendor: z.optional(z.enum(billVendors, '没有这个渠道')), ...pageQuery }),
  output: pageOf(reconciliation),
});

export const getReconciliation = endpoint({
  method: 'GET',
  path: '/admin/console/reconciliations/{reconciliationId}',
  caller: 'admin',
  summary: '管理后台：一个渠道一天的对账和它的差异',
  output: z.extend(reconciliation, { records: z.array(difference) }),
});

export const listDifferences = endpoint({
  method: 'GET',
  path: '/admin/console/differences',
  caller: 'admin',
  summary: '管理后台：还没有处理的对账差异，等得最久的在前',
  query: z.object(pageQuery),
  output: pageOf(difference),
});

export const runReconciliation = endpoint({
  method: 'POST',
  path: '/admin/console/reconciliations/run',
  caller: 'admin',
  summary: '管理后台：获取一天的账单并对账；再次对账以最新的账单为准',
  body: z.object({ vendor: z.enum(billVendors, '请选择渠道'), day }),
  output: reconciliation,
});

export const resolveDifference = endpoint({
  method: 'POST',
  path: '/admin/console/differences/{differenceId}/resolve',
  caller: 'admin',
  summary: '管理后台：说明原因，处理一个对账差异',
  body: z.object({ way: z.enum(differenceWays, '请选择处理方式'), reason: actReason }),
  output: difference,
});

// -- Adjustments ----------------------------------------------------------------------------------------------------

export const adjustmentStates = ['proposed', 'confirmed', 'refused'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];
export const adjustmentStateLabels: Readonly<Record<AdjustmentState, string>> = {
  proposed: '待确认',
  confirmed: '已调账',
  refused: '未通过',
};

const adjustment = z.object({
  adjustmentId: z.string(),
  payer,
  unit: z.enum(boughtUnits),
  /** What is given; negative: what is taken. */
  units: z.int(),
  reason: z.string(),
  evidence: z.array(z.object({ fileId: z.string(), name: z.string(), url: z.string() })),
  /** The difference that it corrects. */
  differenceId: z.nullable(z.string()),
  state: z.enum(adjustmentStates),
  /** The caller proposed it: somebody else confirms. */
  isOwn: z.boolean(),
  proposedAt: instant,
  decidedAt: z.nullable(instant),
  refusedWhy: z.nullable(z.string()),
});
export type Adjustment = z.output<typeof adjustment>;

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/admin/console/adjustments',
  caller: 'admin',
  summary: '管理后台：调账；待确认的在前，其余从新到旧',
  query: z.object({ state: z.optional(z.enum(adjustmentStates, '没有这个状态')), ...pageQuery }),
  output: pageOf(adjustment),
});

export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/admin/console/adjustments/propose',
  caller: 'admin',
  summary: '管理后台：提交一笔调账，由另一位管理员确认后入账',
  body: z.object({
    key: idempotencyKey,
    payerKind: z.enum(['company', 'seeker'], '请选择对象'),
    payerId: id,
    units: z.int('请填写整数').check(
      z.minimum(-100_000, '一次最多调减 100,000'),
      z.maximum(100_000, '一次最多调增 100,000'),
      z.refine((units) => units !== 0, '请填写调增或调减的数量'),
    ),
    reason: actReason,
    evidence: z._default(z.array(id).check(z.maxLength(5, '依据最多 5 份')), []),
    differenceId: z._default(z.nullable(id), null),
  }),
  output: adjustment,
});

export const confirmAdjustment = endpoint({
  method: 'POST',
  path: '/admin/console/adjustments/{adjustmentId}/confirm',
  caller: 'admin',
  summary: '管理后台：第二位管理员确认，调账入账',
  output: adjustment,
});

export const refuseAdjustment = endpoint({
  method: 'POST',
  path: '/admin/console/adjustments/{adjustmentId}/refuse',
  caller: 'admin',
  summary: '管理后台：说明原因，不同意一笔调账；提交的人也可以撤回',
  body: z.object({ reason: actReason }),
  output: adjustment,
});

export const consoleReconciliationEndpoints = {
  listReconciliations,
  getReconciliation,
  listDifferences,
  runReconciliation,
  resolveDifference,
  listAdjustments,
  proposeAdjustment,
  confirmAdjustment,
  refuseAdjustment,
};
