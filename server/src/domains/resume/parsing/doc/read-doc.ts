import WordExtractor from 'word-extractor';
import { wordLine } from '../docx/word-line.ts';
import { labelNames } from '../fields/labels.ts';
import { readOwnHeading } from '../headings.ts';
import { findPeriod } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { normalizeText } from '../text/normalize.ts';

/**
 * The lines of a .doc (Word 97 to 2003): the headers of its pages, its body and its text boxes. The format's own reader
 * gives no letter sizes, so that nothing stands out. Cells of a table are parts of a line.
 * @throws what word-extractor throws for a document that it cannot read.
 */
export async function readDoc(bytes: Uint8Array): Promise<TextLine[]> {
  const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const body = document.getBody();
  const boxes = document.getTextboxes({ includeHeadersAndFooters: false });
  const header = document.getHeaders({ includeFooters: false });
  return [header, body, boxes].flatMap((text, block) =>
    text
      .split(/[\n\r\v\f]+/)
      .flatMap(rowsOf)
      .flatMap((line) => linesOf(line, block)),
  );
}

/** Rows of a table come as one line with an empty cell between them: what a label or a time begins is a row of its own. */
function rowsOf(line: string): string[] {
  const rows: string[] = [];
  for (const piece of line.split(/(?<=[^\t])\t\t(?=[^\t])/)) {
    const first = piece.split('\t')[0]?.trim() ?? '';
    const begins =
      labelNames(first).length > 0 || readOwnHeading(first, true) !== null || findPeriod(first)?.index === 0;
    if (rows.length === 0 || begins) rows.push(piece);
    else rows.push(`${rows.pop() ?? ''}\t${piece}`);
  }
  return rows;
}

/** One line, or two where a cell with a heading stands before the cell with its section. */
function linesOf(text: string, block: number): TextLine[] {
  const parts = normalizeText(text)
    .split('\t')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const apart = parts.length === 2 && readOwnHeading(parts[0] ?? '', true) !== null;
  return (apart ? parts.map((part) => [part]) : [parts]).flatMap((each) => wordLine(each, { block }) ?? []);
}
