/** A stretch of a text: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Segment {
  readonly text: string;
  readonly marked: boolean;
  /** Lies within the stretch that was chosen. */
  readonly chosen: boolean;
  /** Lies within the stretch that differs from another wording. */
  readonly changed: boolean;
}

/**
 * Cuts `text` at the edges of the marked stretches, overlapping ones included. Joined again, the segments are the text,
 * whatever the stretches say: what lies outside of it is ignored.
 */
export function segmentsOf(
  text: string,
  marks: readonly Stretch[],
  chosen: Stretch | null,
  changed: Stretch | null = null,
): readonly Segment[] {
  const within = (at: number) => Math.min(text.length, Math.max(0, at));
  const all = chosen === null ? marks : [...marks, chosen];
  const cuts = changed === null ? all : [...all, changed];
  const edges = [...new Set([0, text.length, ...cuts.flatMap(({ start, end }) => [within(start), within(end)])])];
  const covers = (stretch: Stretch, from: number, to: number) => stretch.start <= from && stretch.end >= to;
  return edges
    .toSorted((a, b) => a - b)
    .flatMap((from, index, sorted) => {
      const to = sorted[index + 1];
      if (to === undefined) return [];
      return [
        {
          text: text.slice(from, to),
          marked: all.some((stretch) => covers(stretch, from, to)),
          chosen: chosen !== null && covers(chosen, from, to),
          changed: changed !== null && covers(changed, from, to),
        },
      ];
    });
}

/**
 * The stretch of `text` in which it differs from `other`: from the first to the last character that is not the same. A
 * character that takes two units is not cut in half; the stretch is empty where something was only left out.
 */
export function changedStretch(text: string, other: string): Stretch {
  const [mine, theirs] = [[...text], [...other]];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start += 1;
  let same = 0;
  while (same < most - start && mine.at(-1 - same) === theirs.at(-1 - same)) same += 1;
  const from = mine.slice(0, start).join('').length;
  return { start: from, end: from + mine.slice(start, mine.length - same).join('').length };
}
