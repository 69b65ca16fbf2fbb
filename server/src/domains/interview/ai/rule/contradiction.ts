import type { HeardTurn } from '../conductor.ts';
import type { FollowUp } from '../engine/event.ts';

/** An amount of something that is counted: its words, the amount, what it is of, and the clause around it. */
interface Counted {
  readonly words: string;
  readonly amount: number;
  readonly of: string;
  readonly before: string;
  readonly after: string;
}

/** What is counted and does not change by being told again: people, and things by the piece. */
const counted =
  /(?<![第多几万.\d零一二两三四五六七八九十百千])([\d零一二两三四五六七八九十百千]+)(个|台|套|家|间|辆|张|条|名|位)(人|(?!月|小时|百分点|星期|礼拜)\p{Script=Han}{2})/gu;
/** Where an amount changes, two of them are no contradiction. */
const changes = /从.{0,12}(?:到|变)|变成|增|加到|加了|减|涨|降|另外|又|再|其中|里(?:面)?有|只剩|剩下|每|一共|先|第/u;

function countedIn(text: string): Counted[] {
  return text
    .split(/[，,。；;！!？?\n]+/u)
    .filter((clause) => !changes.test(clause))
    .flatMap((clause) =>
      [...clause.matchAll(counted)].flatMap((match) => {
        const [words, said = '', unit = '', noun = ''] = match;
        const amount = amountOf(said);
        if (amount === null) return [];
        const before = clause.slice(0, match.index).replaceAll(empty, '').slice(-2);
        const after = clause.slice(match.index + words.length).replaceAll(empty, '');
        return [{ words, amount, of: `${unit}${noun}`, before, after }];
      }),
    );
}

/** What tells nothing of who is counted, or of what they do. */
const empty = /[\s我你您他她咱们当时大概约共就也都了过着的有是里]/gu;

const figures = '零一二三四五六七八九';
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const places = /(\d+|[一二两三四五六七八九])?([十百千])|(零)?(\d+|[一二两三四五六七八九])$/gu;

/** The number that an amount in figures or words says; null for what says none, as 两三. */
function amountOf(said: string): number | null {
  if (said.replaceAll(places, '').replaceAll('零', '') !== '') return null;
  let [sum, last] = [0, 10];
  for (const [, many, scale = '', zero, rest] of said.matchAll(places)) {
    // 一百二 is a hundred and twenty, 一百零二 is not.
    const unit = scales[scale] ?? (zero === undefined ? last / 10 : 1);
    sum += figureOf(many ?? rest ?? '一') * unit;
    last = unit;
  }
  return sum;
}

function figureOf(said: string): number {
  return /^\d+$/u.test(said) ? Number(said) : said === '两' ? 2 : figures.indexOf(said);
}

/** People are the same ones where the same is said of them; things are by their name. */
function isSame(one: Counted, other: Counted): boolean {
  if (one.of !== other.of) return false;
  if (!one.of.endsWith('人') || one.of.length > 2) return true;
  if (one.before !== other.before) return false;
  const isLoose = one.before !== '' && (one.after === '' || other.after === '');
  return isLoose || (one.after === other.after && `${one.before}${one.after}` !== '');
}

/**
 * Two amounts of the same thing in the sayings to one question, asked about without taking sides; null where none differ,
 * or where it was asked before. People alone count where the same is said of them.
 */
export function contradictionIn(
  before: readonly HeardTurn[],
  turn: HeardTurn,
  probes: readonly string[],
): FollowUp | null {
  if (probes.includes(probe)) return null;
  const earlier = before.flatMap(({ text }) => countedIn(text));
  for (const now of countedIn(turn.text)) {
    const other = earlier.find((each) => isSame(each, now) && each.amount !== now.amount);
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
