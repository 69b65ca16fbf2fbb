import mammoth from 'mammoth';
import { readOwnHeading } from '../headings.ts';
import { isPageNumber } from '../text/page-number.ts';
import { findPeriod } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { collapseDoubled, normalizeText, squeeze } from '../text/normalize.ts';
import { readBesideBody, type SideParagraph } from './beside-body.ts';
import { wordLine } from './word-line.ts';

/** The part of mammoth's document tree that is read here. */
interface DocxNode {
  readonly type: string;
  readonly children?: readonly DocxNode[];
  value?: string;
  readonly isBold?: boolean;
  readonly fontSize?: number | null;
  readonly styleName?: string | null;
  readonly numbering?: object | null;
}

/** A line before it is measured against the body text. */
interface RawLine {
  readonly text: string;
  readonly bold: boolean;
  readonly size: number | null;
  readonly listed: boolean;
}

/**
 * The lines of a DOCX: paragraphs and table rows in their order. The archive must have passed `checkArchive`.
 * @throws what mammoth throws for a document that it cannot read.
 */
export async function readDocx(bytes: Uint8Array): Promise<TextLine[]> {
  let tree: DocxNode | undefined;
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    {
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      transformDocument: (document: DocxNode) => {
        tree = document;
        return document;
      },
    },
  );
  if (tree === undefined) return [];
  const { header, boxes, hidden } = await readBesideBody(bytes);
  dropHidden(tree, hidden);
  const size = commonSize(tree);
  const lines = linesOf(tree, size);
  const read = squeeze(lines.map((line) => line.text).join(''));
  const missing = (paragraphs: readonly SideParagraph[]) =>
    paragraphs.filter((each) => !read.includes(squeeze(each.text)) && !isPageNumber(each.text));
  const blocks = Math.max(0, ...lines.map((line) => line.block));
  return [
    ...sideLines(missing(header), size, -1),
    ...lines,
    ...boxes.flatMap((box, index) => sideLines(missing(box), size, blocks + 1 + index)),
  ];
}

/** Empties the texts that nobody can see. */
function dropHidden(node: DocxNode, hidden: ReadonlySet<string>): void {
  if (node.type === 'text' && hidden.has(node.value ?? '')) node.value = '';
  for (const child of node.children ?? []) dropHidden(child, hidden);
}

function sideLines(paragraphs: readonly SideParagraph[], body: number | null, block: number): TextLine[] {
  return paragraphs.flatMap(({ text, bold, size }) => {
    const relative = relativeSize(size, body);
    return wordLine(text.split('\t'), { block, size: relative, strong: bold || relative > 1.08 }) ?? [];
  });
}

/** A size against the body's, in steps of a twentieth; 1 when either is not named. */
function relativeSize(size: number | null, body: number | null): number {
  return size === null || body === null ? 1 : Math.round((size / body) * 20) / 20;
}

function linesOf(tree: DocxNode, body: number | null): TextLine[] {
  const lines: TextLine[] = [];
  let block = 0;
  const add = (parts: readonly string[], raw: RawLine) => {
    const size = relativeSize(raw.size, body);
    const line = wordLine(parts, { block, size, strong: raw.bold || size > 1.08, listed: raw.listed });
    if (line !== null) lines.push(line);
  };
  const visit = (node: DocxNode) => {
    if (node.type === 'paragraph') for (const raw of paragraphLines(node)) add(raw.text.split('\t'), raw);
    else if (node.type === 'table') for (const row of node.children ?? []) visitRow(row);
    else for (const child of node.children ?? []) visit(child);
  };
  const visitRow = (row: DocxNode) => {
    const cells = (row.children ?? [])
      .map((cell) => ({ cell, lines: paragraphsIn(cell).flatMap(paragraphLines) }))
      .filter((each) => each.lines.length > 0);
    const first = cells[0]?.lines[0];
    if (first === undefined) return;
    if (cells.length > 1 && cells.every((each) => each.lines.length === 1)) {
      const texts = cells.flatMap((each) => each.lines.map((line) => line.text));
      // A label cell and its section on one row: the heading comes first.
      if (readOwnHeading(texts[0] ?? '', true) !== null && cells.length === 2)
        for (const raw of cells.flatMap((each) => each.lines)) add(raw.text.split('\t'), raw);
      else
        add(
          texts.flatMap((text) => text.split('\t')),
          { ...first, bold: cells.every((each) => each.lines[0]?.bold) },
        );
      return;
    }
    for (const each of cells) {
      // 2020.11 | ~ | 2024.09 in three lines of a narrow cell.
      const joined = each.lines.map((line) => line.text).join(' ');
      if (each.lines.length > 1 && joined.length < 30 && findPeriod(joined)?.source === joined) {
        add([joined], first);
        continue;
      }
      if (cells.length > 1 && readOwnHeading(each.lines[0]?.text ?? '', true) !== null && each.lines.length > 1)
        block++;
      visit(each.cell);
    }
  };
  visit(tree);
  return lines;
}

function paragraphsIn(node: DocxNode): DocxNode[] {
  if (node.type === 'paragraph') return [node];
  return (node.children ?? []).flatMap(paragraphsIn);
}

/** The lines of one paragraph: usually one, more where the person broke it by hand. */
function paragraphLines(paragraph: DocxNode): RawLine[] {
  const runs: { text: string; bold: boolean; size: number | null }[] = [];
  const collect = (node: DocxNode, bold: boolean, size: number | null) => {
    if (node.type === 'text') runs.push({ text: node.value ?? '', bold, size });
    else if (node.type === 'tab') runs.push({ text: '\t', bold, size });
    else if (node.type === 'break') runs.push({ text: '\n', bold, size });
    else for (const child of node.children ?? []) collect(child, node.isBold ?? bold, node.fontSize ?? size);
  };
  collect(paragraph, false, null);
  const isHeading = /heading|标题|title/i.test(paragraph.styleName ?? '');
  const bold = isHeading || boldFromStart(runs);
  const size = runs.find((run) => run.text.trim() !== '')?.size ?? null;
  return runs
    .map((run) => run.text)
    .join('')
    .split('\n')
    .map((text) => collapseDoubled(normalizeText(text).trim()))
    .filter((text) => text !== '')
    .map((text) => ({ text, bold, size, listed: paragraph.numbering !== null && paragraph.numbering !== undefined }));
}

/** A bold company with a plain date behind it stands out; a bold word inside a sentence does not. */
function boldFromStart(runs: readonly { text: string; bold: boolean }[]): boolean {
  return runs.find((run) => run.text.trim() !== '')?.bold ?? false;
}

/** The size of most letters that name one; null when none does. */
function commonSize(tree: DocxNode): number | null {
  const sizes = new Map<number, number>();
  const count = (node: DocxNode, size: number | null) => {
    if (node.type === 'text' && size !== null) sizes.set(size, (sizes.get(size) ?? 0) + (node.value ?? '').length);
    for (const child of node.children ?? []) count(child, node.fontSize ?? size);
  };
  count(tree, null);
  return [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
