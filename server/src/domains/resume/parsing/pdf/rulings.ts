/** A line of a page, upright or level: of its two lengths one is nearly nothing. */
export interface Ruling {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

type Box = readonly [number, number, number, number];

/** Borders are drawn up to this thick, in points. */
const thickest = 2.6;
/** Shorter lines are ticks and bullets. */
const shortest = 5;

/** The line that an area is, when it is no more than one. */
export function rulingOf([x0, y0, x1, y1]: Box): Ruling | null {
  const [width, height] = [x1 - x0, y1 - y0];
  if (width < 0 || height < 0 || Math.min(width, height) > thickest || Math.max(width, height) < shortest) return null;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return width > height ? { x0, y0: y, x1, y1: y } : { x0: x, y0, x1: x, y1 };
}

/** Steps of a path as pdfjs writes them: the number of a step, then its coordinates. */
const lengths: readonly number[] = [2, 2, 6, 4, 0];
const [moveTo, lineTo, closePath] = [0, 1, 4];

/** The straight sides of a path that stand upright or lie level; `place` turns its coordinates into the page's. */
export function sidesOf(path: unknown, place: (x: number, y: number) => { x: number; y: number }): Ruling[] {
  const steps = Array.isArray(path) ? path.flatMap((each) => numbersOf(each)) : [];
  const sides: Ruling[] = [];
  let [first, last] = [place(0, 0), place(0, 0)];
  for (let at = 0; at < steps.length; at += 1 + (lengths[steps[at] ?? 0] ?? 0)) {
    const [step, length] = [steps[at], lengths[steps[at] ?? 0] ?? 0];
    const next = step === closePath ? first : place(steps[at + length - 1] ?? 0, steps[at + length] ?? 0);
    if (step === moveTo) first = next;
    else if (step === lineTo || step === closePath) sides.push(...straight(last, next));
    last = next;
  }
  return sides;
}

function straight(a: { x: number; y: number }, b: { x: number; y: number }): Ruling[] {
  const side = rulingOf([Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)]);
  return side === null || Math.min(side.x1 - side.x0, side.y1 - side.y0) > 1 ? [] : [side];
}

function numbersOf(value: unknown): number[] {
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  if (Array.isArray(value)) return value.filter((each): each is number => typeof each === 'number');
  return typeof value === 'number' ? [value] : [];
}

/** A line of the page's own units where the viewport shows it. */
export function turnRuling({ x0, y0, x1, y1 }: Ruling, view: readonly number[]): Ruling {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [one, other] = [
    { x: a * x0 + c * y0 + e, y: b * x0 + d * y0 + f },
    { x: a * x1 + c * y1 + e, y: b * x1 + d * y1 + f },
  ];
  return {
    x0: Math.min(one.x, other.x),
    y0: Math.min(one.y, other.y),
    x1: Math.max(one.x, other.x),
    y1: Math.max(one.y, other.y),
  };
}
