import type { AnswerFlag, ScoreState } from '@pinjian/contract/interview-report.ts';
import { bank } from '../bank/bank.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { flagsOf } from './degenerate.ts';
import { readEvidence, type Evidence, type Place } from './evidence.ts';
import { maskAnswer, type Given } from './mask.ts';

/** What the rule scorer needs of a question. */
export type Rubric = Pick<PlannedQuestion, 'family' | 'text' | 'rephrase' | 'points' | 'form'>;

/** One answer judged by itself. `score` is 1 to 5, not rounded; null without evidence. */
export interface AnswerScore {
  readonly state: Exclude<ScoreState, 'notAssessed'>;
  readonly score: number | null;
  readonly flags: readonly AnswerFlag[];
  readonly evidence: Evidence;
  /** Sentences that carry the score, best first. */
  readonly receipts: readonly Place[];
}

/** Flags under which an answer is no evidence of anything. */
const worthless: ReadonlySet<AnswerFlag> = new Set([
  'empty',
  'gibberish',
  'copiedQuestion',
  'copiedDescription',
  'keywordList',
  'repetition',
]);

/** Highest scores under a flag. */
const flagCaps: Partial<Record<AnswerFlag, number>> = { offTopic: 1.5, textbook: 1.7 };

/**
 * Scores one answer, given as the turns it consists of. What is read back from the question or the posting, repeated,
 * merely listed or meant to steer is taken out first, so that none of it can earn anything.
 */
export function scoreAnswer(rubric: Rubric, parts: readonly string[], given: Given): AnswerScore {
  const asked = [rubric.text, rubric.rephrase, ...rubric.points.map((point) => point.ask), ...given.asked];
  const { texts, masked } = maskAnswer(parts, { ...given, asked });
  const evidence = readEvidence(texts, rubric.points);
  const vocabulary = [
    rubric.text,
    rubric.rephrase,
    ...rubric.points.flatMap((point) => [point.label, point.ask, ...point.sayings]),
  ].join('\n');
  const flags = flagsOf({
    text: parts.join('\n'),
    masked,
    evidence,
    form: rubric.form,
    vocabulary,
    fitsElsewhere: () => fitsElsewhere(texts, rubric),
  });
  const base = { flags, evidence, receipts: receiptsOf(evidence) };
  if (flags.includes('otherLanguage')) return { ...base, state: 'needsReview', score: null };
  if (flags.some((flag) => worthless.has(flag))) return { ...base, state: 'insufficient', score: null };
  if (base.receipts.length === 0) return { ...base, state: 'insufficient', score: null };
  return { ...base, state: 'scored', score: capped(rate(evidence, rubric), flags, evidence) };
}

function receiptsOf(evidence: Evidence): Place[] {
  const places = [...evidence.best, ...evidence.points.flatMap((point) => point.place ?? [])];
  return places.filter((place, index) => places.findIndex((each) => overlaps(each, place)) === index);
}

function overlaps(a: Place, b: Place): boolean {
  return a.part === b.part && a.from < b.to && b.from < a.to;
}

/** Share of another question's points that makes an answer one to that question. */
const elsewhereFrom = 0.55;

/** Whether the answer meets most points of a question of another direction; behavioural ones overlap with all others. */
function fitsElsewhere(texts: readonly string[], rubric: Rubric): boolean {
  const own = bank.find((each) => each.family === rubric.family)?.directions ?? [];
  const others = bank.filter(
    (each) =>
      each.family !== rubric.family && !each.directions.some((one) => one === 'behavioural' || own.includes(one)),
  );
  return others.some((other) => {
    const { points } = readEvidence(texts, other.points);
    return points.filter((point) => point.explicit > 0.5).length >= elsewhereFrom * points.length;
  });
}

/** Grows fast at first and never above 1: `scale` of something is two thirds of all there is to get. */
function saturating(amount: number, scale: number): number {
  return 1 - Math.exp(-amount / scale);
}

/** Shares of the score. They add up to 1. */
const shares = {
  content: 0.3,
  actions: 0.17,
  specific: 0.16,
  density: 0.13,
  structure: 0.11,
  reasoning: 0.13,
} as const;

/**
 * 1 to 5: how much of what was asked for is there (content), told as one's own doing (actions), with figures and names
 * (specific), from situation to outcome (structure), with reasons (reasoning), and how much of that each clause carries
 * (density, so that length by itself earns nothing). All but the content count only as far as the answer is to the
 * point; talk about what one should do, and words without content, take away.
 */
function rate(evidence: Evidence, rubric: Rubric): number {
  const points = Math.max(1, 0.85 * rubric.points.length);
  const content = Math.min(1, evidence.points.reduce((total, point) => total + point.strength, 0) / points);
  const explicit = Math.min(1, evidence.points.reduce((total, point) => total + point.explicit, 0) / points);
  const relevance = Math.min(1, 0.5 + 2 * explicit);
  const experience = rubric.form === 'experience';
  const acted = experience ? evidence.actions : evidence.actions + evidence.clauses * 0.25;
  const specific = evidence.figures + evidence.contrasts * 1.5 + Math.min(evidence.names, 6) * 0.5;
  const told = evidence.happened || (evidence.actions >= 1.5 && evidence.figures >= 2);
  const structure =
    Number(told) * 0.25 +
    Number(evidence.actions >= 1.5) * 0.25 +
    Number(evidence.outcome || evidence.contrasts > 0) * 0.25 +
    saturating(evidence.reflections, 1.5) * 0.25;
  const reasoning = evidence.reasons + evidence.alternatives * 1.5;
  const rest =
    shares.actions * saturating(acted, 4) +
    shares.specific * saturating(specific, 5) +
    shares.density * saturating((acted + specific + reasoning) / Math.max(6, evidence.clauses), 0.9) +
    shares.structure * structure +
    shares.reasoning * saturating(reasoning, 3);
  const vagueness = Math.min(0.45, (evidence.vagueCount / Math.max(5, evidence.clauses)) * 0.6);
  const generality = experience ? evidence.genericShare * 0.5 : 0;
  const total = (shares.content * content + relevance * rest) * (1 - vagueness) * (1 - generality);
  return 1 + 4 * Math.min(1, Math.max(0, (total - 0.06) / 0.8));
}

function capped(score: number, flags: readonly AnswerFlag[], evidence: Evidence): number {
  let limit = 5;
  for (const flag of flags) limit = Math.min(limit, flagCaps[flag] ?? 5);
  // Without a single figure or an outcome the top anchors, which ask for verified effects, cannot be met.
  if (evidence.figures === 0 && evidence.contrasts === 0) limit = Math.min(limit, 4.2);
  if (!evidence.outcome && evidence.contrasts === 0) limit = Math.min(limit, 3.8);
  return Math.min(score, limit);
}
