import { plainAddress } from '../../scoring/fold.ts';
import { plain } from '../plain.ts';
import { wordsOfKinds } from './words.ts';

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
/** A first or last clause up to this long is looked at whole. */
const longestEnd = 8;
/** Words of the question that come back in a run this long are read back. */
const readBackRun = 7;
/** Characters of a turn, at most, in each class of length. */
const lengths = [3, 8, 16, 28, 45, 70, 110] as const;
/** Shares of what is said that stand in the question, and of the question that are in what is said: up to so much. */
const saidShares = [0, 0.1, 0.2, 0.35, 0.5] as const;
const askedShares = [0, 0.15, 0.3, 0.5] as const;

/**
 * What is seen of a turn: its runs of characters, its ends, how long it is, whether it asks, words that kinds of turns go
 * with, where it was said, and how much of the question comes back in it.
 */
export function turnFeatures(said: string, { asked, closing }: SaidTo): readonly string[] {
  const whole = folded(said).replaceAll(/\d+/gu, '0');
  const seen = new Set<string>();
  for (const run of runsOf(whole)) seen.add(run);
  for (const run of runsOf(whole.slice(0, endLength))) seen.add(`^${run}`);
  for (const run of runsOf(whole.slice(-endLength))) seen.add(`$${run}`);
  const clauses = whole.split(/[,，。;；!！?？…]+/u).filter((clause) => clause !== '');
  const [first = '', last = ''] = [clauses[0], clauses.at(-1)];
  if (first.length <= longestEnd) seen.add(`^^${first}`);
  if (last.length <= longestEnd) seen.add(`$$${last}`);
  seen.add(`#length${lengths.findIndex((most) => whole.length <= most)}`);
  seen.add(`#asks${Math.min(3, whole.match(/[?？]/gu)?.length ?? 0)}`);
  seen.add(`#sentences${Math.min(4, whole.match(/[。!?！？]/gu)?.length ?? 0)}`);
  seen.add(closing ? '#closing' : '#open');
  for (const [name, words] of Object.entries(wordsOfKinds)) if (words.test(whole)) seen.add(`@${name}`);
  if (!closing) for (const each of sharedWith(folded(asked), whole)) seen.add(each);
  return [...seen];
}

const folded = (text: string): string => plainAddress(plain(text)).replaceAll(/\s+/gu, '');

function runsOf(text: string): string[] {
  const units = [...text];
  return Array.from({ length: longestRun }, (_, at) => at + 1).flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).map((_, at) => units.slice(at, at + length).join('')),
  );
}

/** How much of the question is said again. */
function sharedWith(asked: string, whole: string): string[] {
  if (asked === '') return [];
  const of = new Set(pairsOf(asked));
  const own = pairsOf(whole);
  const shared = own.filter((pair) => of.has(pair)).length;
  const [saidIn, askedIn] = [shared / Math.max(1, own.length), shared / Math.max(1, of.size)];
  const names = [`#saidIn${classOf(saidIn, saidShares)}`, `#askedIn${classOf(askedIn, askedShares)}`];
  return readsBack(whole, asked) ? [...names, '#readBack'] : names;
}

function classOf(share: number, upTo: readonly number[]): number {
  const found = upTo.findIndex((most) => share <= most);
  return found === -1 ? upTo.length : found;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

function readsBack(whole: string, asked: string): boolean {
  for (let at = 0; at + readBackRun <= asked.length; at += 1)
    if (whole.includes(asked.slice(at, at + readBackRun))) return true;
  return false;
}
