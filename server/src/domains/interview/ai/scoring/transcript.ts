import type { InterviewTurn, TurnKind } from '@pinjian/contract/interview-room.ts';
import type { QuestionOutcome, ReportQuote } from '@pinjian/contract/interview-report.ts';
import type { Place } from './evidence.ts';

/** What the scorer reads of a turn. */
export interface ScoredTurn {
  readonly seq: number;
  readonly speaker: InterviewTurn['speaker'];
  readonly kind: TurnKind;
  readonly text: string;
  readonly question: number | null;
}

/** How one planned question went. `turns` are the candidate's turns that answer it. */
export interface AskedQuestion {
  readonly outcome: QuestionOutcome;
  readonly turns: readonly number[];
  readonly followUps: number;
}

/** What the interviewer asked in a turn, without the candidate's own words that it cites. */
export function withoutCitations(text: string): string {
  return text.replaceAll(/“[^”]*”/gu, '');
}

/** Longest quote, in characters. */
const maxQuote = 140;

/** The quote at a place of an answer that consists of `parts`. */
export function quoteAt(parts: readonly ScoredTurn[], place: Place): ReportQuote | null {
  const turn = parts[place.part];
  if (turn === undefined) return null;
  const end = Math.min(place.to, place.from + maxQuote);
  return { seq: turn.seq, start: place.from, end, text: turn.text.slice(place.from, end) };
}

/**
 * Whether a quote really is what the candidate said: the turn exists, is the candidate's, and has exactly these
 * characters at these places. Whatever engine proposed it, only a verified quote supports a score.
 */
export function isVerified(turns: readonly ScoredTurn[], quote: ReportQuote): boolean {
  if (quote.text.trim() === '' || quote.start < 0 || quote.end <= quote.start) return false;
  const turn = turns.find((each) => each.seq === quote.seq);
  return turn?.speaker === 'candidate' && turn.text.slice(quote.start, quote.end) === quote.text;
}
