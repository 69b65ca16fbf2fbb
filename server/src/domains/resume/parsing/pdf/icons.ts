import type { PdfPage, TextRun } from './read-pdf.ts';

/** A letter that is drawn as a picture: an envelope before an address, a mortarboard before a heading. */
export interface Icon {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A run as it was found, and the letters of private use that it had. */
export type FoundRun = TextRun & { readonly isPrivate: boolean };

const letter = /^(?!\p{Script=Han})[\p{L}\p{N}\p{S}]$/u;
/** So many of the same picture mark the points of lists. */
const fewestMarks = 5;
/** An icon stands at most so many of its widths before what it belongs to. */
const nearest = 4;

/**
 * Takes the icons out of the runs of a document. Icons are letters of private use, or of a font that writes nothing but
 * single letters, each before a text: fonts without their table show them as Û and ć. Where one of them marks every
 * point of a list it is a bullet.
 */
export function partIcons(
  pages: readonly (Omit<PdfPage, 'runs'> & { readonly runs: readonly FoundRun[] })[],
): PdfPage[] {
  const fonts = iconFonts(pages.map(({ runs }) => runs));
  const isIcon = (run: FoundRun) => run.isPrivate || fonts.has(run.font);
  const counts = new Map<string, number>();
  for (const run of pages.flatMap(({ runs }) => runs))
    if (isIcon(run)) counts.set(keyOf(run), (counts.get(keyOf(run)) ?? 0) + 1);
  return pages.map((page) => {
    const runs: TextRun[] = [];
    const icons: Icon[] = [];
    for (const found of page.runs) {
      const run = asRun(found);
      if (!isIcon(found)) runs.push(run);
      else if ((counts.get(keyOf(found)) ?? 0) >= fewestMarks && isBeforeText(found, page.runs))
        runs.push({ ...run, text: '•' });
      else icons.push({ x: run.x, y: run.y, size: run.size });
    }
    return { ...page, runs, icons };
  });
}

function asRun({ text, x, y, width, size, font, spaced, written }: FoundRun): TextRun {
  return written === undefined
    ? { text, x, y, width, size, font, spaced }
    : { text, x, y, width, size, font, spaced, written };
}

function keyOf({ font, text }: FoundRun): string {
  return `${font} ${text}`;
}

function iconFonts(pages: readonly (readonly FoundRun[])[]): ReadonlySet<string> {
  const fonts = new Map<string, { count: number; isPlain: boolean }>();
  for (const runs of pages)
    for (const run of runs) {
      const font = fonts.get(run.font) ?? { count: 0, isPlain: false };
      fonts.set(run.font, font);
      font.count++;
      font.isPlain ||= !run.isPrivate && !(letter.test(run.text) && isBeforeText(run, runs));
    }
  return new Set([...fonts].filter(([, { count, isPlain }]) => count >= 2 && !isPlain).map(([font]) => font));
}

/** Whether a text of another font begins right behind a run, and none ends close before it. */
function isBeforeText(run: TextRun, runs: readonly TextRun[]): boolean {
  const beside = runs.filter(
    (other) => other !== run && other.font !== run.font && Math.abs(other.y - run.y) < 0.6 * run.size,
  );
  const end = run.x + run.width;
  const isTight = beside.some((other) => Math.abs(other.x + other.width - run.x) < 0.2 * run.size);
  return (
    !isTight &&
    beside.some(
      (other) => other.x >= end - 0.2 * run.size && other.x - end < nearest * run.size && /\S{2}/u.test(other.text),
    )
  );
}

/** Whether an icon stands before something that begins at `left`. */
export function hasIcon(icons: readonly Icon[], left: number, y: number, size: number): boolean {
  return icons.some(
    (icon) =>
      Math.abs(icon.y - y) < 0.7 * Math.max(size, icon.size) &&
      icon.x < left &&
      left - icon.x < nearest * Math.max(size, icon.size),
  );
}
