import { bigrams, fold } from '../scoring/fold.ts';
import { withoutCitations } from '../scoring/transcript.ts';
import { privateTopicIn } from '../rule/private-topics.ts';
import { judges } from './judging.ts';
import { personalSpans } from './visible-text.ts';

/** What the words of a model are held against before anybody hears them. */
export interface Surroundings {
  /** Texts that may be cited to the letter: what the candidate has just said. */
  readonly citable: readonly string[];
  /** What the interviewer has said before. */
  readonly said: readonly string[];
  /** The prompt that must not come out. */
  readonly system: string;
}

/** Fewest characters of a citation: less is in every sentence. */
const shortestCitation = 4;
const longestCitation = 40;
/** Characters in a row that only the prompt can have them from. */
const leak = 12;
/** Share of pairs of characters from which on a sentence has been said before. */
const alike = 0.75;

/** What is wrong with words that may not be whole yet, in one word for the record; null when nothing is. */
export function faultSoFar(text: string, { citable, system }: Surroundings): string | null {
  const topic = privateTopicIn(text, 'asked');
  if (topic !== null) return `提到${topic}`;
  if (judges(withoutCitations(text))) return '作出评价';
  for (const [, words = ''] of text.matchAll(/“([^”]*)(?:”|$)/gu)) {
    if (!citable.some((each) => each.includes(words))) return '引用的不是原话';
  }
  const plain = fold(text);
  const prompt = fold(system);
  for (let at = 0; at + leak <= plain.length; at += 1) {
    if (prompt.includes(plain.slice(at, at + leak))) return '复述了内部要求';
  }
  return null;
}

/** A whole acknowledgement as a sentence of its own, so that what follows does not run into it. */
export function asSentence(text: string): string {
  return text === '' || /[。！!，,；;…~～]$/u.test(text) ? text : `${text}。`;
}

/** What is wrong with a whole acknowledgement: it cites once or twice, asks nothing, and is not an old one. */
export function faultOfAcknowledgement(text: string, surroundings: Surroundings): string | null {
  const citations = [...text.matchAll(/“([^”]*)”/gu)].map(([, words = '']) => words);
  if (text.length > 90) return '回应太长';
  if (/[?？]/u.test(text)) return '回应里提了问题';
  if (citations.length === 0) return '没有引用原话';
  if (citations.some(({ length }) => length < shortestCitation || length > longestCitation)) return '引用过短或过长';
  if (citations.some((words) => personalSpans(words).length > 0)) return '引用了个人信息';
  if (citations.some((words) => surroundings.said.some((each) => each.includes(`“${words}”`)))) return '重复引用';
  return faultSoFar(text, surroundings);
}

/** What is wrong with a whole question: one question mark at its end, of a length to be heard, not asked before. */
export function faultOfQuestion(
  text: string,
  surroundings: Surroundings,
  length: readonly [number, number],
): string | null {
  if (text.length < length[0] || text.length > length[1]) return '问题过短或过长';
  if (text.match(/[?？]/gu)?.length !== 1 || !/[?？]$/u.test(text)) return '不是正好一个问题';
  if (surroundings.said.some((each) => resemble(each, text))) return '问过了';
  return faultSoFar(text, surroundings);
}

/** Whether most of `text` stands in `other` already, pair of characters by pair; what they cite aside. */
export function resemble(other: string, text: string): boolean {
  const mine = bigrams(fold(withoutCitations(text)));
  const theirs = bigrams(fold(withoutCitations(other)));
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return mine.size > 0 && shared >= alike * mine.size;
}
