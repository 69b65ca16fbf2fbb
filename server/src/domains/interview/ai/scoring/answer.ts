import type { AnswerFlag, ScoreState } from '@pinjian/contract/interview-report.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { flagsOf } from './degenerate.ts';
import { readEvidence, readSentences, type Evidence, type Place } from './evidence.ts';
import { judgeAnswer } from './judge/judge.ts';
import { aboutnessOf, aboutnessToOwn } from './judge/relevance.ts';
import type { Seen } from './judge/shape.ts';
import { maskAnswer, type Given } from './mask.ts';
import { rate } from './rate.ts';
import { relationOf, type Relation } from './relation.ts';
import { claimsIn, type ClaimMade } from './wrong-claims.ts';

/** What the rule scorer needs of a question. */
export type Rubric = Pick<PlannedQuestion, 'id' | 'about' | 'text' | 'rephrase' | 'points' | 'form' | 'wrongs'> &
  Partial<Pick<PlannedQuestion, 'source' | 'anchors'>>;

/** One answer judged by itself. `score` is 1 to 5, not rounded; null without evidence. */
export interface AnswerScore {
  readonly state: Exclude<ScoreState, 'notAssessed'>;
  readonly score: number | null;
  readonly flags: readonly AnswerFlag[];
  readonly relation: Relation;
  readonly evidence: Evidence;
  /** Sentences that carry the score, best first. */
  readonly receipts: readonly Place[];
  /** What is claimed that is wrong; it limits the score. */
  readonly wrongs: readonly ClaimMade[];
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

/** What is read of an answer before it is judged. */
interface ReadAnswer extends Seen {
  readonly relation: Relation;
  readonly receipts: Place[];
  readonly wrongs: readonly ClaimMade[];
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
  const told = sentences.flatMap(({ place, clauses, tellings }) =>
    clauses.flatMap(({ from, to }, at) =>
      tellings[at]?.counts === true ? [(texts[place.part] ?? '').slice(from, to).trim()] : [],
    ),
  );
  const aboutness = aboutnessOf(rubric.id, told);
  const { source, anchors } = rubric;
  const toOwn = source === 'company' && anchors !== undefined ? aboutnessToOwn({ ...rubric, anchors }, told) : null;
  const relation = relationOf(rubric, { folded: masked.folded, kept: masked.kept, aboutness });
  const flags = flagsOf({
    text: parts.join('\n'),
    masked,
    evidence,
    form: rubric.form,
    vocabulary,
    relation,
  });
  const { form } = rubric;
  const places = sentences.map(({ place }) => place);
  const wrongs = claimsIn(texts, places, rubric.wrongs ?? []);
  return {
    told,
    evidence,
    flags,
    relation,
    aboutness,
    toOwn,
    form,
    rated: rate(evidence),
    receipts: receiptsOf(evidence),
    wrongs,
  };
}

/** Scores one answer, given as the turns it consists of. */
export function scoreAnswer(rubric: Rubric, parts: readonly string[], given: Given): AnswerScore {
  const seen = seenOf(rubric, parts, given);
  const { flags, relation, evidence, receipts, wrongs } = seen;
  const base = { flags, relation, evidence, receipts, wrongs };
  if (flags.includes('otherLanguage')) return { ...base, state: 'needsReview', score: null };
  if (flags.some((flag) => worthless.has(flag))) return { ...base, state: 'insufficient', score: null };
  if (receipts.length === 0) return { ...base, state: 'insufficient', score: null };
  return { ...base, state: 'scored', score: Math.min(judgeAnswer(seen), highestOf(seen), wrongAtMost(wrongs.length)) };
}

/**
 * Highest scores where the judge cannot know better: what questions outside the bank are about, and claims that are taken
 * back, which none of the answers has that it learned from.
 */
const highest = { offTopic: 1, takenBack: 2.4, looselyRelated: 2.9, unrelated: 3.4 } as const;

/** Highest score by how many wrong claims are made: one is a lapse, two are no knowledge of the matter. */
function wrongAtMost(wrongs: number): number {
  if (wrongs === 0) return 5;
  return wrongs === 1 ? 2.4 : 1.4;
}

function highestOf({ flags, relation, aboutness, toOwn, evidence: { narrative, points } }: ReadAnswer): number {
  if (flags.includes('offTopic')) return highest.offTopic;
  if (narrative.takenBack) return highest.takenBack;
  if (aboutness !== null || toOwn !== null) return 5;
  if (flags.includes('looselyRelated')) return highest.looselyRelated;
  return relation !== 'about' && points.every(({ explicit }) => explicit === 0) ? highest.unrelated : 5;
}

function receiptsOf(evidence: Evidence): Place[] {
  const places = [...evidence.best, ...evidence.points.flatMap((point) => point.place ?? [])];
  return places.filter((place, index) => places.findIndex((each) => overlaps(each, place)) === index);
}

function overlaps(a: Place, b: Place): boolean {
  return a.part === b.part && a.from < b.to && b.from < a.to;
}
