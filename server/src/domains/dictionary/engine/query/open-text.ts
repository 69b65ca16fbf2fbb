import { normalize } from '#platform/text/tokens.ts';

const closed = '\uE000';

interface Run {
  readonly words: string;
  readonly start: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A query while it is read: what is explained is closed, the rest stays open. Places are of the text without its blanks. */
export interface OpenText {
  /** The text with `\uE000` where it is closed. */
  rest(): string;
  replace(rest: string): void;
  /** Closes a stretch. */
  close(start: number, end: number): void;
  isOpen(at: number): boolean;
  /** Reads what is open and closes what was found. */
  takeBy<T extends Span>(read: (rest: string) => { readonly asked: readonly T[]; readonly rest: string }): readonly T[];
  /** Open stretches of letters; those written apart are tried as one first. */
  latinRuns(): readonly Run[];
  /** Chinese stretches that hold something open, with what is explained beside it. */
  chineseRuns(): readonly Run[];
  /** What is open, stretch by stretch. */
  runs(): readonly Run[];
  /** All that was typed. */
  whole(): string;
  /** As it was typed. */
  typed(start: number, end: number): string;
  /** A stretch as places in what was typed. */
  placeOf(start: number, end: number): readonly [number, number];
}

const latin = /[a-z0-9+#.&]/u;

interface Placed {
  readonly plain: string;
  readonly index: number;
}

/** Whether a letter stands alone between blanks. */
function isLone(characters: readonly Placed[], at: number): boolean {
  const around = [characters[at - 1]?.plain ?? ' ', characters[at + 1]?.plain ?? ' '];
  return /[a-z]/u.test(characters[at]?.plain ?? '') && around.every((plain) => plain === ' ');
}

/** Normalized characters without blanks between Chinese ones, each with its place in what was typed. */
function compact(typed: string): { readonly text: string; readonly places: readonly number[] } {
  const characters = [...typed.matchAll(/./gsu)].flatMap(({ 0: character, index }) =>
    // By UTF-16 units, as places are.
    normalize(character)
      .split('')
      .map((plain) => ({ plain: /[\s,，、。;；|]/u.test(plain) ? ' ' : plain, index })),
  );
  const single = characters.filter(({ plain }, at) => plain !== ' ' || characters[at - 1]?.plain !== ' ');
  const kept = single.filter(({ plain }, at) => {
    if (plain !== ' ') return true;
    const [before, after] = [single[at - 1]?.plain ?? '', single[at + 1]?.plain ?? ''];
    // J a v a is one word that was written apart.
    const isApart = isLone(single, at - 1) && isLone(single, at + 1);
    return latin.test(before) && latin.test(after) && !isApart;
  });
  return { text: kept.map(({ plain }) => plain).join(''), places: kept.map(({ index }) => index) };
}

export function openText(typed: string): OpenText {
  const { text, places } = compact(typed);
  let rest = text;
  const runsOf = (pattern: RegExp, within: string): Run[] =>
    [...within.matchAll(pattern)].map((match) => ({ words: match[0], start: match.index }));
  const placeOf = (start: number, end: number): readonly [number, number] => [
    places[start] ?? typed.length,
    (places[end - 1] ?? typed.length - 1) + 1,
  ];
  return {
    rest: () => rest,
    replace(closer) {
      rest = closer;
    },
    close(start, end) {
      rest = rest.slice(0, start) + closed.repeat(end - start) + rest.slice(end);
    },
    isOpen: (at) => rest.charAt(at) !== closed,
    takeBy(read) {
      const { asked, rest: left } = read(rest);
      rest = left;
      return asked;
    },
    latinRuns: () => runsOf(/[a-z]+/gu, rest),
    chineseRuns: () =>
      runsOf(/\p{Script=Han}+/gu, text).filter(({ words, start }) =>
        [...words].some((_, at) => rest.charAt(start + at) !== closed),
      ),
    runs: () => runsOf(/[^\uE000\s]+/gu, rest),
    whole: () => typed,
    typed: (start, end) => typed.slice(...placeOf(start, end)),
    placeOf,
  };
}
