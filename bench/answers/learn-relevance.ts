import type { PlannedQuestion } from '../../server/src/domains/interview/ai/engine/plan.ts';
import { bank } from '../../server/src/domains/interview/ai/bank/bank.ts';
import { openDirections } from '../../server/src/domains/interview/ai/bank/directions.ts';
import type { BankQuestion } from '../../server/src/domains/interview/ai/bank/question.ts';
import { aboutnessOf, aboutnessToOwn } from '../../server/src/domains/interview/ai/scoring/judge/relevance.ts';
import { spreadsFrom } from '../../server/src/domains/interview/ai/scoring/judge/spread.ts';
import type { RelevanceWeights } from '../../server/src/domains/interview/ai/scoring/judge/data/weights.ts';
import { solveLogistic } from './logistic.ts';
import { spreadOf } from './spread-of.ts';

/** What relevance is learned from: an answer to a question, and how it was meant. */
interface Lesson {
  readonly question: BankQuestion;
  readonly kind: string;
  readonly told: readonly string[];
}

const attempts = new Set('own2 own3 own4 own5 terse mixed slang slips correction partial'.split(' '));
/** Full answers, which are put to other questions too. */
const full = new Set('own3 own4 own5 terse slang'.split(' '));
/** What one answer that was really told about something else counts against one that is put to another question here. */
const meantElsewhere = 3;
/**
 * How far what is learned leans to the answer's side, in exponents: in life, few answers are about something else. And
 * how sharply it decides. Chosen by `learn.ts --folds`.
 */
const lenience = 1.8;
const sharpness = 2;

/** Learns whether an answer is one to its question, from answers told about something else and put to other questions. */
export function learnRelevance(lessons: readonly Lesson[]): RelevanceWeights {
  return learnFrom(
    lessons.flatMap((lesson, at) => pairsOf(lesson, at)),
    { lenience, sharpness },
  );
}

/** An answer to a company's own question, and how it was meant. */
export interface OwnLesson {
  readonly question: PlannedQuestion;
  readonly kind: string;
  readonly told: readonly string[];
}

/** What says nothing of any question tells nothing of how an answer speaks of one. */
const saysNothing = new Set(['refused', 'steering', 'readBack']);
const ownLenience = 1.5;

/** The same for questions that companies wrote. */
export function learnOwnRelevance(lessons: readonly OwnLesson[]): RelevanceWeights {
  const pairs = lessons.flatMap(({ question, kind, told }) => {
    const aboutness = saysNothing.has(kind) ? null : aboutnessToOwn(question, told);
    return aboutness === null ? [] : [{ aboutness, answers: kind !== 'elsewhere' }];
  });
  return learnFrom(pairs, { lenience: ownLenience, sharpness: 1 });
}

function learnFrom(
  pairs: readonly Pair[],
  leaning: { readonly lenience: number; readonly sharpness: number },
): RelevanceWeights {
  const names = [...(pairs[0]?.aboutness.keys() ?? [])];
  const spreads = names.map((name) => spreadOf(pairs.map(({ aboutness }) => aboutness.get(name) ?? 0)));
  const rows = pairs.map(({ aboutness }) =>
    names.map((name, i) => spreadsFrom(aboutness.get(name) ?? 0, spreads[i]?.mean ?? 0, spreads[i]?.spread ?? 0)),
  );
  const weights = solveLogistic(
    rows,
    pairs.map(({ answers }) => Number(answers)),
  );
  return {
    base: leaning.sharpness * ((weights.at(-1) ?? 0) + leaning.lenience),
    shape: new Map(
      names.map((name, i) => [
        name,
        {
          mean: spreads[i]?.mean ?? 0,
          spread: spreads[i]?.spread ?? 0,
          weight: leaning.sharpness * (weights[i] ?? 0),
        },
      ]),
    ),
  };
}

interface Pair {
  readonly aboutness: ReadonlyMap<string, number>;
  readonly answers: boolean;
}

function pairsOf({ question, kind, told }: Lesson, at: number): Pair[] {
  const to = (id: string, answers: boolean, often = 1): Pair[] => {
    const aboutness = aboutnessOf(id, told);
    return aboutness === null ? [] : Array.from({ length: often }, () => ({ aboutness, answers }));
  };
  const own = attempts.has(kind) ? to(question.id, true) : [];
  const meant = kind === 'elsewhere' ? to(question.id, false, meantElsewhere) : [];
  const others = full.has(kind) ? othersOf(question, at).flatMap(({ id }) => to(id, false)) : [];
  return [...own, ...meant, ...others];
}

/** A question of another direction, and one of the same about something else; the same ones each time. */
function othersOf(question: BankQuestion, at: number): BankQuestion[] {
  const isNear = (each: BankQuestion): boolean => each.directions.some((one) => question.directions.includes(one));
  const isOpen = (each: BankQuestion): boolean => each.directions.some((one) => openDirections.has(one));
  const far = bank.filter((each) => !isNear(each) && !isOpen(each));
  const near = bank.filter((each) => isNear(each) && each.family !== question.family);
  return [far, near].flatMap((some) => some[(at * 7919) % some.length] ?? []);
}
