import type { PdfPage, TextRun } from '../pdf/read-pdf.ts';
import { findStretches, readInk } from './ink.ts';
import { placeLine } from './line-runs.ts';
import { createRecognizer, type Recognizer, type SeenLine, type SeenPage } from './read-letters.ts';
import { renderPages } from './render-pages.ts';

/** Longest time for one page, in milliseconds: a page of letters takes five seconds. */
const pageMs = 30_000;

/** A page took longer than a page of letters does. */
class PageTooSlow extends Error {
  constructor() {
    super('a page took too long to recognise');
    this.name = 'PageTooSlow';
  }
}

/**
 * The letters that the pictures of a PDF show, placed like those of a text layer. Takes seconds for each page: only ever
 * called inside the worker. @throws PdfRefused, PageTooSlow
 */
export async function readPictures(bytes: Uint8Array, maxPages: number): Promise<PdfPage[]> {
  const recognizer = await createRecognizer();
  try {
    const pages: PdfPage[] = [];
    for await (const { png, width, height, scale } of renderPages(bytes, maxPages))
      pages.push({ width, height, runs: await within(pageMs, readPage(recognizer, png, scale)) });
    return pages;
  } finally {
    await recognizer.stop();
  }
}

async function readPage(recognizer: Recognizer, png: Buffer, scale: number): Promise<TextRun[]> {
  const seen = await recognizer.read(png);
  const ink = await readInk(seen.ink);
  const usual = usualHeight(seen.lines);
  const runs: TextRun[] = [];
  for (const line of seen.lines) {
    const height = heightOf(line);
    // Brackets and tails of letters make a line higher; only a clear difference is another size.
    const letter = height > 0.75 * usual && height < 1.25 * usual ? usual : height;
    const stretches = findStretches(ink, around(line, 0.3 * letter), 0.75 * letter);
    for (const run of placeLine(line, stretches, { letter, scale }))
      runs.push(await readAddress(recognizer, seen, run, scale));
  }
  return runs;
}

function heightOf({ box }: SeenLine): number {
  return box.bottom - box.top;
}

function usualHeight(lines: readonly SeenLine[]): number {
  const heights = lines.filter((line) => line.letters.length > 5).map(heightOf);
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 1;
}

/** The line's box and what may lie a little outside of it on both sides. */
function around(line: SeenLine, margin: number): SeenLine['box'] {
  return { ...line.box, left: Math.floor(line.box.left - margin), right: Math.ceil(line.box.right + margin) };
}

const address = /[\w.+-]+\s?[@©®]\s?[\w.-]+/;
const wholeAddress = /[A-Za-z0-9][\w.+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/;

/** An address of mail is read once more by itself; it stays as it was unless that makes a whole one. */
async function readAddress(recognizer: Recognizer, seen: SeenPage, run: TextRun, scale: number): Promise<TextRun> {
  const found = address.exec(run.text);
  if (found === null) return run;
  const margin = 0.35 * run.size;
  const box = {
    left: Math.max(0, Math.floor((run.x - margin) * scale)),
    right: Math.ceil((run.x + run.width + margin) * scale),
    top: Math.max(0, Math.floor((run.y - run.size - margin) * scale)),
    bottom: Math.ceil((run.y + margin) * scale),
  };
  const second = wholeAddress.exec(await recognizer.readLatin(seen.grey, box));
  return second === null ? run : { ...run, text: run.text.replace(found[0], second[0]) };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTooSlow()), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
