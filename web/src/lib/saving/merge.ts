import { isRecord } from '../storage.ts';

/**
 * The fields of a content by name, each with the dotted paths that belong together: a city and its district are chosen
 * as one, so that no half of each is ever put together.
 */
export type Fields = Readonly<Record<string, readonly string[]>>;

interface Sides<C> {
  /** What both sides started from. */
  readonly base: C;
  readonly mine: C;
  readonly theirs: C;
  /** What was sent from here without an answer: where theirs is one of these, it is mine that arrived. */
  readonly own: readonly C[];
}

export interface Merged<C> {
  /** Mine, with what only they changed; where both changed, mine. */
  readonly content: C;
  /** Fields that are not mine any more, at least in part. */
  readonly taken: readonly string[];
  /** Fields that both changed, and not to the same. */
  readonly clashes: readonly string[];
}

/** Whether two JSON values say the same, in whatever order their keys stand. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

/** The value at a dotted path; undefined where it leads nowhere. */
function valueAtPath(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), content);
}

/** The content with another value at a dotted path; everything beside it stays the same object. */
function withPath<C>(content: C, path: string, value: unknown): C {
  const [key = '', ...rest] = path.split('.');
  const node: Readonly<Record<string, unknown>> = isRecord(content) ? content : {};
  return { ...node, [key]: rest.length === 0 ? value : withPath(node[key], rest.join('.'), value) } as C;
}

/** `content` with the named fields as they stand in `from`. */
export function withFields<C>(fields: Fields, content: C, from: unknown, names: readonly string[]): C {
  return names
    .flatMap((name) => fields[name] ?? [])
    .reduce((whole, path) => withPath(whole, path, valueAtPath(from, path)), content);
}

type Outcome = { readonly from: 'mine' | 'theirs' | 'both'; readonly value: unknown } | null;

/** One value of which each side has its own; null where both changed it. */
function mergeWhole({ base, mine, theirs, own }: Sides<unknown>): Outcome {
  if (isSame(mine, theirs) || isSame(theirs, base) || own.some((sent) => isSame(sent, theirs)))
    return { from: 'mine', value: mine };
  return isSame(mine, base) ? { from: 'theirs', value: theirs } : null;
}

const isListOf = (value: unknown, length: number): value is readonly unknown[] =>
  Array.isArray(value) && value.length === length && value.every(isRecord);

/**
 * Lists of entries of the same length are merged entry by entry, each entry a whole: an entry that moved counts as
 * changed, so that nothing written for one entry ends in another.
 */
function mergeEntries({ base, mine, theirs, own }: Sides<unknown>): Outcome {
  if (!Array.isArray(base)) return null;
  const { length } = base as readonly unknown[];
  if (!isListOf(base, length) || !isListOf(mine, length) || !isListOf(theirs, length)) return null;
  const sent = own.filter((each) => isListOf(each, length));
  const entries = base.map((entry, index) =>
    mergeWhole({ base: entry, mine: mine[index], theirs: theirs[index], own: sent.map((each) => each[index]) }),
  );
  const settled = entries.filter((entry) => entry !== null);
  return settled.length === length ? { from: 'both', value: settled.map((entry) => entry.value) } : null;
}

function mergeField(paths: readonly string[], { base, mine, theirs, own }: Sides<unknown>): Outcome {
  const at = (content: unknown) => paths.map((path) => valueAtPath(content, path));
  const whole = mergeWhole({ base: at(base), mine: at(mine), theirs: at(theirs), own: own.map(at) });
  const [path] = paths;
  if (whole !== null || path === undefined || paths.length > 1) return whole;
  const one = (content: unknown) => valueAtPath(content, path);
  const entries = mergeEntries({ base: one(base), mine: one(mine), theirs: one(theirs), own: own.map(one) });
  return entries === null ? null : { from: 'both', value: [entries.value] };
}

/** Brings together what two sides made of the same content, field by field. Pure; asks nobody. */
export function mergeContents<C>(fields: Fields, sides: Sides<C>): Merged<C> {
  const clashes: string[] = [];
  const taken: string[] = [];
  let content = sides.mine;
  for (const [name, paths] of Object.entries(fields)) {
    const outcome = mergeField(paths, sides);
    if (outcome === null) clashes.push(name);
    else if (outcome.from !== 'mine') {
      taken.push(name);
      const values = outcome.value as readonly unknown[];
      content = paths.reduce((whole, path, index) => withPath(whole, path, values[index]), content);
    }
  }
  return { content, taken, clashes };
}
