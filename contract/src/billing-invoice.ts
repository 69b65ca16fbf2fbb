import * as z from 'zod/mini';
import { invoiceTitleEndpoints } from './billing-invoice-title.ts';
import { invoice, invoiceLine, invoiceStates, invoiceSummary, invoiceTypes } from './billing-invoice-view.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { month } from './time.ts';

export const invoiceErrors = errorCodes({
  specialForEnterprise: { code: 41120, message: '专用发票只能开给企业抬头' },
  /** data: {missing: SpecialNeed[]} */
  titleIncomplete: { code: 41121, message: '开具专用发票前，请把抬头填写完整' },
  nothingToInvoice: { code: 41122, message: '没有可以开票的消费' },
  lineInvoiced: { code: 41123, message: '所选消费里有的已在另一张发票里，请刷新后重新选择' },
  /** data: {fen} */
  amountChanged: { code: 41124, message: '可开票金额有变化，请核对后再提交' },
  tooManyTitles: { code: 41125, message: '最多保存 20 个抬头，请先删除不用的' },
  numberUsed: { code: 41126, message: '这个发票号码已经登记过，请核对' },
  notPdf: { code: 41127, message: '请上传发票的 PDF 文件' },
  withVendor: { code: 41128, message: '开票服务正在处理，结果出来前不能人工开具' },
  noMailAddress: { code: 41129, message: '请填写接收发票的邮箱' },
  notIssued: { code: 41130, message: '发票还没有开具，请稍后再来' },
});

/** Lines of one request when they are chosen one by one. */
export const mostChosenLines = 200;
/** Lines of one invoice altogether. */
export const mostInvoiceLines = 20_000;

export const listInvoiceable = endpoint({
  method: 'GET',
  path: '/wallet/invoice/invoiceable',
  caller: 'signedIn',
  summary: '还没有开票的消费，最近的在前；附全部可开票的金额和笔数',
  query: z.object({ month: z.optional(month), ...pageQuery }),
  output: z.extend(pageOf(invoiceLine), {
    /** Of everything that the query finds. */
    fen,
    lines: z.int(),
    /** Months (YYYY-MM) with something to invoice, newest first, at most 24, whatever `month` asks for. */
    months: z.array(z.object({ month: z.string(), fen, lines: z.int() })),
    /** Invoices are issued by a person in the console: no vendor is wired in. */
    byPerson: z.boolean(),
    mayWrite: z.boolean(),
  }),
});

/** Which consumptions an invoice is asked of. */
export const invoicePick = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('month'), month }),
  z.object({
    kind: z.literal('chosen'),
    consumptionIds: z
      .array(id)
      .check(z.minLength(1, '请选择要开票的消费'), z.maxLength(mostChosenLines, `一次最多选择 ${mostChosenLines} 笔`)),
  }),
]);
export type InvoicePick = z.output<typeof invoicePick>;

export const requestInvoice = endpoint({
  method: 'POST',
  path: '/wallet/invoice/request',
  caller: 'signedIn',
  summary: '申请开票：每笔消费只开一次；金额与看到的不同时拒绝',
  body: z.object({
    key: idempotencyKey,
    titleId: z.uuid('请选择发票抬头'),
    type: z.literal([...invoiceTypes], '请选择发票类型'),
    pick: invoicePick,
    /** The sum that was shown. */
    fen,
    remark: z._default(z.string().check(z.trim(), z.maxLength(100, '备注最多 100 个字')), ''),
  }),
  output: invoice,
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/wallet/invoice/list',
  caller: 'signedIn',
  summary: '我的发票，最近申请的在前',
  query: z.object({ state: z.optional(z.enum(invoiceStates, '没有这个状态')), ...pageQuery }),
  output: pageOf(invoiceSummary),
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/wallet/invoice/detail/{invoiceId}',
  caller: 'signedIn',
  summary: '一张发票：抬头、进展、号码、邮件',
  output: invoice,
});

export const listInvoiceLines = endpoint({
  method: 'GET',
  path: '/wallet/invoice/detail/{invoiceId}/lines',
  caller: 'signedIn',
  summary: '一张发票里的消费',
  query: z.object(pageQuery),
  output: pageOf(invoiceLine),
});

export const withdrawInvoice = endpoint({
  method: 'POST',
  path: '/wallet/invoice/withdraw',
  caller: 'signedIn',
  summary: '撤回还没有开始开具的申请，消费可以重新开票',
  body: z.object({ invoiceId: id }),
  output: invoice,
});

export const askRedFlush = endpoint({
  method: 'POST',
  path: '/wallet/invoice/flush',
  caller: 'signedIn',
  summary: '说明原因，申请红冲一张已开的发票；完成后消费可以重新开票',
  body: z.object({
    invoiceId: id,
    reason: z
      .string('请填写原因')
      .check(z.trim(), z.minLength(4, '请写明原因，至少 4 个字'), z.maxLength(200, '原因最多 200 个字')),
  }),
  output: invoice,
});

export const getInvoiceFile = endpoint({
  method: 'POST',
  path: '/wallet/invoice/file',
  caller: 'signedIn',
  summary: '发票或红字发票的 PDF，地址 10 分钟内有效',
  body: z.object({ invoiceId: id, paper: z._default(z.enum(['blue', 'red']), 'blue') }),
  output: z.object({ url: z.string(), name: z.string() }),
});

export const sendInvoiceMail = endpoint({
  method: 'POST',
  path: '/wallet/invoice/mail',
  caller: 'signedIn',
  summary: '把已开的发票发到抬头上的邮箱，或另一个邮箱',
  body: z.object({
    invoiceId: id,
    mail: z._default(
      z.string().check(z.trim(), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, '请填写正确的邮箱'), z.maxLength(120)),
      '',
    ),
  }),
  output: invoice,
});

export const invoiceEndpoints = {
  ...invoiceTitleEndpoints,
  listInvoiceable,
  requestInvoice,
  listInvoices,
  getInvoice,
  listInvoiceLines,
  withdrawInvoice,
  askRedFlush,
  getInvoiceFile,
  sendInvoiceMail,
};
