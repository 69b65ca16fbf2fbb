import {
  basePayText,
  contractText,
  dayText,
  payFigures,
  payLines,
  probationText,
} from '@pinjian/contract/application-offer-pay.ts';
import { takeHome, type TaxAssumptions } from '@pinjian/contract/application-offer-tax.ts';
import { myOfferStateLabels, workHoursLabels, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { isEnded, shownVersion } from '../model.ts';

/** At most so many stand side by side. */
export const mostCompared = 4;

/** What is compared: one line, with what each offer says to it. */
export interface CompareRow {
  readonly label: string;
  readonly words: readonly string[];
  /** Whether the offers say different things. */
  readonly differs: boolean;
  /** Which of them is highest, where that is a matter of amounts and one is. */
  readonly highest: number | null;
}

interface Compared {
  readonly offer: MyOffer;
  readonly terms: OfferTerms;
}

/** The offers that can be compared, each with the terms that count. */
export function comparable(offers: readonly MyOffer[]): Compared[] {
  return offers.flatMap((offer) => {
    const terms = shownVersion(offer)?.terms;
    return terms === undefined ? [] : [{ offer, terms }];
  });
}

/** Which are compared at first: those that did not come to nothing, where they are two. */
export function firstCompared(offers: readonly MyOffer[]): string[] {
  const alive = offers.filter((offer) => !isEnded(offer));
  return (alive.length >= 2 ? alive : offers).slice(0, mostCompared).map(({ offerId }) => offerId);
}

function row(label: string, words: readonly string[]): CompareRow {
  return { label, words, differs: new Set(words).size > 1, highest: null };
}

function amounts(label: string, fens: readonly (number | null)[], write = amountText): CompareRow {
  const words = fens.map((fen) => (fen === null ? '' : write(fen)));
  const top = Math.max(...fens.map((fen) => fen ?? -1));
  const differs = new Set(words).size > 1;
  const isAlone = fens.filter((fen) => fen === top).length === 1;
  return { label, words, differs, highest: differs && isAlone ? fens.indexOf(top) : null };
}

/** About so many yuan: what is estimated names no fen. */
const about = (fen: number) => `约 ${amountText(Math.round(fen / 100) * 100)}`;

/** Lines of pay of one kind as one text. */
function payWords(terms: OfferTerms, path: string): string {
  return payLines(terms)
    .filter((line) => line.path === path)
    .map(({ label, words }) => (path === 'allowances' ? `${label} ${words}` : words))
    .join('；');
}

/** Everything that tells offers apart, in the order in which people ask for it. */
export function compareRows(compared: readonly Compared[], assumptions: TaxAssumptions): CompareRow[] {
  const terms = compared.map((each) => each.terms);
  const figures = terms.map(payFigures);
  const left = terms.map((each) => takeHome(each, assumptions));
  const say = (label: string, of: (each: Compared) => string) => row(label, compared.map(of));
  return [
    say('职位', ({ terms: { title } }) => title),
    say('城市', ({ offer }) => offer.city),
    say('状态', ({ offer }) => myOfferStateLabels[offer.state]),
    amounts(
      '每月（税前）',
      figures.map((each) => each?.monthly ?? null),
    ),
    amounts(
      '每年（税前）',
      figures.map((each) => each?.yearly ?? null),
    ),
    amounts(
      '不含奖金',
      figures.map((each) => each?.yearlyFixed ?? null),
    ),
    amounts(
      '每月到手估算',
      left.map((each) => each?.monthlyNet ?? null),
      about,
    ),
    amounts(
      '全年到手估算',
      left.map((each) => each?.net ?? null),
      about,
    ),
    say('基本工资', (each) => basePayText(each.terms)),
    say('年度奖金', (each) => payWords(each.terms, 'bonus')),
    say('补贴', (each) => payWords(each.terms, 'allowances')),
    say('股权激励', (each) => each.terms.equity),
    say('入职日期', (each) => dayText(each.terms.startsOn)),
    say('试用期', (each) => probationText(each.terms)),
    say('劳动合同', (each) => contractText(each.terms)),
    say('工时制度', (each) => workHoursLabels[each.terms.workHours]),
    say('工作地点', (each) => each.terms.place),
    say('其他约定', (each) => each.terms.conditions),
  ];
}
