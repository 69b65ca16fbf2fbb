import mammoth from 'mammoth';
import { readHeading } from '../headings.ts';
import { cutBullet, cutIcons, joinParts, type TextLine } from '../text/line.ts';
import { collapseDoubled, normalizeText } from '../text/normalize.ts';

/** The part of mammoth's document tree that is read here. */
interface DocxNode {
  readonly type: string;
  readonly children?: readonly DocxNode[];
  readonly value?: string;
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
  return tree === undefined ? [] : linesOf(tree);
}

function linesOf(tree: DocxNode): TextLine[] {
  const body = commonSize(tree);
  const lines: TextLine[] = [];
  let block = 0;
  const add = (parts: readonly string[], raw: RawLine) => {
    const kept = parts.map(cutIcons).filter((part) => part !== '');
    const cut = cutBullet(kept[0] ?? '');
    const words = [cut.text, ...kept.slice(1)].filter((part) => part !== '');
    if (words.length === 0) return;
    const size = raw.size === null || body === null ? 1 : Math.round((raw.size / body) * 20) / 20;
    lines.push({
      parts: words,
      text: joinParts(words),
      page: 1,
      size,
      strong: raw.bold || size > 1.08,
      bullet: cut.bullet || raw.listed,
      indent: 0,
      reach: 'short',
      block,
    });
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
      if (readHeading(texts[0] ?? '') !== null && cells.length === 2)
        for (const raw of cells.flatMap((each) => each.lines)) add(raw.text.split('\t'), raw);
      else
        add(
          texts.flatMap((text) => text.split('\t')),
          { ...first, bold: cells.every((each) => each.lines[0]?.bold) },
        );
      return;
    }
    for (const each of cells) {
      if (cells.length > 1 && readHeading(each.lines[0]?.text ?? '') !== null && each.lines.length > 1) block++;
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
