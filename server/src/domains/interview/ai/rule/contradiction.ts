import type { HeardTurn } from '../conductor.ts';
import type { FollowUp } from '../engine/event.ts';

/** An amount of something that is counted: its words, the amount, and what it is of. */
interface Counted {
  readonly words: string;
  readonly amount: string;
  readonly of: string;
}

/** What is counted and does not change by being told again: people, and things by the piece. */
const counted =
  /(?<![第多几])([\d一二两三四五六七八九十百千]+)(个|台|套|家|间|辆|张|条|名|位)(人|(?!月|小时|百分点|星期|礼拜)\p{Script=Han}{2})/gu;
/** Where an amount changes, two of them are no contradiction. */
const changes = /从.{0,12}(?:到|变)|变成|增|加到|加了|减|涨|降|另外|又|再|其中|里(?:面)?有|只剩|剩下|每|一共|先|第/u;

function countedIn(text: string): Counted[] {
  return text
    .split(/[，,。；;！!？?\n]+/u)
    .filter((clause) => !changes.test(clause))
    .flatMap((clause) =>
      [...clause.matchAll(counted)].map(([words, amount = '', unit = '', noun = '']) => ({
        words,
        amount,
        of: `${unit}${noun}`,
      })),
    );
}

/**
 * Two amounts of the same thing in the sayings to one question, asked about without taking sides; null where none differ,
 * or where it was asked before. People count alone where both speak of those who worked on it.
 */
export function contradictionIn(
  before: readonly HeardTurn[],
  turn: HeardTurn,
  probes: readonly string[],
): FollowUp | null {
  if (probes.includes(probe)) return null;
  const earlier = before.flatMap(({ text }) => countedIn(text));
  for (const now of countedIn(turn.text)) {
    const other = earlier.find(({ of, amount }) => of === now.of && amount !== now.amount);
    if (other === undefined || earlier.some(({ of, amount }) => of === now.of && amount === now.amount)) continue;
    return {
      probe,
      text: `前面说的是“${other.words}”，这里是“${now.words}”，这两处该怎么理解？`,
      plain: `我记下了“${other.words}”和“${now.words}”，以哪一个为准？`,
    };
  }
  return null;
}
const probe = 'contradiction';
