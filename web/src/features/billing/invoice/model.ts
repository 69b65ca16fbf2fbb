import {
  invoiceStates,
  invoiceType,
  invoiceTypeLabels,
  type InvoiceState,
  type InvoiceType,
} from '@pinjian/contract/billing-invoice-view.ts';
import {
  missingForSpecial,
  specialNeedLabels,
  subjectType,
  subjectTypeLabels,
  type InvoiceTitle,
  type TitleDetails,
} from '@pinjian/contract/billing-invoice-title.ts';
import type { Tone } from '#ui/tag.tsx';

export const stateTones: Readonly<Record<InvoiceState, Tone>> = {
  waiting: 'warning',
  issuing: 'accent',
  issued: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  flushing: 'warning',
  flushed: 'neutral',
};

/** What the payer should know of a state, and what happens next. */
export const stateWords: Readonly<Record<InvoiceState, string>> = {
  waiting: '已提交，等待开具，一般 2 个工作日内完成。开始开具前可以撤回。',
  issuing: '正在开具，完成后会通知您，并发到抬头上的邮箱。',
  issued: '已开具，可以下载 PDF 或发到邮箱。开错了只能申请红冲后重开。',
  rejected: '申请没有通过，这些消费可以重新开票。',
  withdrawn: '申请已撤回，这些消费可以重新开票。',
  flushing: '红冲申请处理中，完成后会通知您。',
  flushed: '已红冲，这些消费可以重新开票。',
};

/** The state that the address asks for; null for all. */
export function stateOf(params: URLSearchParams): InvoiceState | null {
  return invoiceStates.find((state) => state === params.get('state')) ?? null;
}

export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Why a title takes no special invoice; null where it does. */
export function specialProblem(title: TitleDetails): string | null {
  if (title.subjectType !== subjectType.enterprise) return '专用发票只能开给企业抬头';
  const missing = missingForSpecial(title);
  return missing.length === 0 ? null : `抬头还缺少：${missing.map((each) => specialNeedLabels[each]).join('、')}`;
}

/** A title in one line: 青禾科技有限公司（企业，9131…）. */
export function titleLine({ name, subjectType: type, creditCode }: TitleDetails): string {
  return `${name}（${[subjectTypeLabels[type], creditCode].filter((each) => each !== '').join('，')}）`;
}

export const typeChoices: readonly { readonly value: InvoiceType; readonly label: string }[] = [
  { value: invoiceType.normal, label: invoiceTypeLabels[invoiceType.normal] },
  { value: invoiceType.special, label: invoiceTypeLabels[invoiceType.special] },
];

/** The title that a request begins with. */
export function firstTitle(titles: readonly InvoiceTitle[]): InvoiceTitle | undefined {
  return titles.find(({ isDefault }) => isDefault) ?? titles[0];
}
