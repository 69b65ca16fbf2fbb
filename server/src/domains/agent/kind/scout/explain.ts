import type { Match } from '@pinjian/contract/matching-match.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import type { ActSection, Evidence } from '@pinjian/contract/agent-act.ts';
import { asEvidence, missingOf, quotesOf } from '../writing/quotes.ts';
import type { Chosen } from './choose.ts';

/** 前端工程师 · 云栈科技 */
export function nameOf({ title, company }: Pick<PositionCard, 'title' | 'company'>): string {
  return `${title} · ${company.name}`;
}

/** 杭州 · 1.5W-2.5W·14薪 */
function whereAndPay({ city, salaryText }: PositionCard): string {
  return `${city.name} · ${salaryText}`;
}

/** Why a position is suggested, in the seeker's own terms: what speaks for it, what to look at, what was learned. */
export function explain({ position, match, learned, lowered }: Chosen): string {
  const good = match.reasons.filter((reason) => reason.good).map(({ text }) => text);
  const bad = match.reasons.filter((reason) => !reason.good).map(({ text }) => text);
  const missing = missingOf(match, 2).filter((words) => !bad.some((text) => text.includes(words)));
  const doubts = [...bad, ...missing.map((words) => `简历里没有写到${words}`), ...lowered];
  return [
    `${whereAndPay(position)}。`,
    good.length === 0 ? '' : `合适：${good.join('、')}。`,
    learned.length === 0 ? '' : `${learned.join('、')}。`,
    doubts.length === 0 ? '' : `留意：${doubts.join('；')}。`,
  ].join('');
}

/** What the suggestion rests on: the position's requirements beside the seeker's own words. */
export function evidenceOf(match: Match): Evidence[] {
  return quotesOf(match, { most: 3, withInterviews: true }).map(asEvidence);
}

/** Positions in order, each with what speaks for it and against. */
export function rankSection(ranked: readonly { readonly position: PositionCard; readonly match: Match }[]): ActSection {
  return {
    title: '排列',
    rows: ranked.map(({ position, match }, at) => {
      const good = match.reasons.filter((reason) => reason.good).map(({ text }) => text);
      const bad = match.reasons.filter((reason) => !reason.good).map(({ text }) => text);
      const [quote] = quotesOf(match, { most: 1, withInterviews: true });
      const { positionId, title, company } = position;
      return {
        label: `${at + 1}. ${nameOf(position)}`,
        value: [position.salaryText, ...good, ...bad.map((text) => `留意：${text}`)].join('、'),
        ...(quote === undefined ? {} : { quote: quote.quote }),
        subject: { positionId, positionTitle: title, companyName: company.name },
      };
    }),
  };
}
