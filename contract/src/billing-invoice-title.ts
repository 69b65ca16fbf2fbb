import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';

/** Who an invoice is made out to (spec §3): 1 an enterprise, 2 a person or another body that pays no such tax. */
export const subjectType = { enterprise: 1, individual: 2 } as const;
export type SubjectType = (typeof subjectType)[keyof typeof subjectType];
export const subjectTypes = [subjectType.enterprise, subjectType.individual] as const;
export const subjectTypeLabels: Readonly<Record<SubjectType, string>> = { 1: '企业', 2: '个人或非企业单位' };

/** Titles that one payer keeps. */
export const mostTitles = 20;

const words = (max: number, what: string) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `${what}最多 ${max} 个字`)), '');
const mail = z._default(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || (text.length <= 120 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)), {
      message: '请填写正确的邮箱',
    }),
  ),
  '',
);

/**
 * What stands on an invoice of its receiver. Address, phone, bank and account are needed for a special invoice alone; '' where
 * nothing was said.
 */
export const titleDetails = z.object({
  subjectType: z.literal([...subjectTypes], '请选择抬头类型'),
  name: z
    .string('请填写抬头名称')
    .check(z.trim(), z.minLength(2, '请填写抬头名称'), z.maxLength(100, '抬头名称最多 100 个字')),
  /** Of an enterprise; '' for anybody else. The check character is verified by the server. */
  creditCode: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^([0-9A-HJ-NPQRTUWXY]{18})?$/, '统一社会信用代码应为 18 位数字或大写字母'),
      ),
    '',
  ),
  address: words(100, '注册地址'),
  phone: z._default(z.string().check(z.trim(), z.regex(/^([0-9()（）+\- ]{5,25})?$/, '请填写正确的电话')), ''),
  bank: words(60, '开户银行'),
  account: z._default(z.string().check(z.trim(), z.regex(/^([0-9 -]{5,40})?$/, '银行账号应为 5 到 40 位数字')), ''),
  /** Where the PDF goes; '' for nowhere. */
  mail,
});
export type TitleDetails = z.output<typeof titleDetails>;

/** A title as it is shown: as it was kept, or with parts of it masked, which no form would take. */
export const shownTitle = z.object({
  subjectType: z.literal([...subjectTypes]),
  name: z.string(),
  creditCode: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  account: z.string(),
  mail: z.string(),
});

/** What a special invoice needs of a title, in the order of the form. */
export const specialNeeds = [
  'creditCode',
  'address',
  'phone',
  'bank',
  'account',
] as const satisfies readonly (keyof TitleDetails)[];
export type SpecialNeed = (typeof specialNeeds)[number];
export const specialNeedLabels: Readonly<Record<SpecialNeed, string>> = {
  creditCode: '统一社会信用代码',
  address: '注册地址',
  phone: '电话',
  bank: '开户银行',
  account: '银行账号',
};

/** What is missing for a special invoice; everything that is, for one that is no enterprise. */
export function missingForSpecial(title: TitleDetails): SpecialNeed[] {
  return specialNeeds.filter((each) => title[each] === '');
}

export const invoiceTitle = z.object({
  titleId: z.string(),
  ...shownTitle.shape,
  isDefault: z.boolean(),
});
export type InvoiceTitle = z.output<typeof invoiceTitle>;

export const listInvoiceTitles = endpoint({
  method: 'GET',
  path: '/wallet/invoice/title/list',
  caller: 'signedIn',
  summary: '发票抬头，默认的在最前；企业还没有抬头时附上按公司资料预填的内容',
  output: z.object({
    titles: z.array(invoiceTitle),
    /** What a first title may begin with: the company's name and credit code. null for seekers and where there are titles. */
    suggested: z.nullable(shownTitle),
    /** Whether the caller may change titles and ask for invoices. */
    mayWrite: z.boolean(),
  }),
});

export const saveInvoiceTitle = endpoint({
  method: 'POST',
  path: '/wallet/invoice/title/save',
  caller: 'signedIn',
  summary: '新增或修改一个发票抬头；第一个就是默认抬头',
  body: z.object({ titleId: z.optional(id), ...titleDetails.shape, isDefault: z._default(z.boolean(), false) }),
  output: invoiceTitle,
});

export const removeInvoiceTitle = endpoint({
  method: 'POST',
  path: '/wallet/invoice/title/remove',
  caller: 'signedIn',
  summary: '删除一个发票抬头；已经申请的发票不变',
  body: z.object({ titleId: id }),
});

export const invoiceTitleEndpoints = { listInvoiceTitles, saveInvoiceTitle, removeInvoiceTitle };
