import * as z from 'zod/mini';
import { paymentChannels } from './billing-payment.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { idempotencyKey } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

export const refundErrors = errorCodes({
  /** data: {fen}, what can be returned now. */
  tooMuch: { code: 41330, message: '超过可退金额，请刷新后重新填写' },
  alreadyAsked: { code: 41331, message: '您有一笔退款正在处理，请等它完成后再申请' },
  nothingLeft: { code: 41332, message: '没有可以退的金额：已使用和已到期的部分不能退' },
  refundBegun: { code: 41333, message: '退款已开始处理，不能撤回' },
});

/**
 * `requested`: waits for us; `secondAsked`: waits for a second admin; `sending`: at the vendor; `done`; `refused`, with a
 * reason; `withdrawn` by who asked.
 */
export const refundStates = ['requested', 'secondAsked', 'sending', 'done', 'refused', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];
/** As the payer reads them: how many admins look is not theirs to know. */
export const refundStateLabels: Readonly<Record<RefundState, string>> = {
  requested: '审核中',
  secondAsked: '审核中',
  sending: '退款中',
  done: '已退款',
  refused: '未通过',
  withdrawn: '已撤回',
};

/** What goes back of one order to where it was paid from. `confirming`: the vendor's answer is unknown, it settles by itself. */
export const refundPartStates = ['waiting', 'sending', 'confirming', 'done', 'failed'] as const;
export type RefundPartState = (typeof refundPartStates)[number];
export const refundPartStateLabels: Readonly<Record<RefundPartState, string>> = {
  waiting: '待退款',
  sending: '退款中',
  confirming: '确认中',
  done: '已退款',
  failed: '处理中',
};

export const refundReasons = ['unused', 'mistake', 'unhappy', 'closing', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];
export const refundReasonLabels: Readonly<Record<RefundReason, string>> = {
  unused: '用不上了',
  mistake: '买错了',
  unhappy: '不满意',
  closing: '不再使用聘见',
  other: '其他原因',
};

/** What would go back of one order, oldest first. */
export const refundShare = z.object({
  orderId: z.string(),
  number: z.string(),
  title: z.string(),
  channel: z.enum(paymentChannels),
  paidAt: instant,
  paidFen: fen,
  /** What can go back of it now. */
  fen,
  /** Units (额度, 次) that go with it. */
  units: z.int(),
});
export type RefundShare = z.output<typeof refundShare>;

const refund = z.object({
  refundId: z.string(),
  fen,
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  words: z.string(),
  /** Why not, in words for the payer. */
  refusedWhy: z.nullable(z.string()),
  requestedAt: instant,
  /** Decided by us. */
  decidedAt: z.nullable(instant),
  doneAt: z.nullable(instant),
  parts: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      title: z.string(),
      channel: z.enum(paymentChannels),
      fen,
      state: z.enum(refundPartStates),
      doneAt: z.nullable(instant),
    }),
  ),
});
export type Refund = z.output<typeof refund>;

export const quoteRefund = endpoint({
  method: 'GET',
  path: '/wallet/refund/quote',
  caller: 'signedIn',
  summary: '可以退多少：没有用掉的部分，按订单从旧到新，原路退回',
  output: z.object({ fen, shares: z.array(refundShare) }),
});

export const requestRefund = endpoint({
  method: 'POST',
  path: '/wallet/refund/request',
  caller: 'signedIn',
  summary: '申请退款；同一个提交标识只有一笔申请，企业由管理员申请',
  body: z.object({
    key: idempotencyKey,
    fen: fen.check(z.minimum(1, '请填写退款金额')),
    reason: z.enum(refundReasons, '请选择原因'),
    words: z._default(z.string().check(z.trim(), z.maxLength(300, '说明最多 300 个字')), ''),
  }),
  output: refund,
});

export const listRefunds = endpoint({
  method: 'GET',
  path: '/wallet/refund/list',
  caller: 'signedIn',
  summary: '退款，从新到旧',
  query: z.object(pageQuery),
  output: pageOf(refund),
});

export const withdrawRefund = endpoint({
  method: 'POST',
  path: '/wallet/refund/{refundId}/withdraw',
  caller: 'signedIn',
  summary: '撤回还没有处理的退款申请',
  output: refund,
});

export const refundEndpoints = { quoteRefund, requestRefund, listRefunds, withdrawRefund };
