import type { AnswerFlag, ScoreState } from '@pinjian/contract/interview-report.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { flagsOf } from './degenerate.ts';
import { readEvidence, readSentences, type Evidence, type Place } from './evidence.ts';
import type { Seen } from './judge/shape.ts';
import { maskAnswer, type Given } from './mask.ts';
import { rate } from './rate.ts';
import { relationOf, type Relation } from './relation.ts';

/** What the rule scorer needs of a question. */
export type Rubric = Pick<PlannedQuestion, 'id' | 'about' | 'text' | 'rephrase' | 'points' | 'form'>;

/** One answer judged by itself. `score` is 1 to 5, not rounded; null without evidence. */
export interface AnswerScore {
  readonly state: Exclude<ScoreState, 'notAssessed'>;
  readonly score: number | null;
  readonly flags: readonly AnswerFlag[];
  readonly relation: Relation;
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
const flagCaps: Partial<Record<AnswerFlag, number>> = { offTopic: 1, looselyRelated: 2.4, textbook: 1.7 };

/** What is read of an answer before it is judged. */
interface ReadAnswer extends Seen {
  readonly receipts: Place[];
}

/**
 * Reads one answer, given as the turns it consists of. What is read back from the question or the posting, repeated,
 * merely listed or meant to steer is taken out first, so that none of it can earn anything.
 */
export function seenOf(rubric: Rubric, parts: readonly string[], given: Given): ReadAnswer {
  const asked = [rubric.text, rubric.rephrase, ...rubric.points.map((point) => point.ask), ...given.asked];
  const { texts, masked } = maskAnswer(parts, { ...given, asked });
  const sentences = readSentences(texts, rubric.form);
  const evidence = readEvidence(texts, sentences, rubric.points);
  const vocabulary = [
    rubric.text,
    rubric.rephrase,
    ...rubric.points.flatMap((point) => [point.label, point.ask, ...point.sayings]),
  ].join('\n');
  const relation = relationOf(rubric, masked.folded, masked.kept);
  const flags = flagsOf({
    text: parts.join('\n'),
    masked,
    evidence,
    form: rubric.form,
    vocabulary,
    relation,
  });
  const rated = capped(rate(evidence), rubric, { flags, relation, evidence });
  const { form } = rubric;
  const told = sentences.flatMap(({ place, clauses, tellings }) =>
    clauses.flatMap(({ from, to }, at) =>
      tellings[at]?.counts === true ? [(texts[place.part] ?? '').slice(from, to).trim()] : [],
    ),
  );
  return { told, evidence, flags, relation, form, rated, receipts: receiptsOf(evidence) };
}

/** Scores one answer, given as the turns it consists of. */
export function scoreAnswer(rubric: Rubric, parts: readonly string[], given: Given): AnswerScore {
  const seen = seenOf(rubric, parts, given);
  const { flags, relation, evidence, receipts } = seen;
  const base = { flags, relation, evidence, receipts };
  if (flags.includes('otherLanguage')) return { ...base, state: 'needsReview', score: null };
  if (flags.some((flag) => worthless.has(flag))) return { ...base, state: 'insufficient', score: null };
  if (receipts.length === 0) return { ...base, state: 'insufficient', score: null };
  return { ...base, state: 'scored', score: seen.rated };
}

function receiptsOf(evidence: Evidence): Place[] {
  const places = [...evidence.best, ...evidence.points.flatMap((point) => point.place ?? [])];
  return places.filter((place, index) => places.findIndex((each) => overlaps(each, place)) === index);
}

function overlaps(a: Place, b: Place): boolean {
  return a.part === b.part && a.from < b.to && b.from < a.to;
}

/**
 * Highest score of a story that may be another question's: without a single point in the question's own words, and not
 * known to be about the matter by its vocabulary, or far from what an open question asks for.
 */
const unrelated = 3.4;
/** Highest score where an experience was asked for and, whatever was said about it, hardly anything happened. */
const uneventful = { below: 1.5, cap: 2 } as const;

function capped(
  score: number,
  { form }: Rubric,
  { flags, relation, evidence }: Pick<AnswerScore, 'flags' | 'relation' | 'evidence'>,
): number {
  const { narrative, contrasts, outcome, points } = evidence;
  let limit = 5;
  const lay = (cap: number, holds: boolean): void => {
    if (holds) limit = Math.min(limit, cap);
  };
  for (const flag of flags) lay(flagCaps[flag] ?? 5, true);
  // Without a single figure or an outcome the top anchors, which ask for verified effects, cannot be met.
  lay(4.2, narrative.figures === 0 && contrasts === 0);
  lay(3.8, !outcome && narrative.outcomes === 0 && contrasts === 0);
  lay(unrelated, relation === 'unclear' || (relation !== 'about' && points.every((point) => point.explicit === 0)));
  lay(uneventful.cap, form === 'experience' && narrative.events + narrative.acts < uneventful.below);
  return Math.min(score, limit);
}
