/** Where a page of weighed positions ended: the next one goes on behind it, among what was there at the first page. */
export interface WeighedCursor {
  /** Of the first page: what was shown later is left out. */
  readonly asOf: Date;
  readonly total: number;
  /** Of the last position shown: whether it met everything, and its score; null behind those that are weighed. */
  readonly weighed: { readonly isExact: boolean; readonly score: number } | null;
  readonly shownAt: Date;
  readonly id: string;
}

export function writeWeighedCursor({ asOf, total, weighed, shownAt, id }: WeighedCursor): string {
  const score = weighed === null ? [0, 0, 0] : [1, Number(weighed.isExact), weighed.score];
  return Buffer.from(JSON.stringify([asOf.getTime(), total, ...score, shownAt.getTime(), id])).toString('base64url');
}

/** @returns undefined for text that `writeWeighedCursor` did not make. */
export function readWeighedCursor(text: string): WeighedCursor | undefined {
  const match = /^\[(\d{1,15}),(\d{1,4}),([01]),([01]),(-?\d{1,6}),(\d{1,15}),"([0-9a-f-]{36})"\]$/u.exec(
    Buffer.from(text, 'base64url').toString(),
  );
  if (match === null) return undefined;
  const [, asOf, total, isWeighed, isExact, score, shownAt, id = ''] = match;
  return {
    asOf: new Date(Number(asOf)),
    total: Number(total),
    weighed: isWeighed === '1' ? { isExact: isExact === '1', score: Number(score) } : null,
    shownAt: new Date(Number(shownAt)),
    id,
  };
}
