import { correctionHours, longestCorrection, maxCorrections } from '@pinjian/contract/interview-correction.ts';
import type { CorrectionState } from '@pinjian/contract/interview-correction.ts';
import { contentLength } from '../ai/scoring/fold.ts';

const hourMs = 3_600_000;

/** Until when a transcript can be corrected, counted from the end of its interview. */
export function correctableUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + correctionHours * hourMs);
}

/** Rounds of corrections, and the one that the newest report was made with. */
interface Rounds {
  readonly sent: number;
  readonly scored: number;
}

/** What can be done now. Time comes first: what is still being scored when it is over is not waited for. */
export function correctionStateOf({ sent, scored }: Rounds, endedAt: Date, now: Date): CorrectionState {
  if (now > correctableUntil(endedAt)) return 'closed';
  if (sent > scored) return 'scoring';
  return sent >= maxCorrections ? 'spent' : 'open';
}

interface CorrectedText {
  readonly round: number;
  readonly seq: number;
  readonly text: string;
}

/** The turns as they read after the first `round` rounds of corrections. */
export function turnsAfter<Turn extends { readonly seq: number; readonly text: string }>(
  turns: readonly Turn[],
  corrections: readonly CorrectedText[],
  round: number,
): Turn[] {
  const newest = new Map<number, CorrectedText>();
  for (const each of corrections) {
    if (each.round <= round && each.round >= (newest.get(each.seq)?.round ?? 0)) newest.set(each.seq, each);
  }
  return turns.map((turn) => ({ ...turn, text: newest.get(turn.seq)?.text ?? turn.text }));
}

/** A turn of the candidate's that can be corrected. */
export interface Correctable {
  readonly seq: number;
  readonly original: string;
  /** As it reads now. */
  readonly text: string;
}

/** One turn with its corrected words. */
export interface Correction {
  readonly seq: number;
  readonly text: string;
}

/**
 * What of the sent corrections changes anything, or why they are none. Only own turns, each once, neither emptied nor
 * made into another answer.
 */
export function correctionsOf(
  sent: readonly Correction[],
  turns: readonly Correctable[],
): readonly Correction[] | { readonly path: string; readonly message: string } {
  const own = new Map(turns.map((turn) => [turn.seq, turn]));
  const seen = new Set<number>();
  for (const [index, { seq, text }] of sent.entries()) {
    const turn = own.get(seq);
    const refuse = (message: string) => ({ path: `corrections.${index}.text`, message });
    if (turn === undefined || seen.has(seq)) return refuse('只能更正自己说过的话，每句一次');
    seen.add(seq);
    const longest = longestCorrection(turn.original);
    if (text.length > longest) return refuse(`这一句最多改到 ${longest} 个字：更正是改听错、写错的地方，不是重新作答`);
    if (contentLength(text) === 0 && contentLength(turn.original) > 0) {
      return refuse('不能改成空的，要留下您说过的话');
    }
  }
  return sent.filter(({ seq, text }) => own.get(seq)?.text !== text);
}

/** Whether two rounds say the same of the same turns, in whatever order. */
export function isSameRound(stored: readonly Correction[], sent: readonly Correction[]): boolean {
  const words = new Map(stored.map(({ seq, text }) => [seq, text]));
  return words.size === sent.length && sent.every(({ seq, text }) => words.get(seq) === text);
}
