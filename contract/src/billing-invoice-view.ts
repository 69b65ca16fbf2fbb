import * as z from 'zod/mini';
import { shownTitle, subjectTypes } from './billing-invoice-title.ts';
import { fen } from './money.ts';
import { instant } from './time.ts';

/** What kind of invoice (spec §3): 1 an electronic normal one, 2 an electronic special one. */
export const invoiceType = { normal: 1, special: 2 } as const;
export type InvoiceType = (typeof invoiceType)[keyof typeof invoiceType];
export const invoiceTypes = [invoiceType.normal, invoiceType.special] as const;
export const invoiceTypeLabels: Readonly<Record<InvoiceType, string>> = { 1: '电子普通发票', 2: '电子专用发票' };

/**
 * How an invoice goes: waiting -> issuing -> issued | rejected; one that waits may be withdrawn. An issued one is corrected
 * by a red invoice alone: issued -> flushing (asked for, or under way) -> flushed, or back to issued where that was refused.
 */
export const invoiceStates = ['waiting', 'issuing', 'issued', 'rejected', 'withdrawn', 'flushing', 'flushed'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export const invoiceStateLabels: Readonly<Record<InvoiceState, string>> = {
  waiting: '待开',
  issuing: '开票中',
  issued: '已开',
  rejected: '已驳回',
  withdrawn: '已撤回',
  flushing: '红冲中',
  flushed: '已红冲',
};

/** The only legal steps; a test walks them. */
export const invoiceSteps: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  waiting: ['issuing', 'issued', 'rejected', 'withdrawn'],
  // A vendor that says no gives it back to a person.
  issuing: ['issued', 'rejected', 'waiting'],
  issued: ['flushing', 'flushed'],
  flushing: ['flushed', 'issued'],
  rejected: [],
  withdrawn: [],
  flushed: [],
};

/** States in which an invoice holds its lines: no other one may take them. */
export const holdingStates = ['waiting', 'issuing', 'issued', 'flushing'] as const satisfies readonly InvoiceState[];

/** The number of a fully digital electronic invoice (数电发票): 20 digits, without a code. */
export const invoiceNumber = z.string('请填写发票号码').check(z.trim(), z.regex(/^\d{20}$/, '发票号码应为 20 位数字'));

/** How the mail with the PDF stands; null where none was asked for. */
export const invoiceMailStates = ['waiting', 'sending', 'sent', 'failed', 'unsure'] as const;
export type InvoiceMailState = (typeof invoiceMailStates)[number];
export const invoiceMailStateLabels: Readonly<Record<InvoiceMailState, string>> = {
  waiting: '待发送',
  sending: '发送中',
  sent: '已发送',
  failed: '发送失败',
  unsure: '待确认',
};

/** What was used, as an invoice and a statement name it. */
export const useKinds = ['contact', 'aiInterview', 'simulation', 'expired'] as const;
export type UseKind = (typeof useKinds)[number];
export const useKindLabels: Readonly<Record<UseKind, string>> = {
  contact: '交换联系方式',
  aiInterview: 'AI面试',
  simulation: '模拟面试',
  expired: '到期未用',
};

/** One consumption that an invoice can be, or is, issued of. */
export const invoiceLine = z.object({
  consumptionId: z.string(),
  at: instant,
  kind: z.enum(useKinds),
  units: z.int(),
  fen,
  /** Who used it and for which position; '' where that is nobody's, gone or not told. */
  memberName: z.string(),
  positionTitle: z.string(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** One of the two papers of an invoice: the invoice itself, or the red one that took it back. */
export const invoicePaper = z.object({ number: z.string(), issuedAt: instant, hasFile: z.boolean() });

/** An invoice in a list. */
export const invoiceSummary = z.object({
  invoiceId: z.string(),
  state: z.enum(invoiceStates),
  type: z.literal([...invoiceTypes]),
  subjectType: z.literal([...subjectTypes]),
  titleName: z.string(),
  fen,
  lines: z.int(),
  requestedAt: instant,
  /** null before it is issued. */
  paper: z.nullable(invoicePaper),
  /** Set once it was flushed. */
  red: z.nullable(invoicePaper),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

/** What happened to an invoice, in order. */
export const invoiceActs = [
  'requested',
  'started',
  'issued',
  'rejected',
  'withdrawn',
  'vendorFailed',
  'flushAsked',
  'flushRefused',
  'flushed',
] as const;
export type InvoiceAct = (typeof invoiceActs)[number];
export const invoiceActLabels: Readonly<Record<InvoiceAct, string>> = {
  requested: '提交申请',
  started: '开始开具',
  issued: '开具完成',
  rejected: '驳回',
  withdrawn: '撤回',
  vendorFailed: '开票服务未能开具，转人工处理',
  flushAsked: '申请红冲',
  flushRefused: '红冲未通过',
  flushed: '红冲完成',
};

export const invoice = z.object({
  ...invoiceSummary.shape,
  title: shownTitle,
  /** What the payer asked to have noted on it. */
  remark: z.string(),
  /** Why it was rejected, or why taking it back was refused; '' otherwise. */
  reason: z.string(),
  /** Why it is to be taken back, in the payer's words. */
  flushReason: z.string(),
  mailState: z.nullable(z.enum(invoiceMailStates)),
  acts: z.array(z.object({ act: z.enum(invoiceActs), at: instant, words: z.string() })),
  mayWrite: z.boolean(),
});
export type Invoice = z.output<typeof invoice>;
