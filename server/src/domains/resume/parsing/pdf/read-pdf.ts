import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument, InvalidPDFException, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { collapseDoubled, normalizeText } from '../text/normalize.ts';
import { followPage, type ShownText } from './hidden-text.ts';
import { partIcons, type FoundRun, type Icon } from './icons.ts';
import { turnRuling, type Ruling } from './rulings.ts';

/** A run of letters on a page. Units are points, `y` grows downwards from the top of the page. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  /** A space was written behind it, however narrow. */
  readonly spaced: boolean;
  /** The space is a letter of its own, no mere gap. */
  readonly written?: boolean;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
  /** The lines that are drawn on it; none where a page is read by its pictures. */
  readonly rulings?: readonly Ruling[];
  /** Pictures that are letters of a font. */
  readonly icons?: readonly Icon[];
}

/** A PDF that cannot be opened: locked with a password, or not readable as a PDF at all. */
export class PdfRefused extends Error {
  readonly reason: 'encrypted' | 'broken';

  constructor(reason: 'encrypted' | 'broken') {
    super(reason);
    this.reason = reason;
  }
}

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Opens a PDF. Without the three folders pdfjs returns no Chinese at all for CID fonts, and does not say so.
 * @throws PdfRefused
 */
export async function open(bytes: Uint8Array) {
  const task = getDocument({
    // pdfjs takes the buffer over; the caller's copy stays whole.
    data: Uint8Array.from(bytes),
    cMapUrl: `${path.join(folder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(folder, 'standard_fonts')}/`,
    // For the pictures of scans: JPEG 2000 and JBIG2.
    wasmUrl: `${path.join(folder, 'wasm')}/`,
    maxImageSize: mostImagePixels,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    if (error instanceof PasswordException) throw new PdfRefused('encrypted');
    if (error instanceof InvalidPDFException) throw new PdfRefused('broken');
    throw error;
  }
}

/** How many pages a PDF has. @throws PdfRefused */
export async function countPdfPages(bytes: Uint8Array): Promise<number> {
  const pdf = await open(bytes);
  try {
    // A truncated file may open and have no first page.
    if (pdf.numPages > 0) await pdf.getPage(1).catch(() => Promise.reject(new PdfRefused('broken')));
    return pdf.numPages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The upright text of the first `maxPages` pages, in no particular order. @throws PdfRefused */
export async function readPdf(bytes: Uint8Array, maxPages: number): Promise<PdfPage[]> {
  const pdf = await open(bytes);
  try {
    const pages: (PdfPage & { runs: FoundRun[] })[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const content = await page.getTextContent({ includeMarkedContent: false });
      const { shown, spaces, rulings } =
        content.items.length === 0 ? { shown: [], spaces: [], rulings: [] } : followPage(await page.getOperatorList());
      const smallest = smallestLetters * Math.min(1, viewport.height / a4Height);
      const runs: FoundRun[] = [];
      for (const item of content.items) {
        if (!('str' in item)) continue;
        if (item.str.trim() === '') {
          const last = runs.at(-1);
          if (last !== undefined && item.str !== '') runs[runs.length - 1] = { ...last, spaced: true };
          continue;
        }
        const str = visiblePart(item.str, item.transform, item.width, shown);
        const run = placeRun(str, item.transform, item.width, item.fontName, viewport.transform);
        if (run === null || run.size < smallest || !isOnPage(run, viewport)) continue;
        runs.push({ ...run, written: isSpaceBehind(item.transform, item.width, spaces) });
      }
      const drawn = rulings.map((each) => turnRuling(each, viewport.transform));
      pages.push({ width: viewport.width, height: viewport.height, runs, rulings: drawn });
      page.cleanup();
    }
    return partIcons(pages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Matrix = readonly number[];

/** Larger pictures are left out: a page scanned at 600 dots an inch has 35 million pixels. */
const mostImagePixels = 64_000_000;

/** Letters smaller than this, in points on an A4 page, are not there to be read. */
const smallestLetters = 2;
const a4Height = 842;

/** What can be seen of a text item: all of it, as a rule. */
function visiblePart(str: string, transform: Matrix, width: number, shown: readonly ShownText[]): string {
  const [, , c = 0, d = 1, x = 0, y = 0] = transform;
  const size = Math.hypot(c, d);
  const within = shown.filter(
    (each) => Math.abs(each.y - y) < 0.3 * size && each.x > x - 0.1 * size && each.x < x + width - 0.01 * size,
  );
  if (within.every((each) => !each.hidden)) return str;
  return within
    .filter((each) => !each.hidden)
    .map((each) => each.text)
    .join('');
}

/** Whether a space was written where a text item ends. */
function isSpaceBehind(transform: Matrix, width: number, spaces: readonly { x: number; y: number }[]): boolean {
  const [, , c = 0, d = 1, x = 0, y = 0] = transform;
  const size = Math.hypot(c, d);
  const end = x + width;
  return spaces.some((each) => Math.abs(each.y - y) < 0.2 * size && Math.abs(each.x - end) < 0.3 * size);
}

function isOnPage(run: TextRun, page: { readonly width: number; readonly height: number }): boolean {
  return run.x + run.width > 0 && run.x < page.width && run.y > 0 && run.y - run.size < page.height;
}

/** A text item in the page's own coordinates; null for watermarks and other text that does not stand upright. */
function placeRun(str: string, transform: Matrix, width: number, font: string, view: Matrix): FoundRun | null {
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const along = { x: va * a + vc * b, y: vb * a + vd * b };
  const up = { x: va * c + vc * d, y: vb * c + vd * d };
  const size = Math.hypot(up.x, up.y);
  if (size < 1 || Math.abs(along.y) > 0.05 * Math.hypot(along.x, along.y) || along.x <= 0) return null;
  const own = collapseDoubled(normalizeText(str).trim());
  const isPrivate = own === '' && /\p{Co}/u.test(str);
  if (own === '' && !isPrivate) return null;
  const text = isPrivate ? str.trim() : own;
  return {
    text,
    isPrivate,
    x: va * e + vc * f + ve,
    y: vb * e + vd * f + vf,
    width,
    size,
    font,
    spaced: /\s$/.test(str),
  };
}
