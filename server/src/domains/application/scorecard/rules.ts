import {
  noEvidence,
  recommendations,
  type Agreement,
  type CompetencyAnswer,
  type Rating,
  type Recommendation,
} from '@pinjian/contract/application-scorecard-rating.ts';
import type { CardCompetency, ScorecardContent } from '@pinjian/contract/application-scorecard.ts';

/** What a card holds before anything is written: one mark for each competency, none answered. */
export function emptyContent(competencies: readonly CardCompetency[]): ScorecardContent {
  return {
    startedAt: null,
    marks: competencies.map(({ name }) => ({ name, answer: null, evidence: '' })),
    notes: [],
    recommendation: null,
    summary: '',
  };
}

/** What was sent, under the competencies that the card asks for: no mark more or less than those, in their order. */
export function fitted(content: ScorecardContent, competencies: readonly CardCompetency[]): ScorecardContent {
  const marks = new Map(content.marks.map((mark) => [mark.name, mark]));
  return {
    ...content,
    marks: competencies.map(({ name }) => marks.get(name) ?? { name, answer: null, evidence: '' }),
    notes: content.notes.filter(({ words }) => words !== ''),
  };
}

/** Dotted paths of what a card lacks before it can be handed in. */
export function missingIn({ marks, recommendation }: ScorecardContent): string[] {
  const open = marks.flatMap(({ answer }, at) => (answer === null ? [`marks.${at}.answer`] : []));
  return recommendation === null ? [...open, 'recommendation'] : open;
}

/** The texts of a card, each under its path. */
export function passagesOf({ marks, notes, summary }: ScorecardContent): { path: string; text: string }[] {
  return [
    ...marks.map(({ evidence }, at) => ({ path: `marks.${at}.evidence`, text: evidence })),
    ...notes.map(({ words }, at) => ({ path: `notes.${at}.words`, text: words })),
    { path: 'summary', text: summary },
  ];
}

export interface Compared {
  /** Two decimals; null where nobody saw evidence. */
  readonly mean: number | null;
  readonly spread: number | null;
  readonly rated: number;
  readonly agreement: Agreement;
}

/** How ratings lie to one another; who saw no evidence has said nothing about the height. */
export function compareAnswers(answers: readonly (CompetencyAnswer | null)[]): Compared {
  const given = answers.filter((each): each is Rating => each !== null && each !== noEvidence);
  if (given.length === 0) return { mean: null, spread: null, rated: 0, agreement: 'none' };
  const sum = given.reduce<number>((total, each) => total + each, 0);
  const spread = Math.max(...given) - Math.min(...given);
  return {
    mean: Math.round((sum / given.length) * 100) / 100,
    spread,
    rated: given.length,
    agreement: agreementOf(given.length, spread),
  };
}

function agreementOf(count: number, spread: number): Agreement {
  if (count === 0) return 'none';
  if (count === 1) return 'single';
  if (spread === 0) return 'same';
  return spread === 1 ? 'close' : 'apart';
}

const favourable: readonly Recommendation[] = ['strongYes', 'yes'];

/**
 * How the recommendations lie to one another, from the most favourable to the least; for and against are apart however few
 * steps lie between them.
 */
export function compareRecommendations(given: readonly Recommendation[]): {
  counts: { recommendation: Recommendation; count: number }[];
  spread: number | null;
  agreement: Agreement;
} {
  const places = given.map((each) => recommendations.indexOf(each));
  const spread = places.length === 0 ? null : Math.max(...places) - Math.min(...places);
  return {
    counts: recommendations.map((recommendation) => ({
      recommendation,
      count: given.filter((each) => each === recommendation).length,
    })),
    spread,
    agreement: isDivided(given) ? 'apart' : agreementOf(given.length, spread ?? 0),
  };
}

function isDivided(given: readonly Recommendation[]): boolean {
  return new Set(given.map((each) => favourable.includes(each))).size > 1;
}

const hourMs = 3_600_000;
const beijing = 8 * hourMs;

/** When those who still owe a card are reminded: an hour after the end, and the next working morning at nine in Beijing. */
export function reminderTimes(endsAt: Date, afterHours: number): { first: Date; morning: Date } {
  const local = new Date(endsAt.getTime() + beijing);
  const day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 1, 9));
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return {
    first: new Date(endsAt.getTime() + afterHours * hourMs),
    morning: new Date(day.getTime() - beijing),
  };
}
