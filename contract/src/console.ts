import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/**
 * Every act that the audit log knows: of signing in and of the command on the machine, then of the rooms. A new room
 * adds its own.
 */
export const auditActs = [
  'signedIn',
  'recoveryCodeUsed',
  'totpLocked',
  'sessionStolen',
  'added',
  'removed',
  'reset',
  'taskRetried',
  'eventRetried',
  'verificationPassed',
  'verificationFailed',
  'realNamePassed',
  'realNameFailed',
  'positionApproved',
  'positionRejected',
  'complaintDismissed',
  'complaintUpheld',
  'complaintAsked',
  'messageComplaintUpheld',
  'messageComplaintDismissed',
  'personSearched',
  'unmasked',
  'pictureShown',
  'licenceShown',
  'sessionsEnded',
  'sendRepeated',
  'sendHandled',
  'priceProposed',
  'priceApproved',
  'priceRejected',
  'priceTakenBack',
  'paymentFulfilled',
  'paymentReturned',
  'paymentAsked',
  'voucherShown',
  'bankPaymentConfirmed',
  'bankPaymentRefused',
  'refundApproved',
  'refundConfirmed',
  'refundRefused',
  'refundRepeated',
  'refundPaidByHand',
  'reconciliationRun',
  'differenceResolved',
  'adjustmentProposed',
  'adjustmentConfirmed',
  'adjustmentRefused',
  'invoiceStarted',
  'invoiceIssued',
  'invoiceRejected',
  'invoiceFlushed',
  'invoiceFlushHanded',
  'invoiceFlushRefused',
  'invoiceShown',
  'agentsSwitched',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an act was done to. */
export const auditObjectKinds = [
  'admin',
  'task',
  'event',
  'verification',
  'realName',
  'positionReview',
  'positionComplaint',
  'messageComplaint',
  'person',
  'company',
  'outsideSend',
  'priceChange',
  'payment',
  'refund',
  'reconciliation',
  'difference',
  'adjustment',
  'invoice',
] as const;
export type AuditObjectKind = (typeof auditObjectKinds)[number];

/** Codes, counts and ids that belong to an act; never a name, never a number that reaches somebody. */
export const auditFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type AuditFacts = z.output<typeof auditFacts>;

const auditEntry = z.object({
  auditId: z.string(),
  at: instant,
  act: z.enum(auditActs),
  /** null where the act came from the command on the machine. */
  admin: z.nullable(
    z.object({
      userId: z.string(),
      /** Masked; null once the person is gone. */
      phone: z.nullable(z.string()),
      /** The caller. */
      isSelf: z.boolean(),
    }),
  ),
  object: z.nullable(z.object({ kind: z.enum(auditObjectKinds), id: z.string() })),
  /** Why, in the admin's own words. */
  reason: z.nullable(z.string()),
  facts: auditFacts,
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/console/audit',
  caller: 'admin',
  summary: '管理后台：操作记录',
  query: z.object({
    ...pageQuery,
    adminId: z.optional(id),
    act: z.optional(z.enum(auditActs, '请选择操作')),
    objectKind: z.optional(z.enum(auditObjectKinds, '请选择对象')),
    objectId: z.optional(id),
    /** From this instant on, and before that one. */
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  output: pageOf(auditEntry),
});

/** Everybody who is or was an admin and has left a trace: whom the log can be filtered by. */
export const listAuditAdmins = endpoint({
  method: 'GET',
  path: '/admin/console/audit/admins',
  caller: 'admin',
  summary: '管理后台：操作记录中的管理员',
  output: z.object({
    records: z.array(z.object({ userId: z.string(), phone: z.nullable(z.string()), isSelf: z.boolean() })),
  }),
});

/** What waits for an admin. */
export const queueKinds = [
  'verification',
  'realName',
  'positionReview',
  'positionComplaint',
  'messageComplaint',
  'outsideSend',
  'paymentInDoubt',
  'bankPayment',
  'refund',
  'difference',
  'priceChange',
  'adjustment',
  'invoice',
  'failedWork',
] as const;
export type QueueKind = (typeof queueKinds)[number];

export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/console/overview',
  caller: 'admin',
  summary: '管理后台：待处理的事项',
  output: z.object({
    queues: z.array(z.object({ kind: z.enum(queueKinds), count: z.int(), oldestAt: z.nullable(instant) })),
    /** Codes by text message that came close to what the settings allow for, in the past 24 hours; of each span the last. */
    smsAlarms: z.array(z.object({ span: z.enum(['minute', 'day']), sent: z.int(), allowed: z.int(), at: instant })),
  }),
});

/** Work that failed as often as it is repeated. A task stays for seven days, an event until it is delivered. */
const failedWork = z.object({
  workId: z.string(),
  /** A background task, or an event on its way to one reader. */
  kind: z.enum(['task', 'event']),
  /** The task, or the reader of the event. */
  name: z.string(),
  attempts: z.int(),
  createdAt: instant,
  failedAt: instant,
  /** The last attempt's error, for a technician. */
  error: z.string(),
});
export type FailedWork = z.output<typeof failedWork>;

export const listFailedWork = endpoint({
  method: 'GET',
  path: '/admin/console/failedWork',
  caller: 'admin',
  summary: '管理后台：没有完成的后台任务',
  query: z.object(pageQuery),
  output: pageOf(failedWork),
});

/** Once more from the beginning, with as many attempts as at first; again after that is the same result. */
export const retryFailedWork = endpoint({
  method: 'POST',
  path: '/admin/console/failedWork/{workId}/retry',
  caller: 'admin',
  summary: '管理后台：重试一个后台任务',
});

export const consoleEndpoints = { getOverview, listFailedWork, retryFailedWork, listAudit, listAuditAdmins };
