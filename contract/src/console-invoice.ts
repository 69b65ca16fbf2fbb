import * as z from 'zod/mini';
import { shownTitle } from './billing-invoice-title.ts';
import { invoice, invoiceLine, invoiceNumber, invoiceSummary } from './billing-invoice-view.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What the console's invoices can be narrowed to. */
export const invoiceLists = ['toDo', 'withVendor', 'issued', 'over'] as const;
export type InvoiceList = (typeof invoiceLists)[number];
export const invoiceListLabels: Readonly<Record<InvoiceList, string>> = {
  toDo: '待处理',
  withVendor: '开票服务处理中',
  issued: '已开',
  over: '已结束',
};

/** Who pays, as the console names them. */
const payer = z.object({
  kind: z.enum(['company', 'seeker']),
  /** A company's name; a seeker's masked phone. */
  name: z.string(),
  /** Where the console shows them: a companyId or a personId; null where they are gone. */
  id: z.nullable(z.string()),
});

const caseSummary = z.object({
  ...invoiceSummary.shape,
  /** Masked where it is a person's. */
  titleName: z.string(),
  payer,
  /** Handed to the vendor, whose answer is still to come. */
  withVendor: z.boolean(),
});
export type InvoiceCaseSummary = z.output<typeof caseSummary>;

export const listInvoiceCases = endpoint({
  method: 'GET',
  path: '/admin/console/invoices',
  caller: 'admin',
  summary: '管理后台：发票，等得最久的在前；已开和已结束的从新到旧',
  query: z.object({ list: z._default(z.enum(invoiceLists, '没有这个列表'), 'toDo'), ...pageQuery }),
  output: z.extend(pageOf(caseSummary), {
    counts: z.array(z.object({ list: z.enum(invoiceLists), count: z.int() })),
    /** No vendor is wired in: every invoice is issued by a person. */
    byPerson: z.boolean(),
  }),
});

const invoiceCase = z.object({
  ...z.omit(invoice, { mayWrite: true }).shape,
  /** Phone, account, mail and a person's name masked; see `unmaskInvoiceTitle`. */
  title: shownTitle,
  payer,
  withVendor: z.boolean(),
  /** What the vendor said last; '' where it said nothing, or there is none. */
  vendorWords: z.string(),
  byPerson: z.boolean(),
  /** It concerns the admin who reads: somebody else decides it. */
  isOwn: z.boolean(),
});
export type InvoiceCase = z.output<typeof invoiceCase>;

export const getInvoiceCase = endpoint({
  method: 'GET',
  path: '/admin/console/invoices/{invoiceId}',
  caller: 'admin',
  summary: '管理后台：一张发票，抬头已脱敏',
  output: invoiceCase,
});

export const listInvoiceCaseLines = endpoint({
  method: 'GET',
  path: '/admin/console/invoices/{invoiceId}/lines',
  caller: 'admin',
  summary: '管理后台：一张发票里的消费，不含成员和职位',
  query: z.object(pageQuery),
  output: pageOf(invoiceLine),
});

export const unmaskInvoiceTitle = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/unmask',
  caller: 'admin',
  summary: '管理后台：说明原因后查看完整抬头，用于开票',
  body: z.object({ reason: actReason }),
  output: shownTitle,
});

export const startInvoice = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/start',
  caller: 'admin',
  summary: '管理后台：开始开具，此后对方不能再撤回',
  output: invoiceCase,
});

/** What a person issued at the tax office's platform: its number, and its PDF where there is one. */
const issuedPaper = {
  number: invoiceNumber,
  /** Uploaded by /admin/oss/upload; without one the product prints a page with the invoice's facts. */
  fileId: z._default(z.nullable(id), null),
};

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/issue',
  caller: 'admin',
  summary: '管理后台：登记已开具的发票号码和 PDF，通知对方并发邮件',
  body: z.object(issuedPaper),
  output: invoiceCase,
});

export const rejectInvoice = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/reject',
  caller: 'admin',
  summary: '管理后台：说明原因，驳回开票申请；消费可以重新开票',
  body: z.object({ reason: actReason }),
  output: invoiceCase,
});

export const flushInvoice = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/flush',
  caller: 'admin',
  summary: '管理后台：登记红字发票，或交给开票服务红冲；消费可以重新开票',
  body: z.object({
    reason: actReason,
    /** null hands it to the vendor, where one is wired in. */
    number: z.nullable(invoiceNumber),
    fileId: issuedPaper.fileId,
  }),
  output: invoiceCase,
});

export const refuseFlush = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/refuseFlush',
  caller: 'admin',
  summary: '管理后台：说明原因，不同意红冲，发票照常有效',
  body: z.object({ reason: actReason }),
  output: invoiceCase,
});

export const showInvoiceFile = endpoint({
  method: 'POST',
  path: '/admin/console/invoices/{invoiceId}/file',
  caller: 'admin',
  summary: '管理后台：发票或红字发票的 PDF，会留下操作记录',
  body: z.object({ paper: z._default(z.enum(['blue', 'red']), 'blue') }),
  output: z.object({ url: z.string(), name: z.string() }),
});

export const consoleInvoiceEndpoints = {
  listInvoiceCases,
  getInvoiceCase,
  listInvoiceCaseLines,
  unmaskInvoiceTitle,
  startInvoice,
  issueInvoice,
  rejectInvoice,
  flushInvoice,
  refuseFlush,
  showInvoiceFile,
};
