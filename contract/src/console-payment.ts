import * as z from 'zod/mini';
import { orderStates, orderSummary } from './billing-order.ts';
import { paymentChannels, paymentStates } from './billing-payment.ts';
import { refundPartStates, refundReasons, refundShare, refundStates } from './billing-refund.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** From so much on a refund, and every adjustment, takes the yes of a second admin. */
export const secondAdminFen = 100_000;

export const consolePaymentErrors = errorCodes({
  /** Nobody says yes to what they asked for themselves. */
  secondAdmin: { code: 41340, message: '需要另一位管理员确认，您不能确认自己提交的' },
  alreadyMatched: { code: 41341, message: '这条银行流水已用于另一笔转账' },
  tooLittle: { code: 41342, message: '收到的钱少于订单金额，只能退回' },
  notByHand: { code: 41343, message: '这笔退款还在渠道处理中，请先重试或查询' },
});

/** Who pays: a company, or a seeker. */
export const payer = z.object({
  kind: z.enum(['company', 'seeker']),
  /** A companyId, or a userId. */
  id: z.string(),
  /** A company by its name, a seeker masked; null once they are gone. */
  name: z.nullable(z.string()),
  /** The admin who reads is that seeker, or a member of that company: somebody else decides. */
  isOwn: z.boolean(),
});
export type Payer = z.output<typeof payer>;

const consoleOrder = z.extend(orderSummary, { payer });
export type ConsoleOrder = z.output<typeof consoleOrder>;

/** What a vendor told us, or we asked it, of one payment. */
export const noticeVerdicts = [
  'settled',
  'repeated',
  'pending',
  'closed',
  'wrongAmount',
  'afterClose',
  'forged',
  'stale',
  'unknownPayment',
] as const;
export type NoticeVerdict = (typeof noticeVerdicts)[number];
export const noticeVerdictLabels: Readonly<Record<NoticeVerdict, string>> = {
  settled: '已入账',
  repeated: '重复通知',
  pending: '还没有付款',
  closed: '渠道已关闭',
  wrongAmount: '金额不符',
  afterClose: '订单关闭后付款',
  forged: '签名不符',
  stale: '时间过早或过晚',
  unknownPayment: '没有这笔支付',
};

const consolePayment = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  number: z.string(),
  payer,
  channel: z.enum(paymentChannels),
  state: z.enum(paymentStates),
  fen,
  receivedFen: z.nullable(fen),
  /** Our name of it at the vendor, and the vendor's. */
  tradeNo: z.string(),
  vendorTradeNo: z.nullable(z.string()),
  /** Why somebody has to look. */
  doubt: z.nullable(z.enum(['wrongAmount', 'notReturned'])),
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** When the vendor was asked last. */
  askedAt: z.nullable(instant),
});
export type ConsolePayment = z.output<typeof consolePayment>;

export const listConsoleOrders = endpoint({
  method: 'GET',
  path: '/admin/console/orders',
  caller: 'admin',
  summary: '管理后台：订单，从新到旧；可按订单号、渠道单号查找',
  query: z.object({
    state: z.optional(z.enum(orderStates, '没有这个状态')),
    payerKind: z.optional(z.enum(['company', 'seeker'], '请选择付款方')),
    payerId: z.optional(id),
    /** An order's number, or a trade number, whole. */
    number: z.optional(z.string().check(z.trim(), z.maxLength(64, '单号最多 64 个字符'))),
    ...pageQuery,
  }),
  output: pageOf(consoleOrder),
});

export const getConsoleOrder = endpoint({
  method: 'GET',
  path: '/admin/console/orders/{orderId}',
  caller: 'admin',
  summary: '管理后台：一笔订单，它的支付、渠道通知和退款',
  output: z.extend(consoleOrder, {
    payments: z.array(
      z.extend(consolePayment, {
        notices: z.array(
          z.object({
            source: z.enum(['callback', 'query']),
            verdict: z.enum(noticeVerdicts),
            fen: z.nullable(fen),
            at: instant,
          }),
        ),
      }),
    ),
    refunds: z.array(z.object({ refundId: z.string(), fen, state: z.enum(refundPartStates), at: instant })),
  }),
});

export const listPaymentsInDoubt = endpoint({
  method: 'GET',
  path: '/admin/console/payments/inDoubt',
  caller: 'admin',
  summary: '管理后台：存疑的支付（金额不符、退回失败），等得最久的在前',
  query: z.object(pageQuery),
  output: pageOf(consolePayment),
});

export const settlePayment = endpoint({
  method: 'POST',
  path: '/admin/console/payments/{paymentId}/settle',
  caller: 'admin',
  summary: '管理后台：说明原因，处理存疑的支付：按订单入账（多收的退回），或全部原路退回',
  body: z.object({ act: z.enum(['fulfil', 'return'], '请选择处理方式'), reason: actReason }),
  output: z.object({ state: z.enum(paymentStates) }),
});

export const askVendor = endpoint({
  method: 'POST',
  path: '/admin/console/payments/{paymentId}/ask',
  caller: 'admin',
  summary: '管理后台：立即向渠道查询一笔支付',
  output: z.object({ state: z.enum(paymentStates) }),
});

// -- Bank transfers -------------------------------------------------------------------------------------------------

const bankPayment = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  number: z.string(),
  payer,
  fen,
  /** What the company was asked to write into the remark. */
  reference: z.string(),
  state: z.enum(paymentStates),
  hasVoucher: z.boolean(),
  voucherAt: z.nullable(instant),
  createdAt: instant,
  /** How it was decided; null until then. */
  decision: z.nullable(
    z.object({
      confirmed: z.boolean(),
      at: instant,
      /** The bank's own number of the movement; null for a no. */
      bankNumber: z.nullable(z.string()),
      receivedFen: z.nullable(fen),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type BankPayment = z.output<typeof bankPayment>;

export const listBankPayments = endpoint({
  method: 'GET',
  path: '/admin/console/bankPayments',
  caller: 'admin',
  summary: '管理后台：对公转账；待核对的按凭证提交先后，其余从新到旧',
  query: z.object({
    list: z._default(z.enum(['toConfirm', 'waiting', 'decided'], '没有这个列表'), 'toConfirm'),
    ...pageQuery,
  }),
  output: pageOf(bankPayment),
});

/** That somebody looked is on record. */
export const showVoucher = endpoint({
  method: 'POST',
  path: '/admin/console/bankPayments/{paymentId}/voucher',
  caller: 'admin',
  summary: '管理后台：查看转账凭证，会留下操作记录',
  /** Signed address, 10 min. */
  output: z.object({ url: z.string(), name: z.string() }),
});

export const confirmBankPayment = endpoint({
  method: 'POST',
  path: '/admin/console/bankPayments/{paymentId}/confirm',
  caller: 'admin',
  summary: '管理后台：按银行流水确认到账；金额不符时转为存疑的支付',
  body: z.object({
    bankNumber: z
      .string()
      .check(z.trim(), z.minLength(4, '请填写银行流水号'), z.maxLength(64, '银行流水号最多 64 个字符')),
    receivedFen: fen.check(z.minimum(1, '请填写到账金额')),
    receivedAt: instant,
  }),
  output: z.object({ state: z.enum(paymentStates) }),
});

export const refuseBankPayment = endpoint({
  method: 'POST',
  path: '/admin/console/bankPayments/{paymentId}/refuse',
  caller: 'admin',
  summary: '管理后台：说明原因，不通过一笔对公转账；企业会看到原因，可以重新提交凭证',
  body: z.object({ reason: actReason }),
  output: z.object({ state: z.enum(paymentStates) }),
});

// -- Refunds --------------------------------------------------------------------------------------------------------

const consoleRefund = z.object({
  refundId: z.string(),
  payer,
  fen,
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  words: z.string(),
  requestedAt: instant,
  /** A part of it could not be returned: retry, or pay by hand. */
  needsHelp: z.boolean(),
});
export type ConsoleRefund = z.output<typeof consoleRefund>;

export const listConsoleRefunds = endpoint({
  method: 'GET',
  path: '/admin/console/refunds',
  caller: 'admin',
  summary: '管理后台：退款；待处理的等得最久的在前，其余从新到旧',
  query: z.object({
    list: z._default(z.enum(['toDecide', 'secondAsked', 'sending', 'needsHelp', 'over'], '没有这个列表'), 'toDecide'),
    ...pageQuery,
  }),
  output: pageOf(consoleRefund),
});

const consoleRefundCase = z.extend(consoleRefund, {
  /** What can go back of the payer's orders now, oldest first; while it is to be decided. */
  shares: z.array(refundShare),
  refusedWhy: z.nullable(z.string()),
  /** Whether the yes of a second admin is needed. */
  needsSecond: z.boolean(),
  /** What the first admin wrote, with what it rests on. */
  approval: z.nullable(
    z.object({
      fen,
      reason: z.string(),
      at: instant,
      /** The caller gave it: somebody else confirms. */
      isOwn: z.boolean(),
      evidence: z.array(z.object({ fileId: z.string(), name: z.string(), url: z.string() })),
    }),
  ),
  parts: z.array(
    z.object({
      partId: z.string(),
      orderId: z.string(),
      number: z.string(),
      channel: z.enum(paymentChannels),
      fen,
      state: z.enum(refundPartStates),
      refundNo: z.string(),
      vendorRefundNo: z.nullable(z.string()),
      /** What the vendor said of a failure. */
      failedWhy: z.nullable(z.string()),
      doneAt: z.nullable(instant),
    }),
  ),
});
export type ConsoleRefundCase = z.output<typeof consoleRefundCase>;

export const getConsoleRefund = endpoint({
  method: 'GET',
  path: '/admin/console/refunds/{refundId}',
  caller: 'admin',
  summary: '管理后台：一笔退款，可退的订单和每一份的进展',
  output: consoleRefundCase,
});

export const approveRefund = endpoint({
  method: 'POST',
  path: '/admin/console/refunds/{refundId}/approve',
  caller: 'admin',
  summary: '管理后台：说明依据，同意退款；达到限额时等另一位管理员确认',
  body: z.object({
    /** No more than was asked for. */
    fen: fen.check(z.minimum(1, '请填写退款金额')),
    reason: actReason,
    /** Uploaded by /admin/oss/upload. */
    evidence: z._default(z.array(id).check(z.maxLength(5, '依据最多 5 份')), []),
  }),
  output: consoleRefundCase,
});

export const confirmRefund = endpoint({
  method: 'POST',
  path: '/admin/console/refunds/{refundId}/confirm',
  caller: 'admin',
  summary: '管理后台：第二位管理员确认退款',
  output: consoleRefundCase,
});

export const refuseRefund = endpoint({
  method: 'POST',
  path: '/admin/console/refunds/{refundId}/refuse',
  caller: 'admin',
  summary: '管理后台：说明原因，不同意退款',
  body: z.object({ reason: actReason }),
  output: consoleRefundCase,
});

export const retryRefundPart = endpoint({
  method: 'POST',
  path: '/admin/console/refunds/parts/{partId}/retry',
  caller: 'admin',
  summary: '管理后台：让渠道再退一次；同一退款单号，不会重复退款',
  output: consoleRefundCase,
});

export const payRefundByHand = endpoint({
  method: 'POST',
  path: '/admin/console/refunds/parts/{partId}/payByHand',
  caller: 'admin',
  summary: '管理后台：渠道退不了或对公转账的，由财务转账后登记银行流水号',
  body: z.object({
    bankNumber: z
      .string()
      .check(z.trim(), z.minLength(4, '请填写银行流水号'), z.maxLength(64, '银行流水号最多 64 个字符')),
    reason: actReason,
  }),
  output: consoleRefundCase,
});

export const consolePaymentEndpoints = {
  listConsoleOrders,
  getConsoleOrder,
  listPaymentsInDoubt,
  settlePayment,
  askVendor,
  listBankPayments,
  showVoucher,
  confirmBankPayment,
  refuseBankPayment,
  listConsoleRefunds,
  getConsoleRefund,
  approveRefund,
  confirmRefund,
  refuseRefund,
  retryRefundPart,
  payRefundByHand,
};
