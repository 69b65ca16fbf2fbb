import { bigrams, blank, contentLength, fold, plainAddress, sentencesOf, type Span } from './fold.ts';
import { actionVerb, steering } from './lexicon.ts';

/** Texts the candidate may have read back instead of answering. */
export interface Given {
  /** The question as asked, its other wording and the follow-ups. */
  readonly asked: readonly string[];
  /** The position's description. */
  readonly description: readonly string[];
  /** What the candidate said to the questions before this one. */
  readonly earlier: readonly string[];
}

/** An answer without what earns nothing: the same length, what was taken out is blank. */
export interface Masked {
  readonly folded: string;
  readonly kept: number;
  readonly copiedQuestion: number;
  readonly copiedDescription: number;
  readonly repeated: number;
  readonly listed: number;
  readonly steered: boolean;
}

/** Shortest run of characters that counts as read back. */
const shortestCopy = 9;

/** All amounts are content lengths of `parts` taken together. */
export function maskAnswer(parts: readonly string[], given: Given): { texts: string[]; masked: Masked } {
  const steps = { copiedQuestion: 0, copiedDescription: 0, repeated: 0, listed: 0, steered: false };
  const seen = new Set(given.earlier.flatMap((text) => sentenceKeys(fold(text))));
  const texts = parts.map((part) => {
    let text = fold(part);
    const cut = (spans: readonly Span[]): number => {
      const before = contentLength(text);
      text = blank(text, spans);
      return before - contentLength(text);
    };
    const steered = steeringSpans(text, part);
    if (steered.length > 0) steps.steered = true;
    cut(steered);
    steps.copiedQuestion += cut(
      readBack(
        plainAddress(text),
        given.asked.map((each) => plainAddress(fold(each))),
      ),
    );
    steps.copiedDescription += cut(given.description.flatMap((each) => commonRuns(text, fold(each))));
    steps.repeated += cut(repeatedSentences(text, seen));
    steps.listed += cut(nounLists(text));
    return text;
  });
  const folded = texts.join('\n');
  return { texts, masked: { folded, kept: contentLength(folded), ...steps } };
}

/** Sentences that mean to steer, and Base64 (which folding would destroy) that hides such words. */
function steeringSpans(folded: string, original: string): Span[] {
  const told = sentencesOf(folded).filter(({ from, to }) => steering.test(folded.slice(from, to)));
  const hidden = [...original.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/gu)].filter(([code]) =>
    steering.test(fold(Buffer.from(code, 'base64').toString('utf8'))),
  );
  return [...told, ...hidden.map(({ 0: code, index }) => ({ from: index, to: index + code.length }))];
}

/** What was copied from the question; the whole of a short answer that has no words but those of the question. */
function readBack(text: string, asked: readonly string[]): Span[] {
  const own = bigrams(text);
  const theirs = new Set(asked.flatMap((each) => [...bigrams(each)]));
  const shared = [...own].filter((pair) => theirs.has(pair)).length;
  const length = contentLength(text);
  if (length >= 6 && length <= 40 && shared >= own.size * 0.6) return [{ from: 0, to: text.length }];
  return asked.flatMap((each) => commonRuns(text, each));
}

/** Spans of `text` that stand in `source` for at least `shortestCopy` characters, blanks and punctuation aside. */
function commonRuns(text: string, source: string): Span[] {
  const { plain, places } = squeeze(text);
  const inSource = squeeze(source).plain;
  const spans: Span[] = [];
  for (let at = 0; at + shortestCopy <= plain.length; at += 1) {
    let length = shortestCopy;
    if (!inSource.includes(plain.slice(at, at + length))) continue;
    while (at + length < plain.length && inSource.includes(plain.slice(at, at + length + 1))) length += 1;
    spans.push({ from: places[at] ?? 0, to: (places[at + length - 1] ?? 0) + 1 });
    at += length - 1;
  }
  return spans;
}

/** A text without blanks and punctuation, with the place of each character left. */
function squeeze(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (!isSaid(unit)) continue;
    plain += unit;
    places.push(at);
  }
  return { plain, places };
}

/** Most of any text are common Han characters, for which no pattern is needed. */
function isSaid(unit: string): boolean {
  return (unit >= '\u4e00' && unit <= '\u9fff') || /[\p{L}\p{N}%]/u.test(unit);
}

/** Sentences that were said before, here or earlier; `seen` grows. Short ones (好的) may come again. */
function repeatedSentences(text: string, seen: Set<string>): Span[] {
  return sentencesOf(text).filter((span) => {
    const key = sentenceKey(text, span);
    if (key.length < 6) return false;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function sentenceKey(text: string, span: Span): string {
  return squeeze(text.slice(span.from, span.to)).plain;
}

function sentenceKeys(text: string): string[] {
  return sentencesOf(text).map((span) => sentenceKey(text, span));
}

/** Runs of five or more bare items (监控、日志、压测、缓存、索引): named, not told. */
function nounLists(text: string): Span[] {
  const spans: Span[] = [];
  let run: Span[] = [];
  let commas = 0;
  let verbs = 0;
  let length = 0;
  const close = (): void => {
    // 先查日志，再看监控，加索引，压测 is a short way to tell what was done; with 、 it is a list.
    const told = commas > run.length / 2 && (verbs > 0 || length / run.length > 4);
    if (run.length >= 5 && !told) spans.push({ from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 });
    run = [];
    commas = 0;
    verbs = 0;
    length = 0;
  };
  for (const item of itemsOf(text)) {
    const words = text.slice(item.from, item.to);
    if (contentLength(words) > 7 || /[我他她了过得着]|先|再|然后/u.test(words)) {
      close();
      continue;
    }
    run.push(item);
    if (/[,;]/u.test(text.charAt(item.to))) commas += 1;
    if (actionVerb.test(words)) verbs += 1;
    length += contentLength(words);
  }
  close();
  return spans;
}

/** What commas and the like divide; blanks divide too where only words of one script stand between them. */
function itemsOf(text: string): Span[] {
  return [...text.matchAll(/[^、,/|。;!?\n]+/gu)].flatMap((match) => {
    const tokens = [...match[0].matchAll(/\S+/gu)].map((token) => ({
      from: match.index + token.index,
      to: match.index + token.index + token[0].length,
      latin: !/\p{Script=Han}/u.test(token[0]),
    }));
    const oneScript = tokens.every((token) => token.latin === tokens[0]?.latin);
    const [first] = tokens;
    const last = tokens.at(-1);
    if (oneScript || first === undefined || last === undefined) return tokens;
    return [{ from: first.from, to: last.to }];
  });
}
