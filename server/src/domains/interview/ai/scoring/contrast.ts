import { bank } from '../bank/bank.ts';
import type { BankQuestion } from '../bank/question.ts';
import { situationsOf, subjectWords } from '../bank/subjects.ts';
import { bigrams, fold } from './fold.ts';

/** The words of one question of the bank, by what finding one of them in an answer is worth. */
interface Wording {
  readonly id: string;
  readonly worth: ReadonlyMap<string, number>;
  /** Evens out that some questions have many more words than others. */
  readonly size: number;
}

/** What a word of the subject is worth against one that only the rubric's own wording has. */
const subjectWorth = 2;
/** What a pair of characters from what imagined people tell is worth: most of them are of that one story. */
const situationWorth = 0.5;

/**
 * Words that speak of a question: of its subject, of its sayings, and pairs of characters of everything else it says and
 * of what people tell to it.
 */
function wordsOf(question: BankQuestion): Map<string, number> {
  const { text, rephrase, anchors, points } = question;
  const wording = [text, rephrase, ...Object.values(anchors), ...points.flatMap(({ label, ask }) => [label, ask])];
  const sayings = points.flatMap((point) => point.sayings).flatMap((saying) => fold(saying).split(/[&|]/u));
  return new Map([
    ...situationsOf(question.id)
      .flatMap((line) => [...bigrams(fold(line))])
      .map((word) => [word, situationWorth] as const),
    ...[...bigrams(fold(wording.join('\n')))].map((word) => [word, 1] as const),
    ...sayings.filter((word) => word.length > 1).map((word) => [word, 1] as const),
    ...subjectWords(question.id).map((word) => [word, subjectWorth] as const),
  ]);
}

function readBank(): { readonly wordings: readonly Wording[]; readonly within: ReadonlyMap<string, number> } {
  const all = bank.map((question) => ({ id: question.id, words: wordsOf(question) }));
  const within = new Map<string, number>();
  for (const { words } of all) for (const word of words.keys()) within.set(word, (within.get(word) ?? 0) + 1);
  // What many questions have in common tells them apart no longer.
  const rarity = (word: string): number => Math.log(all.length / (within.get(word) ?? 1));
  const wordings = all.map(({ id, words }) => {
    const worth = new Map([...words].map(([word, weight]) => [word, weight * rarity(word)]));
    return { id, worth, size: Math.sqrt(Math.hypot(...worth.values())) };
  });
  return { wordings, within };
}

let read: ReturnType<typeof readBank> | undefined;
let last: { readonly folded: string; readonly contrasts: ReadonlyMap<string, number> } | undefined;

/**
 * How much an answer speaks of each question of the bank, against how much it speaks of all others: standard deviations
 * above their mean. What a story shares with every question (a customer, a month, a percentage) cancels out.
 * @param folded the answer, folded and masked
 */
export function contrastsOf(folded: string): ReadonlyMap<string, number> {
  if (last?.folded === folded) return last.contrasts;
  read ??= readBank();
  const pairs = new Set(Array.from({ length: folded.length }, (_, at) => folded.slice(at, at + 2)));
  const found = [...read.within.keys()].filter((word) => (word.length === 2 ? pairs.has(word) : folded.includes(word)));
  const spoken = read.wordings.map(({ id, worth, size }) => {
    const sum = found.reduce((total, word) => total + (worth.get(word) ?? 0), 0);
    return { id, amount: sum / size };
  });
  const mean = spoken.reduce((total, { amount }) => total + amount, 0) / spoken.length;
  const spread = Math.sqrt(spoken.reduce((total, { amount }) => total + (amount - mean) ** 2, 0) / spoken.length);
  const contrasts = new Map(spoken.map(({ id, amount }) => [id, spread === 0 ? 0 : (amount - mean) / spread] as const));
  last = { folded, contrasts };
  return contrasts;
}

/** Questions of the bank in whose words a pair of characters may stand before it says nothing of any matter. */
const commonFrom = 8;

/** Whether a pair of characters stands in the words of so many questions that it belongs to none of them (负责, 后来). */
export function isCommonPair(pair: string): boolean {
  read ??= readBank();
  return (read.within.get(pair) ?? 0) >= commonFrom;
}
