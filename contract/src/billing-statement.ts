import * as z from 'zod/mini';
import { useKindLabels, useKinds } from './billing-invoice-view.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant, month } from './time.ts';
import { spendUnits, unitsText, type SpendUnit } from './wallet.ts';

export const statementErrors = errorCodes({
  /** data: {most} */
  tooManyLines: { code: 41140, message: '明细太多，请按月份导出' },
  nothingToExport: { code: 41141, message: '没有可以导出的明细' },
});

/** What a line of a statement is of: money that came in or went back, and every use. */
export const statementKinds = ['purchase', 'refund', 'adjustment', ...useKinds] as const;
export type StatementKind = (typeof statementKinds)[number];
export const statementKindLabels: Readonly<Record<StatementKind, string>> = {
  purchase: '购买与充值',
  refund: '退款',
  adjustment: '赠送与调账',
  ...useKindLabels,
};

/** What came in or went out, with its sign: +500 额度, -1 次. */
export function signedUnitsText(units: number, unit: SpendUnit): string {
  const sign = units > 0 ? '+' : units < 0 ? '-' : '';
  return `${sign}${unitsText(Math.abs(units), unit)}`;
}

/** Where an invoice of a consumption stands; `none` for what can be invoiced, `never` for what no invoice is made of. */
export const lineInvoiceStates = ['never', 'none', 'asked', 'issued'] as const;
export const lineInvoiceLabels: Readonly<Record<(typeof lineInvoiceStates)[number], string>> = {
  never: '',
  none: '未开票',
  asked: '开票中',
  issued: '已开票',
};

export const statementLine = z.object({
  /** Of the lot, the refund or the consumption that it tells of. */
  lineId: z.string(),
  kind: z.enum(statementKinds),
  at: instant,
  unit: z.enum(spendUnits),
  /** Signed: what came in is more than 0. */
  units: z.int(),
  /** What was paid, went back or was consumed of what was paid. */
  fen,
  /** Names whose it was and what for; '' where that is nobody's, gone or not told. */
  memberName: z.string(),
  positionTitle: z.string(),
  orderId: z.nullable(z.string()),
  invoice: z.enum(lineInvoiceStates),
});
export type StatementLine = z.output<typeof statementLine>;

const filters = {
  kind: z.optional(z.enum(statementKinds, '没有这个类别')),
  month: z.optional(month),
  memberId: z.optional(id),
  positionId: z.optional(id),
};

export const listStatement = endpoint({
  method: 'GET',
  path: '/wallet/statement/list',
  caller: 'signedIn',
  summary: '账单明细，最近的在前；可按类别、月份、成员、职位筛选',
  query: z.object({ ...filters, ...pageQuery }),
  output: pageOf(statementLine),
});

/** What a month came to. */
const monthSums = z.object({
  month: z.string(),
  /** Paid, given back to the source, consumed of what was paid. */
  paid: fen,
  refunded: fen,
  consumed: fen,
  /** Units used, expired ones among them. */
  units: z.int(),
});
export type MonthSums = z.output<typeof monthSums>;

export const getStatementMonths = endpoint({
  method: 'GET',
  path: '/wallet/statement/months',
  caller: 'signedIn',
  summary: '最近 12 个月每月的支付、退款和消费',
  output: z.object({ unit: z.enum(spendUnits), months: z.array(monthSums) }),
});

/** What one member used, or what was used for one position; `id` null is nobody's, or of who is gone. */
const statementShare = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  units: z.int(),
  fen,
  count: z.int(),
});
export type StatementShare = z.output<typeof statementShare>;

export const getStatementShares = endpoint({
  method: 'GET',
  path: '/wallet/statement/shares',
  caller: 'employer',
  summary: '企业的消费按成员和按职位各有多少，可只看一个月',
  query: z.object({ month: z.optional(month) }),
  output: z.object({
    /** Largest first, at most 50 each. */
    members: z.array(statementShare),
    positions: z.array(statementShare),
  }),
});

/** Lines of one export. */
export const mostExportedLines = 50_000;
export const exportFormats = ['csv', 'xlsx'] as const;

export const exportStatement = endpoint({
  method: 'POST',
  path: '/wallet/statement/export',
  caller: 'signedIn',
  summary: '导出账单明细（CSV 或 Excel），地址 10 分钟内有效；最多 50,000 行',
  body: z.object({ format: z.enum(exportFormats, '请选择导出格式'), ...filters }),
  output: z.object({ url: z.string(), name: z.string(), lines: z.int() }),
});

export const exportReceipt = endpoint({
  method: 'GET',
  path: '/wallet/statement/receipt/{lineId}',
  caller: 'signedIn',
  summary: '一笔购买、退款或消费的收据（PDF）；文件名取自请求的 fileName',
  query: z.object({
    fileName: z._default(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(100, '文件名最多 100 个字')),
      '收据.pdf',
    ),
  }),
  file: 'pdf',
});

export const statementEndpoints = {
  listStatement,
  getStatementMonths,
  getStatementShares,
  exportStatement,
  exportReceipt,
};
