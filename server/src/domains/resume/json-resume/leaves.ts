import { plainText } from './plain-text.ts';

/** Deeper than this is no resume. */
const maxDepth = 24;

/** A place in a file of JSON that is being read: what is taken from it is noted, so that nothing is lost unseen. */
export interface Place {
  /** The first of these fields that says something; a place of nothing where none does. */
  field(...names: readonly string[]): Place;
  /** What a list holds; of one thing in place of a list that thing, of nothing no thing. */
  items(): readonly Place[];
  /** The words here, as lines; '' where there are none. Taken. */
  text(): string;
  /** The same of one that is needed in one line. */
  line(): string;
  /** The words without taking them. */
  peek(): string;
  /** Every text below, each taken. */
  texts(): readonly string[];
  /** Gives back what was taken here and below: it found no room. */
  giveBack(): void;
  /** Notes what is here and below as taken: it says nothing to a reader. */
  drop(): void;
  readonly isObject: boolean;
}

/** A text of the file that says something, where it stands. */
export interface Leaf {
  readonly path: string;
  readonly text: string;
}

export interface Leaves {
  readonly root: Place;
  /** Everything that the file says, in its order. */
  readonly all: readonly Leaf[];
  /** Whether a leaf was taken. */
  isTaken(leaf: Leaf): boolean;
}

/** Nobody names a field longer; and a file with one long name over many things would be read for ever. */
const nameOf = (key: string): string => key.slice(0, 60);

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

function childrenOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value);
}

/** Looks at what was parsed, at most `maxDepth` deep. */
export function leavesOf(parsed: unknown): Leaves {
  const all: Leaf[] = [];
  const taken = new Set<string>();
  const walk = (value: unknown, path: string, depth: number, see: (leaf: Leaf) => void): void => {
    const text = wordsOf(value);
    if (text !== '') see({ path, text });
    if (depth < maxDepth)
      for (const [key, child] of childrenOf(value))
        walk(child, path === '' ? nameOf(key) : `${path}.${nameOf(key)}`, depth + 1, see);
  };
  walk(parsed, '', 0, (leaf) => all.push(leaf));

  const placeOf = (value: unknown, path: string): Place => {
    const below = (see: (leaf: Leaf) => void) => walk(value, path, 0, see);
    const take = (): string => {
      const text = wordsOf(value);
      if (text !== '') taken.add(path);
      return text;
    };
    return {
      isObject: typeof value === 'object' && value !== null && !Array.isArray(value),
      field(...names) {
        const found = childrenOf(value).filter(([key]) =>
          names.some((name) => name.toLowerCase() === key.toLowerCase()),
        );
        const [key, child] =
          names
            .map((name) => found.find(([each]) => each.toLowerCase() === name.toLowerCase()))
            .find((each) => each !== undefined && saysSomething(each[1])) ?? [];
        return placeOf(child, key === undefined ? `${path}.?` : path === '' ? key : `${path}.${key}`);
      },
      items() {
        const each = Array.isArray(value)
          ? value.map((item: unknown, index) => [item, `${path}.${index}`] as const)
          : [[value, path] as const];
        return each.filter(([item]) => saysSomething(item)).map(([item, at]) => placeOf(item, at));
      },
      text: take,
      line: () => take().replaceAll('\n', ' '),
      peek: () => wordsOf(value),
      texts() {
        const texts: string[] = [];
        below((leaf) => {
          taken.add(leaf.path);
          texts.push(leaf.text);
        });
        return texts;
      },
      giveBack: () => below(({ path: each }) => taken.delete(each)),
      drop: () => below(({ path: each }) => taken.add(each)),
    };
  };
  return { root: placeOf(parsed, ''), all, isTaken: ({ path }) => taken.has(path) };
}

function saysSomething(value: unknown): boolean {
  if (wordsOf(value) !== '') return true;
  return childrenOf(value).some(([, child]) => typeof child === 'object' || wordsOf(child) !== '');
}
