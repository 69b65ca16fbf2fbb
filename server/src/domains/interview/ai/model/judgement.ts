import * as z from 'zod';
import type { ReportQuote } from '@pinjian/contract/interview-report.ts';
import type { Held } from '../scoring/report.ts';
import { maskAnswer } from '../scoring/mask.ts';
import { isVerified, withoutCitations } from '../scoring/transcript.ts';
import type { AnswerToScore } from './prompts/score-answers.ts';
import { placeOf, visibleText } from './visible-text.ts';

/** What one pass of the model answers for the questions of a competency. */
export const judgementSchema = z.object({
  questions: z.array(
    z.object({
      index: z.int(),
      evidence: z.array(z.object({ point: z.int(), quote: z.string() })),
      step: z.int().min(1).max(5),
    }),
  ),
});
type Judged = z.output<typeof judgementSchema>['questions'][number];

/** What one pass found in one answer: only quotes that really stand there. */
export interface Judgement {
  readonly step: number;
  /** Verified quotes by the rubric point they support. */
  readonly quotes: ReadonlyMap<number, readonly ReportQuote[]>;
}

/** Fewest characters of a quote that says something. */
const shortestQuote = 4;
const longestQuote = 140;

/** One answer with everything that scoring it by a model needs. */
export interface ScorableAnswer extends AnswerToScore {
  readonly parts: readonly { readonly seq: number; readonly text: string; readonly masked: string }[];
}

/** The answer to question `index` without what earns nothing and without who somebody is; null when there is none. */
export function scorableAnswer({ plan, asked, turns, description }: Held, index: number): ScorableAnswer | null {
  const question = plan.questions[index];
  const mine = asked[index];
  const said = turns.filter((turn) => mine?.turns.includes(turn.seq) === true && turn.speaker === 'candidate');
  if (question === undefined || mine === undefined || said.length === 0) return null;
  const first = mine.turns[0] ?? 0;
  const earlier = new Set(asked.flatMap((each) => (each === mine ? [] : each.turns.filter((seq) => seq < first))));
  const followUps = turns.filter((turn) => turn.question === index && turn.kind === 'followUp');
  const { texts } = maskAnswer(
    said.map((turn) => turn.text),
    {
      asked: [
        question.text,
        question.rephrase,
        ...question.points.map((point) => point.ask),
        ...followUps.map((turn) => withoutCitations(turn.text)),
      ],
      description,
      earlier: turns.filter((turn) => earlier.has(turn.seq)).map((turn) => turn.text),
    },
  );
  const parts = said.map(({ seq, text }, at) => ({ seq, text, masked: texts[at] ?? '' }));
  return {
    index,
    question: question.text,
    points: question.points.map((point) => point.label),
    answer: parts.map(({ text, masked }) => visibleText(text, masked)),
    parts,
  };
}

/** A pass's answer to one question with its quotes verified; null when it said nothing of it, or none is real. */
export function judgementFrom(
  judged: Judged | undefined,
  answer: ScorableAnswer,
  turns: Held['turns'],
): Judgement | null {
  const quotes = new Map<number, ReportQuote[]>();
  for (const { point, quote } of judged?.evidence ?? []) {
    const found = quoteIn(answer, quote.trim().slice(0, longestQuote));
    if (answer.points[point] === undefined || found === null || !isVerified(turns, found)) continue;
    quotes.set(point, [...(quotes.get(point) ?? []), found].slice(0, 2));
  }
  return judged === undefined || quotes.size === 0 ? null : { step: judged.step, quotes };
}

function quoteIn({ parts }: ScorableAnswer, quote: string): ReportQuote | null {
  if (quote.length < shortestQuote) return null;
  for (const { seq, text, masked } of parts) {
    const place = placeOf(quote, text, masked);
    if (place !== null) return { seq, start: place.from, end: place.to, text: quote };
  }
  return null;
}
