/** A stretch of time in ms since 1970, its end excluded. Lists of them are in order and do not touch one another. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** In order, without what is empty, and joined where they touch. */
export function union(spans: readonly Span[]): Span[] {
  const joined: { from: number; until: number }[] = [];
  const ordered = spans.filter(({ from, until }) => from < until).toSorted((one, other) => one.from - other.from);
  for (const { from, until } of ordered) {
    const last = joined.at(-1);
    if (last === undefined || from > last.until) joined.push({ from, until });
    else last.until = Math.max(last.until, until);
  }
  return joined;
}

/** What is in both lists. */
export function intersect(one: readonly Span[], other: readonly Span[]): Span[] {
  const shared: Span[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [mine, theirs] = [one[left], other[right]];
    if (mine === undefined || theirs === undefined) return shared;
    const from = Math.max(mine.from, theirs.from);
    const until = Math.min(mine.until, theirs.until);
    if (from < until) shared.push({ from, until });
    if (mine.until < theirs.until) left += 1;
    else right += 1;
  }
}

/** What is in the first list and not in the second. */
export function subtract(spans: readonly Span[], without: readonly Span[]): Span[] {
  const left: Span[] = [];
  let next = 0;
  for (const span of spans) {
    let { from } = span;
    while ((without[next]?.until ?? Infinity) <= from) next += 1;
    for (let index = next; from < span.until; index += 1) {
      const hole = without[index];
      if (hole === undefined || hole.from >= span.until) {
        left.push({ from, until: span.until });
        break;
      }
      if (hole.from > from) left.push({ from, until: hole.from });
      from = Math.max(from, hole.until);
    }
  }
  return left;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until;
}
