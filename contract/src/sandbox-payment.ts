import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fen } from './money.ts';
import { instant } from './time.ts';

/** A trade at the cashier of the sandbox, as a payer and a tester see it. */
export const sandboxPayment = z.object({
  /** Our name of it; the last part of the cashier's address. */
  tradeNo: z.string(),
  subject: z.string(),
  fen,
  state: z.enum(['waiting', 'paid', 'failed', 'closed']),
  /** What was really paid; null while nothing was. */
  paidFen: z.nullable(fen),
  refundedFen: fen,
  /** Notices that are still to come: the delayed ones. */
  noticesToCome: z.int(),
  createdAt: instant,
  paidAt: z.nullable(instant),
});
export type SandboxPayment = z.output<typeof sandboxPayment>;

/**
 * What can be done at the cashier. `pay` tells at once, `payQuietly` never (only a query finds out), `delay` tells after a
 * minute; `repeat` sends the last notice three times more, `forge` one with a wrong signature, `stale` one from an hour ago;
 * `otherAmount` pays another one; `payClosed` pays what is closed already; `fail` refuses; `hang` makes the next queries
 * answer nothing that helps.
 */
export const sandboxPaymentActs = [
  'pay',
  'payQuietly',
  'delay',
  'repeat',
  'otherAmount',
  'payClosed',
  'forge',
  'stale',
  'fail',
  'hang',
] as const;
export type SandboxPaymentAct = (typeof sandboxPaymentActs)[number];
export const sandboxPaymentActLabels: Readonly<Record<SandboxPaymentAct, string>> = {
  pay: '支付',
  payQuietly: '支付，但不通知',
  delay: '支付，一分钟后通知',
  repeat: '重复通知三次',
  otherAmount: '支付其他金额',
  payClosed: '关闭后支付',
  forge: '发送伪造的通知',
  stale: '发送过期的通知',
  fail: '支付失败',
  hang: '查询不到结果',
};

const tradeNo = z.string().check(z.regex(/^[0-9a-f]{32}$/, '没有这笔支付'));

export const listSandboxPayments = endpoint({
  method: 'GET',
  path: '/api/sandbox/payments',
  caller: 'anyone',
  summary: '沙箱：收银台里的支付，最近的在前，最多 50 笔',
  output: z.object({ records: z.array(sandboxPayment) }),
});

export const getSandboxPayment = endpoint({
  method: 'GET',
  path: '/api/sandbox/payment',
  caller: 'anyone',
  summary: '沙箱：收银台里的一笔支付',
  query: z.object({ tradeNo }),
  /** null where there is none. */
  output: z.object({ record: z.nullable(sandboxPayment) }),
});

export const actOnSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/payment/act',
  caller: 'anyone',
  summary: '沙箱：支付、失败、延迟、重复通知、支付其他金额、关闭后支付',
  body: z.object({
    tradeNo,
    act: z.enum(sandboxPaymentActs, '请选择操作'),
    /** For `otherAmount`. */
    fen: z.optional(fen.check(z.minimum(1, '请填写金额'))),
  }),
  output: z.object({
    record: sandboxPayment,
    /** What became of each notice that was sent just now, as HTTP status. */
    answers: z.array(z.int()),
  }),
});

export const sandboxPaymentEndpoints = { listSandboxPayments, getSandboxPayment, actOnSandboxPayment };
