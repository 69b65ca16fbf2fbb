import type { Allowance, OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { Fields } from '#lib/saving/merge.ts';
import { toFen, toYuan } from '../model.ts';

/** What the form holds: the terms with pay in yuan, as people write it, and gaps where nothing is typed yet. */
export interface EditorValues extends Omit<OfferTerms, 'basePay' | 'bonus' | 'allowances' | 'months'> {
  readonly basePay: number | null;
  readonly bonus: number | null;
  readonly months: number | null;
  /** Amounts in yuan. */
  readonly allowances: readonly (Partial<Omit<Allowance, 'amount'>> & { readonly amount?: number | null })[];
}

/** What is chosen as one is merged as one. */
export const offerFields: Fields = {
  title: ['title'],
  department: ['department'],
  basePay: ['basePay', 'months'],
  bonus: ['bonus', 'bonusNote'],
  allowances: ['allowances'],
  equity: ['equity'],
  startsOn: ['startsOn'],
  contract: ['contractKind', 'contractMonths'],
  probation: ['probationMonths', 'probationPercent'],
  place: ['place'],
  workHours: ['workHours'],
  conditions: ['conditions'],
  papers: ['papers'],
  validUntil: ['validUntil'],
};

export const fieldLabels: Readonly<Record<string, string>> = {
  title: '职位名称',
  department: '部门',
  basePay: '基本工资',
  bonus: '年度奖金',
  allowances: '补贴',
  equity: '股权激励',
  startsOn: '入职日期',
  contract: '劳动合同',
  probation: '试用期',
  place: '工作地点',
  workHours: '工时制度',
  conditions: '其他约定',
  papers: '入职材料',
  validUntil: '有效期',
};

/** The form of stored terms. */
export function valuesOf(terms: OfferTerms): EditorValues {
  return {
    ...terms,
    basePay: toYuan(terms.basePay),
    bonus: toYuan(terms.bonus),
    allowances: terms.allowances.map((each) => ({ ...each, amount: toYuan(each.amount) })),
  };
}

/** An empty field of the browser is no day. */
function dayIn(value: string | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : value;
}

/** The terms of a form; a row of allowances without a word and without an amount is none. */
export function termsOf(values: EditorValues): OfferTerms {
  const isFixed = values.contractKind === 'fixed';
  return {
    ...values,
    basePay: toFen(values.basePay),
    bonus: toFen(values.bonus),
    months: values.months ?? 12,
    allowances: values.allowances.flatMap(({ name = '', amount, per = 'month' }) =>
      name.trim() === '' && (amount ?? null) === null ? [] : [{ name, amount: toFen(amount) ?? 0, per }],
    ),
    startsOn: dayIn(values.startsOn),
    validUntil: dayIn(values.validUntil),
    contractMonths: isFixed ? values.contractMonths : null,
  };
}
