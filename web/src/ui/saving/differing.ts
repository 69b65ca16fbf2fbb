/** A text as one side of two: what both begin and end with, and between them what only this one says. */
export interface Differing {
  readonly before: string;
  readonly only: string;
  readonly after: string;
}

/** How much of what both sides say stands around the difference, letters. */
const context = 24;

const letters = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

function shortened(shared: readonly string[], end: 'first' | 'last'): string {
  if (shared.length <= context) return shared.join('');
  return end === 'last' ? `…${shared.slice(-context).join('')}` : `${shared.slice(0, context).join('')}…`;
}

/** Two texts, each with what both have shortened: what differs is found at once, however long they are. */
export function differing(one: string, other: string): readonly [Differing, Differing] {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < least - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const before = shortened(a.slice(0, head), 'last');
  const after = shortened(a.slice(a.length - tail), 'first');
  const side = (all: readonly string[]) => ({ before, only: all.slice(head, all.length - tail).join(''), after });
  return [side(a), side(b)];
}
