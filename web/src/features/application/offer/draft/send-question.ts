import { dayText, payFigures } from '@pinjian/contract/application-offer-pay.ts';
import { offerDays, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { amountText } from '@pinjian/contract/money.ts';
import type { Question } from '#ui/confirm.tsx';

interface Sending {
  readonly terms: OfferTerms;
  readonly whom: string;
  /** From 1. */
  readonly number: number;
}

/** Asks before an offer is sent, naming what the candidate will read and what follows. */
export function sendQuestion({ terms, whom, number }: Sending): Question {
  const figures = payFigures(terms);
  const amounts =
    figures === null ? '' : `月度合计 ${amountText(figures.monthly)}、年度合计 ${amountText(figures.yearly)}（税前），`;
  const until = terms.validUntil === null ? `${offerDays} 天内` : `${dayText(terms.validUntil)}前`;
  const isRevision = number > 1;
  return {
    title: isRevision ? `向${whom}发出第 ${number} 版Offer？` : `向${whom}发出Offer？`,
    text: `${whom}会收到通知和录用信：${amounts}${until}可以接受。${
      isRevision ? '之前的版本不能再接受。' : ''
    }发出后这一版不能修改，只能发新版本或收回。`,
    yes: isRevision ? '发出新版本' : '发出Offer',
  };
}
