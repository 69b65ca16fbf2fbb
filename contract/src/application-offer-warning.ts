import { contractText, monthsText } from './application-offer-pay.ts';
import type { ContractKind, OfferTerms, OfferWarning } from './application-offer-terms.ts';
import { amountText, salaryText, type Salary } from './money.ts';

/** Least pay in probation, in percent of the pay agreed (劳动合同法 §20). */
export const leastProbationPercent = 80;

/** Most months of probation that a contract allows (劳动合同法 §19). */
export function mostProbationMonths(kind: ContractKind, months: number | null): number {
  if (kind === 'open') return 6;
  if (kind === 'task' || months === null || months < 3) return 0;
  if (months < 12) return 1;
  return months < 36 ? 2 : 6;
}

/** What of the terms is outside the position's range or against the law, each with the words to be marked. */
export function offerWarnings(terms: OfferTerms, range: Salary): OfferWarning[] {
  return [...payWarnings(terms, range), ...probationWarnings(terms)];
}

/** Base pay is a month's: a position that pays by the day says nothing of it. */
const monthly = 1;

function payWarnings({ basePay }: OfferTerms, range: Salary): OfferWarning[] {
  if (basePay === null || range.min === null || range.max === null || range.cycle !== monthly) return [];
  const shown = salaryText(range);
  if (basePay > range.max) return [warning('basePay', amountText(basePay), `高于职位的薪资范围 ${shown}`)];
  if (basePay < range.min) return [warning('basePay', amountText(basePay), `低于职位的薪资范围 ${shown}`)];
  return [];
}

function probationWarnings(terms: OfferTerms): OfferWarning[] {
  const { contractKind, contractMonths, probationMonths, probationPercent } = terms;
  if (probationMonths === 0) return [];
  const most = mostProbationMonths(contractKind, contractMonths);
  const allowed = most === 0 ? '不得约定试用期' : `试用期最多 ${most} 个月`;
  return [
    ...(probationMonths > most
      ? [
          warning(
            'probationMonths',
            monthsText(probationMonths),
            `合同为${contractText(terms)}时，${allowed}（劳动合同法第十九条）`,
          ),
        ]
      : []),
    ...(probationPercent < leastProbationPercent
      ? [
          warning(
            'probationPercent',
            `${probationPercent}%`,
            `试用期工资不得低于约定工资的 ${leastProbationPercent}%（劳动合同法第二十条）`,
          ),
        ]
      : []),
  ];
}

function warning(path: string, words: string, message: string): OfferWarning {
  return { path, words, from: null, to: null, message };
}
