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
}

/**
 * Cuts `text` at the edges of the marked stretches, overlapping ones included. Joined again, the segments are the text,
 * whatever the stretches say: what lies outside of it is ignored.
 */
export function segmentsOf(text: string, marks: readonly Stretch[], chosen: Stretch | null): readonly Segment[] {
  const within = (at: number) => Math.min(text.length, Math.max(0, at));
  const all = chosen === null ? marks : [...marks, chosen];
  const edges = [...new Set([0, text.length, ...all.flatMap(({ start, end }) => [within(start), within(end)])])];
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
        },
      ];
    });
}
