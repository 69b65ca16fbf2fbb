import type { PdfPage, TextRun } from '#domains/resume/parsing/pdf/read-pdf.ts';
import type { PrintedResume } from '#domains/resume/export/resume-document.ts';
import type { PrintLanguage } from '#domains/resume/export/print-language.ts';

/** Letters alone, without what a page or a reader writes differently: white space, widths, kinds of dots. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/gu, '')
    .replaceAll(/[•‧・]/gu, '·');
}

interface Inspected {
  readonly pages: readonly PdfPage[];
  readonly printed: PrintedResume;
  readonly words: PrintLanguage['words'];
}

/** What a designer would send back: text cut off or lost, a heading left alone, hyphens, letters of nobody. */
export function inspectPrint(inspected: Inspected): string[] {
  return [...clipped(inspected), ...lostOrStray(inspected), ...orphans(inspected)];
}

/** Paper that no letter touches, in pt: 5 mm. */
const rim = 14;
/** How far a line break may reach past its box, in pt: half a punctuation mark hangs. */
const hanging = 6;

function clipped({ pages }: Inspected): string[] {
  return pages.flatMap(({ width, height, runs }, index) =>
    runs
      .filter(({ text }) => text.trim() !== '')
      .filter((run) => run.x < rim || run.x + run.width > width - rim + hanging || run.y < rim || run.y > height - rim)
      .map((run) => `page ${index + 1} cuts off: ${run.text}`),
  );
}

/** Every text stands on the pages, and beside them nothing but the template's own words. */
function lostOrStray({ pages, printed, words }: Inspected): string[] {
  const shown = letters(pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));
  const texts = textsOf({ ...printed, documentTitle: '', intention: '', intentions: [] });
  const wishes = printed.intentions.flatMap((line) => line.split(' | ')).map(letters);
  const all = [...texts, ...wishes].toSorted((a, b) => b.length - a.length);
  const upper = shown.toUpperCase();
  const lost = all.filter((text) => !upper.includes(text.toUpperCase()));
  let rest = upper;
  const own = [printed.documentTitle, ...Object.values(words)].map(letters).filter((word) => word.length > 1);
  for (const word of [...all, ...own].toSorted((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(word.toUpperCase(), ' ');
  }
  // Page numbers, bullets and what stands between words.
  const stray = rest.replaceAll(/[\d•·–|、，；：:,;()/-]/gu, '').trim();
  const unknown = stray === '' ? [] : [`stray: ${stray.slice(0, 40)}`];
  const hyphen = shown.includes('\u00ad') ? ['a soft hyphen'] : [];
  return [...lost.map((text) => `lost: ${text}`), ...unknown, ...hyphen];
}

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return node === '' ? [] : [letters(node)];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(textsOf);
}

/** No page but the last ends with a heading, or with the head of an entry that has something to say. */
function orphans({ pages, printed, words }: Inspected): string[] {
  const headings = new Set([...Object.values(words), ...printed.others.map(({ title }) => title)].map(plain));
  const heads = [
    ...printed.work.flatMap(({ company, roles }) => (roles.length > 1 ? [company, ...entryHeads(roles)] : [company])),
    ...entryHeads(printed.projects),
    ...entryHeads(printed.education),
  ].map(plain);
  return pages.slice(0, -1).flatMap((page, index) =>
    columnsOf(page)
      .map(lastLine)
      .filter((line) => headings.has(line) || heads.some((head) => head !== '' && line.startsWith(head)))
      .filter((line) => !saysMore(line, printed))
      .map((line) => `page ${index + 1} ends with a head: ${line}`),
  );
}

const plain = (text: string) => letters(text).toUpperCase();

function entryHeads(entries: readonly { readonly title: string; readonly points: readonly string[] }[]): string[] {
  return entries.filter(({ points }) => points.length > 0).map(({ title }) => title);
}

/** Whether a line that begins like a head is the whole of what there is to say, or a line of a text. */
function saysMore(line: string, { work }: PrintedResume): boolean {
  return work.some(
    ({ company, roles }) => line.startsWith(plain(company)) && roles.length === 1 && roles[0]?.points.length === 0,
  );
}

/** The two columns of a page that has them: what begins left of its third, and the rest. */
function columnsOf({ width, runs }: PdfPage): (readonly TextRun[])[] {
  const isRight = ({ x }: TextRun) => x > width / 3 - 10;
  const left = runs.filter((run) => !isRight(run));
  // One column reaches beyond the third from its left edge on.
  return left.some((run) => run.x + run.width > width / 3) ? [runs] : [left, runs.filter(isRight)];
}

function lastLine(runs: readonly TextRun[]): string {
  const bottom = Math.max(...runs.map(({ y }) => y));
  const line = runs.filter(({ y }) => y > bottom - 3).toSorted((a, b) => a.x - b.x);
  return plain(line.map(({ text }) => text).join(''));
}
