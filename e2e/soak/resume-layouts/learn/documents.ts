import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompoundFile } from '../../../../server/src/domains/resume/parsing/doc/compound-file.ts';
import { readDoc } from '../../../../server/src/domains/resume/parsing/doc/read-doc.ts';
import { readDocx } from '../../../../server/src/domains/resume/parsing/docx/read-docx.ts';
import { layoutPages } from '../../../../server/src/domains/resume/parsing/pdf/layout.ts';
import { readPdf } from '../../../../server/src/domains/resume/parsing/pdf/read-pdf.ts';
import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import { openFiles, publicOpenFiles } from '../../../../server/src/domains/resume/parsing/samples/read-corpus.ts';
import type { TextLine } from '../../../../server/src/domains/resume/parsing/text/line.ts';
import { generate } from '../generate.ts';

/** The lines of a file and what it says. */
export interface Document {
  readonly rows: readonly TextLine[];
  readonly truth: Truth;
}

/** A document and the file that it was read from. */
export interface NamedDocument {
  readonly name: string;
  readonly document: Document;
}

const samples = new URL('../../../../server/src/domains/resume/parsing/samples/', import.meta.url).pathname;

/** The files of the corpus that rules may be made for, by their names. */
export function tunedDocuments(): Promise<NamedDocument[]> {
  return documentsIn(samples, [...openFiles, ...publicOpenFiles].toSorted());
}

/** The files of one seed, made in a folder unless they stand there already; what was read of them is kept beside it. */
export async function generatedDocuments(seed: number, count: number, folder: string): Promise<Document[]> {
  const kept = `${folder}.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Document[];
  if (!existsSync(folder)) await generate(seed, count, folder);
  const names = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));
  const documents = (await documentsIn(folder, names.toSorted())).map((each) => each.document);
  writeFileSync(kept, JSON.stringify(documents));
  return documents;
}

async function documentsIn(folder: string, names: readonly string[]): Promise<NamedDocument[]> {
  const documents: NamedDocument[] = [];
  for (const name of names) {
    const truth = JSON.parse(readFileSync(join(folder, name.replace(/\.\w+$/, '.truth.json')), 'utf8')) as Truth;
    const rows = await rowsOf(join(folder, name));
    const letters = rows.reduce((sum, row) => sum + (row.text.match(/\p{L}/gu)?.length ?? 0), 0);
    if (letters >= fewestLetters) documents.push({ name, document: { rows, truth } });
  }
  return documents;
}

/** Fewer letters than this, and the page is a picture: what a recogniser sees in time differs from run to run. */
const fewestLetters = 40;

async function rowsOf(path: string): Promise<TextLine[]> {
  const bytes = new Uint8Array(readFileSync(path));
  if (path.endsWith('.pdf')) return layoutPages(await readPdf(bytes, 30));
  return isCompoundFile(bytes) ? readDoc(bytes) : readDocx(bytes);
}
