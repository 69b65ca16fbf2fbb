import * as z from 'zod/mini';
import { paymentChannels } from './billing-payment.ts';
import { payer } from './console-payment.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** Lists of money that somebody has to send back: nothing entered yet, waiting for a second admin, sent. */
export const handReturnLists = ['toSend', 'secondAsked', 'done'] as const;
export type HandReturnList = (typeof handReturnLists)[number];

/**
 * Money that belongs to no order, or came above its price, and that no vendor gives back: it came by a bank transfer, or the
 * vendor refused. A person sends it back by the bank and enters the movement.
 */
const handReturn = z.object({
  partId: z.string(),
  orderId: z.string(),
  number: z.string(),
  paymentId: z.string(),
  payer,
  channel: z.enum(paymentChannels),
  /** `return`: all that came; `excess`: what came above the price. */
  kind: z.enum(['return', 'excess']),
  fen,
  /** What came, and what was asked. */
  receivedFen: fen,
  askedFen: fen,
  createdAt: instant,
  /** Whether the yes of a second admin is needed. */
  needsSecond: z.boolean(),
  /** What the first admin entered; null until then. */
  entry: z.nullable(
    z.object({
      bankNumber: z.string(),
      reason: z.string(),
      at: instant,
      /** The caller entered it: somebody else confirms. */
      isOwn: z.boolean(),
      evidence: z.array(z.object({ fileId: z.string(), name: z.string(), url: z.string() })),
    }),
  ),
  doneAt: z.nullable(instant),
});
export type HandReturn = z.output<typeof handReturn>;

export const listHandReturns = endpoint({
  method: 'GET',
  path: '/admin/console/handReturns',
  caller: 'admin',
  summary: '管理后台：需要人工退回的款项；待处理的等得最久的在前，已退回的从新到旧',
  query: z.object({ list: z._default(z.enum(handReturnLists, '没有这个列表'), 'toSend'), ...pageQuery }),
  output: pageOf(handReturn),
});

export const enterHandReturn = endpoint({
  method: 'POST',
  path: '/admin/console/handReturns/{partId}/enter',
  caller: 'admin',
  summary: '管理后台：登记已由银行转回的一笔款项和回单；达到限额时等另一位管理员确认',
  body: z.object({
    bankNumber: z
      .string()
      .check(z.trim(), z.minLength(4, '请填写银行流水号'), z.maxLength(64, '银行流水号最多 64 个字符')),
    reason: actReason,
    /** Uploaded by /admin/oss/upload: what the bank says of it. */
    evidence: z.array(id).check(z.minLength(1, '请上传银行回单'), z.maxLength(5, '回单最多 5 份')),
  }),
  output: handReturn,
});

export const confirmHandReturn = endpoint({
  method: 'POST',
  path: '/admin/console/handReturns/{partId}/confirm',
  caller: 'admin',
  summary: '管理后台：第二位管理员确认款项已经退回',
  output: handReturn,
});

export const dropHandReturn = endpoint({
  method: 'POST',
  path: '/admin/console/handReturns/{partId}/drop',
  caller: 'admin',
  summary: '管理后台：说明原因，不认可一笔登记，款项回到待退回；登记的人也可以撤回',
  body: z.object({ reason: actReason }),
  output: handReturn,
});

export const consoleHandReturnEndpoints = { listHandReturns, enterHandReturn, confirmHandReturn, dropHandReturn };
