import { bank } from '../bank/bank.ts';
import type { BankQuestion } from '../bank/question.ts';
import { situationsOf, subjectWords } from '../bank/subjects.ts';
import { bigrams, fold } from './fold.ts';

/** A word of the bank, with what finding it in an answer is worth to each question that has it. */
interface Word {
  readonly word: string;
  /** Questions by their place in the bank. */
  readonly worth: [question: number, worth: number][];
}

/** The bank's words, found again in an answer without asking for each of them. */
interface Index {
  /** In the order of the bank; `size` evens out that some have many more words than others. */
  readonly questions: readonly { readonly id: string; readonly size: number }[];
  /** By the pair of characters that a word begins with; words of one character under that one. */
  readonly byPair: ReadonlyMap<string, readonly Word[]>;
  /** In how many questions each word stands. */
  readonly within: ReadonlyMap<string, number>;
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

function readBank(): Index {
  const all = bank.map((question) => wordsOf(question));
  const within = new Map<string, number>();
  for (const words of all) for (const word of words.keys()) within.set(word, (within.get(word) ?? 0) + 1);
  // What many questions have in common tells them apart no longer.
  const rarity = (word: string): number => Math.log(bank.length / (within.get(word) ?? 1));
  const byPair = new Map<string, Word[]>();
  const found = new Map<string, Word>();
  for (const word of new Set(all.flatMap((words) => [...words.keys()]))) {
    const entry: Word = { word, worth: [] };
    found.set(word, entry);
    const pair = word.slice(0, 2);
    const others = byPair.get(pair);
    if (others === undefined) byPair.set(pair, [entry]);
    else others.push(entry);
  }
  const questions = bank.map((question, at) => {
    const amounts = [...(all[at] ?? [])].map(([word, weight]) => {
      const amount = weight * rarity(word);
      found.get(word)?.worth.push([at, amount]);
      return amount;
    });
    return { id: question.id, size: Math.sqrt(Math.hypot(...amounts)) };
  });
  return { questions, byPair, within };
}

/** What a question that is not in the bank says of itself. */
type Worded = Pick<BankQuestion, 'text' | 'points' | 'anchors'>;

/** How much an answer speaks of each question of the bank, and how that is spread. */
interface Spoken {
  readonly contrasts: ReadonlyMap<string, number>;
  readonly mean: number;
  readonly spread: number;
}

let read: Index | undefined;
let last: (Spoken & { readonly folded: string }) | undefined;

/**
 * How much an answer speaks of each question of the bank, against how much it speaks of all others: standard deviations
 * above the mean of all. What a story shares with every question (a customer, a month, a percentage) cancels out.
 * @param folded the answer, folded and masked
 */
export function contrastsOf(folded: string): ReadonlyMap<string, number> {
  return spokenIn(folded).contrasts;
}

/** How much an answer speaks of a question that is not in the bank, against how much it speaks of those that are. */
export function contrastWith({ text, points, anchors }: Worded, folded: string): number {
  const { mean, spread } = spokenIn(folded);
  const wording = [text, ...Object.values(anchors), ...points.map(({ label }) => label)];
  const sayings = points.flatMap((point) => point.sayings).flatMap((saying) => fold(saying).split(/[&|]/u));
  const words = [...new Set([...bigrams(fold(wording.join('\n'))), ...sayings.filter((word) => word.length > 1)])];
  const amounts = words.map((word) => rarityOf(word));
  const said = words.reduce((sum, word, at) => sum + (folded.includes(word) ? (amounts[at] ?? 0) : 0), 0);
  const size = Math.sqrt(Math.hypot(...amounts));
  return spread === 0 || size === 0 ? 0 : (said / size - mean) / spread;
}

function spokenIn(folded: string): Spoken {
  if (last?.folded === folded) return last;
  read ??= readBank();
  const sums = new Float64Array(read.questions.length);
  for (const { worth } of wordsIn(folded, read))
    for (const [question, amount] of worth) sums[question] = (sums[question] ?? 0) + amount;
  const spoken = read.questions.map(({ id, size }, question) => ({ id, amount: (sums[question] ?? 0) / size }));
  const mean = spoken.reduce((total, { amount }) => total + amount, 0) / spoken.length;
  const spread = Math.sqrt(spoken.reduce((total, { amount }) => total + (amount - mean) ** 2, 0) / spoken.length);
  const contrasts = new Map(spoken.map(({ id, amount }) => [id, spread === 0 ? 0 : (amount - mean) / spread] as const));
  last = { folded, contrasts, mean, spread };
  return last;
}

/** The words of the bank that an answer has, each once. */
function wordsIn(folded: string, { byPair }: Index): readonly Word[] {
  const begins = new Set(
    [...folded].concat(Array.from({ length: folded.length }, (_, at) => folded.slice(at, at + 2))),
  );
  return [...begins].flatMap((pair) =>
    (byPair.get(pair) ?? []).filter(({ word }) => word.length <= 2 || folded.includes(word)),
  );
}

/** Questions of the bank in whose words a pair of characters may stand before it says nothing of any matter. */
const commonFrom = 18;

/** Whether a pair of characters stands in the words of so many questions that it belongs to none of them (负责, 后来). */
export function isCommonPair(pair: string): boolean {
  read ??= readBank();
  return (read.within.get(pair) ?? 0) >= commonFrom;
}

/** How rare a pair of characters or a word is among the questions of the bank and what people tell to them. */
export function rarityOf(pair: string): number {
  read ??= readBank();
  return Math.log((bank.length + 1) / ((read.within.get(pair) ?? 0) + 1));
}
