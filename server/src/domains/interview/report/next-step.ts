import type { CompetencyResult, QuestionResult, ReportQuote } from '@pinjian/contract/interview-report.ts';
import { topicOf } from '../ai/bank/question.ts';
import type { PlannedQuestion } from '../ai/engine/plan.ts';
import { generalAdvice, type AskedKind } from './general-advice.ts';

/** Pieces of advice shown with one competency. */
const maxAdvice = 3;
/** Letters of one's own words that are read back. */
const wordsShown = 32;

type AskedPoint = Pick<PlannedQuestion['points'][number], 'ask'>;

type Asked = AskedKind & { readonly points: readonly AskedPoint[] };

/** A point that an answer of one's own did not reach, and the words of that answer it could have followed. */
interface Missing {
  readonly number: number;
  readonly outcome: QuestionResult['outcome'];
  readonly label: string;
  readonly ask: string;
  readonly after: ReportQuote | null;
}

/** One piece of advice, and how it is put where the same question was spoken of already. */
interface Step {
  readonly number: number;
  readonly first: string;
  readonly again: string;
}

/**
 * How to reach the next anchor of one competency: at most three pieces of advice, each built from one's own answer to
 * one of its questions. Questions that were never asked are nobody's lack and give none.
 */
export function stepsToNext(
  result: Pick<CompetencyResult, 'questions'>,
  questions: readonly QuestionResult[],
  planned: readonly Asked[],
): string[] {
  const perQuestion = result.questions.map((index) => stepsOf(questions[index], planned[index]));
  const chosen = inTurns(perQuestion).slice(0, maxAdvice);
  return chosen.map((each, at) =>
    chosen.slice(0, at).some(({ number }) => number === each.number) ? each.again : each.first,
  );
}

function stepsOf(question: QuestionResult | undefined, asked: Asked | undefined): Step[] {
  if (question === undefined || asked === undefined || question.outcome === 'notAsked') return [];
  const missing = missingOf(question, asked.points);
  const general = generalAdvice(asked);
  if (general === null) {
    return missing.map((each) => ({ number: each.number, first: adviceOf(each), again: moreOf(each) }));
  }
  // One piece for all: how many points there are is not told either.
  return missing.slice(0, 1).map((each) => {
    const advice = `第 ${each.number} 题${leftWords(each.outcome)}${general}`;
    return { number: each.number, first: advice, again: advice };
  });
}

function leftWords(outcome: QuestionResult['outcome']): string {
  if (outcome === 'answered') return '还能讲得更完整，';
  return outcome === 'skipped' ? '跳过了。下次' : '没有作答。下次';
}

function missingOf(question: QuestionResult, points: readonly AskedPoint[]): Missing[] {
  const { index, outcome } = question;
  const told = question.points.flatMap((point, at) =>
    point.met && point.quote !== null ? [{ at, quote: point.quote }] : [],
  );
  return question.points.flatMap(({ met, label }, at) => {
    const ask = points[at]?.ask;
    if (met || ask === undefined) return [];
    // What was told just before it in the order of a good answer; else whatever was told.
    const before = told.findLast((each) => each.at < at) ?? told[0];
    return [{ number: index + 1, outcome, label: topicOf(label), ask, after: before?.quote ?? null }];
  });
}

/** The first of each list, then the second of each: advice on every question before more on one. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function adviceOf({ number, outcome, label, ask, after }: Missing): string {
  if (outcome !== 'answered') {
    const left = outcome === 'skipped' ? '跳过了' : '没有作答';
    return `第 ${number} 题${left}。下次先想一件真实的小事，从“${ask}”答起就好。`;
  }
  if (after === null) {
    return `第 ${number} 题没有讲到“${label}”。可以举一件自己做过的事，直接回答“${ask}”。`;
  }
  return `第 ${number} 题您讲到“${clipped(after.text)}”，接着用一两句话回答“${ask}”，把“${label}”补上就更有说服力。`;
}

/** One more piece on a question that was spoken of: not the same words again. */
function moreOf({ number, label, ask }: Missing): string {
  return `第 ${number} 题还可以讲到“${label}”，直接回答“${ask}”。`;
}

/** One's own words as they are read back: without the mark at their end, long ones in part. */
export function clipped(words: string): string {
  const letters = [...words.trim().replace(/[，。；、,.;]+$/, '')];
  return letters.length <= wordsShown ? letters.join('') : `${letters.slice(0, wordsShown).join('')}…`;
}
