import { createHash } from 'node:crypto';
import {
  missingForSpecial,
  subjectType,
  type SpecialNeed,
  type TitleDetails,
} from '@pinjian/contract/billing-invoice-title.ts';
import { invoiceSteps, type InvoiceState } from '@pinjian/contract/billing-invoice-view.ts';
import { maskMail, maskName } from '@pinjian/contract/person.ts';
import { isCreditCode } from '#domains/company/index.ts';

/** What stands against keeping a title, by the field. */
export function objectionToTitle(
  title: TitleDetails,
): { readonly path: keyof TitleDetails; readonly message: string } | null {
  if (title.subjectType === subjectType.individual) return null;
  if (title.creditCode === '') return { path: 'creditCode', message: '请填写统一社会信用代码' };
  return isCreditCode(title.creditCode) ? null : { path: 'creditCode', message: '统一社会信用代码校验不通过，请核对' };
}

/** A title as it is kept: what only an enterprise has is nobody else's. */
export function tidyTitle(title: TitleDetails): TitleDetails {
  return title.subjectType === subjectType.enterprise
    ? title
    : { ...title, creditCode: '', address: '', phone: '', bank: '', account: '' };
}

/** What stands against a special invoice for a title. */
export function objectionToSpecial(title: TitleDetails): 'enterprise' | readonly SpecialNeed[] | null {
  if (title.subjectType !== subjectType.enterprise) return 'enterprise';
  const missing = missingForSpecial(title);
  return missing.length === 0 ? null : missing;
}

/** Whether an invoice may go from one state to another. */
export function maySteps(from: InvoiceState, to: InvoiceState): boolean {
  return invoiceSteps[from].includes(to);
}

/** The first and the last instant of a calendar month of Beijing; the last is not part of it. */
export function spanOfMonth(month: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const next = at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
  return { from: new Date(`${month}-01T00:00:00+08:00`), to: new Date(`${next}-01T00:00:00+08:00`) };
}

/** Names a paper at the vendor, 20 letters and digits: the same for the same paper, for ever. */
export function vendorOrderId(invoiceId: string, paper: 'blue' | 'red'): string {
  const digest = createHash('sha256').update(`${invoiceId}:${paper}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 20);
}

/** What reaches somebody, or their money, of which the last four stay. */
function maskedEnd(text: string): string {
  return text === '' ? '' : `****${text.slice(-4)}`;
}

/** A title as the console reads it before it says why it needs more. */
export function maskedTitle(title: TitleDetails): TitleDetails {
  const isPerson = title.subjectType === subjectType.individual;
  return {
    ...title,
    name: isPerson ? maskName(title.name) : title.name,
    phone: maskedEnd(title.phone),
    account: maskedEnd(title.account),
    mail: title.mail === '' ? '' : maskMail(title.mail),
    address: title.address === '' ? '' : maskName(title.address),
  };
}
