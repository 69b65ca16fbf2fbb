import { normalize } from '#platform/text/tokens.ts';
import { isWithin } from '../query/roles-together.ts';
import type { Part, ReadQuery } from '../query/read-query.ts';
import { leavesMeant, type MeantLeaf } from './leaves-meant.ts';

/** What the words of a query speak of, beside what they name. */
export interface WorkMeant {
  /** Leaves of the job tree, the likeliest first; [] where the words speak of no work. */
  readonly meant: readonly MeantLeaf[];
  /**
   * How far the names of roles in it are to be trusted: `whole` where they say all there is or both say the same, `part`
   * where much is left beside them and speaks of other work; null without any.
   */
  readonly named: 'whole' | 'part' | null;
}

/** Kinds of parts that say of the work itself what it is. */
const ofWork = new Set<Part['meaning']['kind']>(['role', 'skill', 'word', 'level']);

/** Those of them that say more than how senior. */
const tellsOfWork = new Set<Part['meaning']['kind']>(['role', 'skill', 'word']);

/** Around what is looked for; they speak of no work. */
const around =
  /有没有|哪里有?|请问|求职|招聘|诚聘|急招|岗位|职位|工作|附近|想要?(?:找|做|去|当)?|找个?|(?:一个|一份)|的?活儿?$|[的了吗呢吧]$/gu;

/** Marks of what is read elsewhere: no pair of characters reaches across. */
const blankOf = (length: number): string => ' '.repeat(length);

/** The words that speak of the work: without conditions and places, and with what was misspelled as it is meant. */
function wordsOfWork(typed: string, parts: readonly Part[], left: readonly Part[], asTyped: boolean): string {
  const cuts = [
    ...parts.filter(({ meaning }) => !ofWork.has(meaning.kind)).map((part) => ({ ...part, by: blankOf(1) })),
    ...left.map((part) => ({ ...part, by: blankOf(1) })),
    ...parts
      .filter(({ meaning, typed: wasTyped }) => ofWork.has(meaning.kind) && wasTyped !== null && !asTyped)
      .map((part) => ({ ...part, by: part.label })),
  ].toSorted((a, b) => b.start - a.start);
  let words = typed;
  let before = typed.length + 1;
  for (const { start, end, by } of cuts) {
    if (end > before) continue;
    words = words.slice(0, start) + by + words.slice(end);
    before = start;
  }
  return normalize(words).replaceAll(around, ' ');
}

const lengthOf = (words: string): number => [...words.replaceAll(/\s+/gu, '')].length;

/** From so much of the words on, names of roles say all of it. */
const wholeShare = 0.95;
/** Thousandths from which a meaning stands against a name. */
const sure = 600;

/** @param left parts that the searcher took out */
export function workMeant(typed: string, { parts, roles }: ReadQuery, left: readonly Part[]): WorkMeant {
  const words = wordsOfWork(typed, parts, left, false);
  // What is left of conditions alone is grammar.
  const meant = parts.some(({ meaning }) => tellsOfWork.has(meaning.kind)) ? leavesMeant(words) : [];
  if (roles.length === 0) return { meant, named: null };
  const named = parts.filter(({ meaning }) => meaning.kind === 'role' || meaning.kind === 'level');
  const share = named.reduce((sum, { label }) => sum + lengthOf(label), 0) / Math.max(1, lengthOf(words));
  const [first] = meant;
  const isSame = first === undefined || first.weight < sure || roles.some((id) => isWithin(first.leaf, id));
  return { meant, named: share >= wholeShare || isSame ? 'whole' : 'part' };
}

/** Whether a query that was mended speaks, as it was typed, surely of other work than what it was mended to. */
export function speaksOtherwise(typed: string, { parts, roles }: ReadQuery): boolean {
  const mended = parts.filter(({ typed: wasTyped }) => wasTyped !== null);
  const isNamed = parts.some((part) => part.meaning.kind === 'role' && !mended.includes(part));
  if (mended.length === 0 || isNamed) return false;
  const [asTyped] = leavesMeant(wordsOfWork(typed, parts, [], true));
  const [asMended] = leavesMeant(wordsOfWork(typed, parts, [], false));
  if (asTyped === undefined || asTyped.weight < sure) return false;
  // What makes the same good sense once it is mended was misspelled.
  const isSure = asMended !== undefined && asMended.weight >= sure;
  if (roles.length === 0) return !isSure || asMended.leaf !== asTyped.leaf;
  const isOther = ({ leaf }: MeantLeaf): boolean => !roles.some((id) => isWithin(leaf, id));
  return isOther(asTyped) && (!isSure || isOther(asMended));
}
