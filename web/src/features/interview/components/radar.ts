/** One axis of a radar: a name and a value on the scale, null where nothing was scored. */
export interface Axis {
  readonly name: string;
  readonly value: number | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A radar needs three scored axes to be a surface. */
export const leastAxes = 3;

/** The point at `distance` from the centre on axis `index` of `count`; the first axis points up, the others follow clockwise. */
export function pointOn(index: number, count: number, distance: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
}

/** An SVG points attribute. */
export function pointsText(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

/**
 * The surface of the scored axes, `max` of the scale lying at `radius`. An axis without a score has no point: nothing
 * was found out about it, which is not the same as the lowest step.
 */
export function surface(axes: readonly Axis[], max: number, radius: number): readonly Point[] {
  return axes.flatMap(({ value }, index) =>
    value === null ? [] : [pointOn(index, axes.length, (value / max) * radius)],
  );
}

/** A name in lines short enough to stand beside the chart; long ones break in the middle. */
export function linesOf(name: string, most = 5): readonly string[] {
  if (name.length <= most) return [name];
  const middle = Math.ceil(name.length / 2);
  return [name.slice(0, middle), name.slice(middle)];
}

/** How the name of an axis is aligned beside its end. */
export function anchorOf({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 1) return 'middle';
  return x > 0 ? 'start' : 'end';
}
