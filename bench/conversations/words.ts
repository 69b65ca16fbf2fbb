import type { PlayedTurn } from './replay.ts';

/** Words between quotation marks are said by somebody else: what is asked or judged stands outside of them. */
export function withoutQuotes(text: string): string {
  return text.replaceAll(/“[^”]*”/gu, '');
}

/** What a reply asks: its sentences that end with a mark of asking or call for an answer, without quotations. */
export function askedIn(text: string): string {
  return sentences(withoutQuotes(text))
    .filter((sentence) => /[？?]$/u.test(sentence) || /(?:请|说说|讲讲|讲一|说一|想听|聊聊)/u.test(sentence))
    .join('');
}

/** Sentences with their closing marks. */
export function sentences(text: string): readonly string[] {
  return text.match(/[^。！？!?；\n]+[。！？!?；\n]*/gu) ?? [];
}

/** Whether two texts share a run of `length` characters that are no marks; what `within` holds alone counts. */
export function sharesRun(text: string, within: string, length: number): boolean {
  const [one, other] = [bare(text), bare(within)];
  for (let at = 0; at + length <= other.length; at += 1) if (one.includes(other.slice(at, at + length))) return true;
  return false;
}

/** A text without marks and blanks. */
export function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Share of the pairs of neighbouring characters of one text that stand in another too. */
export function overlap(text: string, other: string): number {
  const pairs = pairsOf(text);
  const others = new Set(pairsOf(other));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => others.has(pair)).length / pairs.length;
}

function pairsOf(text: string): string[] {
  const plain = bare(text);
  return Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2));
}

/** What the reply adds to a question that it only puts again, and to the next one. */
export function besideQuestions({ reply, before, after }: PlayedTurn): string {
  const put = [before.prompt?.text, before.prompt?.plain, after.prompt?.text, after.prompt?.plain];
  return put.reduce<string>(
    (left, words) => (words === undefined || words === '' ? left : left.replace(words, '')),
    reply,
  );
}
