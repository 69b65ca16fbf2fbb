import type { AnswerFlag, ScoreState } from '@pinjian/contract/interview-report.ts';
import { bank } from '../bank/bank.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { flagsOf } from './degenerate.ts';
import { readEvidence, readPoint, readSentences, type Evidence, type Place, type SentenceReading } from './evidence.ts';
import { maskAnswer, type Given } from './mask.ts';
import { rate } from './rate.ts';

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
  const sentences = readSentences(texts, rubric.form);
  const evidence = readEvidence(texts, sentences, rubric.points);
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
    fitsElsewhere: () => fitsElsewhere(texts, sentences, rubric),
  });
  const base = { flags, evidence, receipts: receiptsOf(evidence) };
  if (flags.includes('otherLanguage')) return { ...base, state: 'needsReview', score: null };
  if (flags.some((flag) => worthless.has(flag))) return { ...base, state: 'insufficient', score: null };
  if (base.receipts.length === 0) return { ...base, state: 'insufficient', score: null };
  return { ...base, state: 'scored', score: capped(rate(evidence), rubric, base) };
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
function fitsElsewhere(texts: readonly string[], sentences: readonly SentenceReading[], rubric: Rubric): boolean {
  const own = bank.find((each) => each.family === rubric.family)?.directions ?? [];
  const others = bank.filter(
    (each) =>
      each.family !== rubric.family && !each.directions.some((one) => one === 'behavioural' || own.includes(one)),
  );
  return others.some((other) => {
    const points = other.points.map((point) => readPoint(texts, sentences, point));
    return points.filter((point) => point.explicit > 0.5).length >= elsewhereFrom * points.length;
  });
}

/** Highest score of a story without a single point of the question in the question's own words: it may be another's. */
const unrelated = 3.4;
/** Highest score where an experience was asked for and, whatever was said about it, hardly anything happened. */
const uneventful = { below: 1.5, cap: 2 } as const;

function capped(score: number, { form }: Rubric, { flags, evidence }: Pick<AnswerScore, 'flags' | 'evidence'>): number {
  const { narrative, contrasts, outcome, points } = evidence;
  let limit = 5;
  const lay = (cap: number, holds: boolean): void => {
    if (holds) limit = Math.min(limit, cap);
  };
  for (const flag of flags) lay(flagCaps[flag] ?? 5, true);
  // Without a single figure or an outcome the top anchors, which ask for verified effects, cannot be met.
  lay(4.2, narrative.figures === 0 && contrasts === 0);
  lay(3.8, !outcome && narrative.outcomes === 0 && contrasts === 0);
  lay(
    unrelated,
    points.every((point) => point.explicit === 0),
  );
  lay(uneventful.cap, form === 'experience' && narrative.events + narrative.acts < uneventful.below);
  return Math.min(score, limit);
}
