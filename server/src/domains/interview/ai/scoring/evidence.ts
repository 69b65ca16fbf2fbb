import type { QuestionForm, RubricPoint } from '../bank/question.ts';
import { isGeneral, ownWeight, readClauses, type Clause } from './clause.ts';
import { sentencesOf, type Span } from './fold.ts';
import * as lexicon from './lexicon.ts';
import { narrativeOf, type Narrative } from './narrative.ts';
import { findSaying, widenToClauses } from './saying.ts';
import { readTellings, type Telling } from './telling.ts';
import { universalOf } from './universal.ts';

/** A span of one part of an answer. */
export interface Place extends Span {
  readonly part: number;
}

/** Whether a rubric point was said: 0 to 1, the part of it that is due to the point's own words, and where. */
export interface PointReading {
  readonly strength: number;
  readonly explicit: number;
  readonly place: Place | null;
}

/** What an answer contains, counted over all its parts. */
export interface Evidence {
  readonly points: readonly PointReading[];
  /** Own actions, weighted by how clearly they are the speaker's. */
  readonly actions: number;
  readonly figures: number;
  readonly contrasts: number;
  readonly names: number;
  readonly reasons: number;
  readonly alternatives: number;
  readonly reflections: number;
  readonly happened: boolean;
  readonly outcome: boolean;
  /** Share of clauses that say what one should do instead of what was done. */
  readonly genericShare: number;
  readonly vagueCount: number;
  readonly clauses: number;
  /** What the score is made of, beside the points. */
  readonly narrative: Narrative;
  /** Sentences by what they are worth as a quote, best first. */
  readonly best: readonly Place[];
}

/** The sentences of masked, folded parts of one answer. */
export function readSentences(parts: readonly string[], form: QuestionForm): SentenceReading[] {
  return parts.flatMap((text, part) => sentencesOf(text).map((span) => readSentence(text, { part, ...span }, form)));
}

/** Reads an answer against the points of its question. */
export function readEvidence(
  parts: readonly string[],
  sentences: readonly SentenceReading[],
  points: readonly RubricPoint[],
): Evidence {
  const sum = (value: (each: SentenceReading) => number): number =>
    sentences.reduce((total, each) => total + value(each), 0);
  const clauses = sum((each) => each.clauses.length);
  return {
    points: points.map((point) => readPoint(parts, sentences, point)),
    actions: sum((each) => each.actions),
    figures: sum((each) => each.figures),
    contrasts: sum((each) => each.contrasts),
    names: new Set(sentences.flatMap((each) => each.names)).size,
    reasons: sum((each) => each.reasons),
    alternatives: sum((each) => each.alternatives),
    reflections: sum((each) => each.reflections),
    happened: sentences.some((each) => each.happened),
    outcome: sentences.some((each) => each.outcome),
    genericShare:
      clauses === 0 ? 0 : sum((each) => each.clauses.filter((clause) => clause.doer === 'generic').length) / clauses,
    vagueCount: sum((each) => each.vague),
    clauses,
    narrative: narrativeOf(sentences.flatMap((each) => each.tellings)),
    best: sentences
      .filter((each) => worth(each) > 0)
      .toSorted((a, b) => worth(b) - worth(a))
      .map((each) => each.place),
  };
}

/** One sentence with what it tells. */
export interface SentenceReading {
  readonly place: Place;
  readonly clauses: readonly Clause[];
  /** One for each clause. */
  readonly tellings: readonly Telling[];
  readonly actions: number;
  readonly figures: number;
  readonly contrasts: number;
  readonly names: readonly string[];
  readonly reasons: number;
  readonly alternatives: number;
  readonly reflections: number;
  readonly happened: boolean;
  readonly outcome: boolean;
  /** Names a cause. */
  readonly cause: boolean;
  /** Somebody else is talked with. */
  readonly exchange: boolean;
  /** Tells what did not go well. */
  readonly trouble: boolean;
  /** Tells what followed. */
  readonly afterwards: boolean;
  readonly generic: boolean;
  readonly vague: number;
}

function readSentence(folded: string, place: Place, form: QuestionForm): SentenceReading {
  const text = folded.slice(place.from, place.to);
  const clauses = readClauses(folded, place, form);
  const texts = clauses.map((clause) => folded.slice(clause.from, clause.to));
  const inClauses = (pattern: RegExp): number => texts.filter((each) => pattern.test(each)).length;
  return {
    place,
    clauses,
    tellings: readTellings(texts, clauses, form),
    actions: clauses.reduce((total, clause) => total + ownWeight[clause.doer], 0),
    figures: count(text, lexicon.figure),
    contrasts: count(text, lexicon.contrast),
    names: namesIn(text),
    reasons: inClauses(lexicon.reasoning),
    alternatives: inClauses(lexicon.alternative),
    reflections: inClauses(lexicon.reflection),
    happened: lexicon.happened.test(text),
    outcome: lexicon.outcome.test(text),
    cause: lexicon.cause.test(text),
    afterwards: lexicon.afterwards.test(text),
    exchange: lexicon.exchange.test(text),
    trouble: lexicon.trouble.test(text),
    generic: clauses.some((clause) => clause.doer === 'generic') || isGeneral(text, form),
    vague: count(text, lexicon.vague),
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Latin words that name something, and whatever stands in quotation marks. */
function namesIn(text: string): string[] {
  const latin = text.match(/[a-z][a-z0-9+#.-]+/gu) ?? [];
  const quoted = text.match(/[「《“"][^」》”"]{2,20}[」》”"]/gu) ?? [];
  return [
    ...latin.filter((word) => !/^(?:ok|and|the|of|to|ms|mb|gb|kb|qps|tps|app|is|in|it|we|my|no|so)$/u.test(word)),
    ...quoted,
  ];
}

/**
 * How surely a point was said: in words of its own, in words that tell such a thing of any subject, or in a sentence
 * about what one should do (then it is known, not shown).
 */
const strengths = { own: 0.8, universal: 0.6, hearsay: 0.2 } as const;

/** Reads one point in the sentences of an answer. */
function readPoint(parts: readonly string[], sentences: readonly SentenceReading[], point: RubricPoint): PointReading {
  const universal = universalOf(point.label);
  let best: PointReading = { strength: 0, explicit: 0, place: null };
  let ways = 0;
  for (const sentence of sentences) {
    const text = parts[sentence.place.part] ?? '';
    for (const saying of point.sayings) {
      const found = findSaying(text, sentence.place, saying);
      if (found === null) continue;
      ways += 1;
      const strength = sentence.generic || isWasted(sentence, found) ? strengths.hearsay : strengths.own;
      if (strength <= best.strength) continue;
      const place = { part: sentence.place.part, ...widenToClauses(text, sentence.place, found) };
      best = { strength, explicit: strength, place };
    }
    if (best.strength < strengths.universal && universal?.(sentence) === true) {
      best = { strength: strengths.universal, explicit: best.explicit, place: sentence.place };
    }
  }
  return ways > 1 ? { ...best, strength: Math.min(1, best.strength + 0.2) } : best;
}

/** Whether the words stand in clauses that carry nothing. */
function isWasted({ clauses, tellings }: SentenceReading, found: Span): boolean {
  const touched = tellings.filter((_, at) => {
    const clause = clauses[at];
    return clause !== undefined && clause.from < found.to && clause.to > found.from;
  });
  return touched.length > 0 && touched.every((each) => each.wasted);
}

/** What a sentence is worth as a receipt: own doing and facts, not length. */
function worth(each: SentenceReading): number {
  if (each.generic) return 0;
  return each.actions + each.figures * 0.8 + each.contrasts + Math.min(each.names.length, 3) * 0.4 + each.reasons * 0.4;
}
