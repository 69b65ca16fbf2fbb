import { plainAddress } from '../../scoring/fold.ts';
import { plain } from '../plain.ts';

/** What a turn was said to. */
export interface SaidTo {
  /** What was asked last. */
  readonly asked: string;
  /** In the closing part, where they ask and nobody asks them. */
  readonly closing: boolean;
}

/** Runs of characters up to this long. */
const longestRun = 3;
/** So much of both ends is looked at by itself: how a turn begins and how it ends say most of what it is. */
const endLength = 6;
/** Words of the question that come back in a run this long are read back. */
const readBackRun = 7;
/** Characters of a turn, at most, in each class of length. */
const lengths = [3, 8, 16, 28, 45, 70, 110] as const;

/** What is seen of a turn: its runs of characters, its ends, how long it is, whether it asks, and where it was said. */
export function turnFeatures(said: string, { asked, closing }: SaidTo): readonly string[] {
  const whole = plain(said).replaceAll(/\s+/gu, '').replaceAll(/\d+/gu, '0');
  const seen = new Set<string>();
  for (const run of runsOf(whole)) seen.add(run);
  for (const run of runsOf(whole.slice(0, endLength))) seen.add(`^${run}`);
  for (const run of runsOf(whole.slice(-endLength))) seen.add(`$${run}`);
  seen.add(`#length${lengths.findIndex((most) => whole.length <= most)}`);
  seen.add(`#asks${Math.min(3, whole.match(/[?？]/gu)?.length ?? 0)}`);
  seen.add(`#sentences${Math.min(4, whole.match(/[。!?！？]/gu)?.length ?? 0)}`);
  seen.add(closing ? '#closing' : '#open');
  if (!closing && readsBack(plainAddress(whole), plainAddress(plain(asked)).replaceAll(/\s+/gu, '')))
    seen.add('#readBack');
  return [...seen];
}

function runsOf(text: string): string[] {
  const units = [...text];
  return Array.from({ length: longestRun }, (_, at) => at + 1).flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).map((_, at) => units.slice(at, at + length).join('')),
  );
}

function readsBack(whole: string, asked: string): boolean {
  for (let at = 0; at + readBackRun <= asked.length; at += 1)
    if (whole.includes(asked.slice(at, at + readBackRun))) return true;
  return false;
}
