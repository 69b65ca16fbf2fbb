import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import {
  resumeMaxPages,
  type ParseFailureReason,
  type ResumeSourceKind,
  type ResumeConfidence,
  type UnplacedLine,
} from '@pinjian/contract/resume.ts';
import { readDoc } from './doc/read-doc.ts';
import { readDocx } from './docx/read-docx.ts';
import { createPlaces, type CityName } from './fields/places.ts';
import { readEmbeddedSource } from './pdf/embedded-source.ts';
import { layoutPages } from './pdf/layout.ts';
import { decodeText } from './plain/decode-text.ts';
import { textLines } from './plain/markdown-lines.ts';
import { looksLikeJson, readJsonText } from './plain/read-plain.ts';
import { readPdf, type PdfPage } from './pdf/read-pdf.ts';
import { reasons } from './draft.ts';
import { isCompoundFile } from './doc/compound-file.ts';
import { readFields } from './read-fields.ts';
import { digestOf } from '../source-data/printed-text.ts';
import type { SourceData } from '../source-data/source-data.ts';
import type { TextLine } from './text/line.ts';
import { countLetters, isGibberish } from './text/normalize.ts';

export type ResumeFileKind = ResumeSourceKind;

/** What became of a file. A failure keeps the text that was there, however little. */
export interface ParsedResume {
  readonly failure: ParseFailureReason | null;
  readonly content: ResumeContent;
  readonly confidence: ResumeConfidence;
  /** Line by line, in reading order. */
  readonly text: string;
  /** Lines of the text that reached no field. */
  readonly unplaced: readonly UnplacedLine[];
  /** What the pages show may say more than their letters do: `readScan` should have a look. */
  readonly maybePictures?: boolean;
}

/** More text than this is no resume: thirty dense pages have a third of it. */
const maxCharacters = 200_000;
const maxLines = 6000;
const maxLineLength = 2000;

/**
 * Reads a resume: a PDF, a DOCX or a DOC that passed `inspectFile`. Runs for long or fails on hostile files: only ever called
 * inside the worker.
 */
export async function parseResume(
  bytes: Uint8Array,
  kind: ResumeFileKind,
  cities: readonly CityName[],
): Promise<ParsedResume> {
  const pages = kind === 'pdf' ? await readPdf(bytes, resumeMaxPages) : [];
  const source = kind === 'pdf' ? await readEmbeddedSource(bytes) : null;
  const plain = kind === 'text' ? (decodeText(bytes) ?? '') : null;
  if (plain !== null && looksLikeJson(plain)) return parseJson(plain, cities);
  const lines = kind === 'pdf' ? layoutPages(pages) : plain === null ? await readWord(bytes) : textLines(plain);
  // A file that was changed since is read by what it shows.
  if (source !== null && (await isPrintOf(pages, source))) {
    const text = lines.map((line) => line.text).join('\n');
    return { failure: null, content: source.content, confidence: {}, text, unplaced: [] };
  }
  if (isTooMuch(lines)) return failed('tooLarge', lines.slice(0, 200));
  const isPicture = kind === 'pdf' && hasPicture(bytes);
  const unreadable = judgeText(lines, isPicture);
  if (unreadable !== null)
    return { ...failed(unreadable, lines), maybePictures: kind === 'pdf' && (isPicture || unreadable === 'scanned') };
  const read: ParsedResume = { failure: null, ...readFields(lines, createPlaces(cities)) };
  return kind === 'pdf' && lacksPeriods(read.content) ? { ...read, maybePictures: true } : read;
}

/** A resume of JSON: its fields say what they are, so that none of them is in doubt. */
async function parseJson(plain: string, cities: readonly CityName[]): Promise<ParsedResume> {
  const { content, text, unplaced } = await readJsonText(plain, createPlaces(cities));
  if (text.length > maxCharacters) return failed('tooLarge', []);
  return { failure: null, content, confidence: {}, text, unplaced };
}

/** Whether the pages show what the content inside was printed as, every letter of it and no other. */
async function isPrintOf(pages: readonly PdfPage[], { content, printed }: SourceData): Promise<boolean> {
  if (printed !== null) return digestOf(pages) === printed;
  // Only files of before need it, and with it all the dictionaries.
  const { showsAll } = await import('../export/shows-all.ts');
  return showsAll(content, pages);
}

/** The digest of what a PDF shows, as it is told inside one of ours. @throws PdfRefused */
export async function digestPrint(bytes: Uint8Array): Promise<string> {
  return digestOf(await readPdf(bytes, resumeMaxPages));
}

/** Pages of a scan that are read: more is no resume, and each takes seconds. */
const maxScannedPages = 5;

/**
 * Reads a PDF by what its pages show, letter by letter. Takes seconds for each page; as uncertain as the sight of a
 * machine, so that every field is marked.
 */
export async function readScan(bytes: Uint8Array, cities: readonly CityName[]): Promise<ParsedResume> {
  // The recogniser is large and most files need none.
  const { readPictures } = await import('./ocr/read-pictures.ts');
  const lines = layoutPages(await readPictures(bytes, maxScannedPages));
  if (isTooMuch(lines)) return failed('tooLarge', lines.slice(0, 200));
  const text = lines.map((line) => line.text).join('\n');
  const { han, latin } = countLetters(text);
  if (han + latin < fewestLetters || isGibberish(text) || (han === 0 && !isEnglish(text, latin)))
    return failed('scanned', lines);
  const read = readFields(lines, createPlaces(cities));
  return saysWho(read) ? { failure: null, ...read, confidence: markAsSeen(read.confidence) } : failed('scanned', lines);
}

/** Fewer letters than this are dirt on a page. */
const fewestLetters = 40;

/** Letters that show no number, no address and nothing a person did were not read, only guessed. */
function saysWho({
  content: { basics, education, work },
  confidence,
}: Pick<ParsedResume, 'content' | 'confidence'>): boolean {
  const isNamed = (confidence['basics.name']?.score ?? 0) > 0.7;
  return basics.phone !== '' || basics.email !== '' || (isNamed && education.length + work.length > 0);
}

function markAsSeen(confidence: ResumeConfidence): ResumeConfidence {
  return Object.fromEntries(
    Object.entries(confidence).map(([path, { score, source, reason }]) => [
      path,
      { score: Math.min(score, 0.6), source, reason: reason ?? reasons.fromPicture },
    ]),
  );
}

/** Jobs and schools without a single year: their numbers may be drawn. */
function lacksPeriods({ education, work }: ResumeContent): boolean {
  const spans = [...education, ...work.flatMap((each) => each.roles)];
  return spans.length > 0 && spans.every(({ start, end, current }) => start === null && end === null && !current);
}

/** A .doc is a compound file, a .docx an archive; which one it is the bytes say, not the name. */
function readWord(bytes: Uint8Array): Promise<TextLine[]> {
  return isCompoundFile(bytes) ? readDoc(bytes) : readDocx(bytes);
}

function isTooMuch(lines: readonly TextLine[]): boolean {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  return (
    characters > maxCharacters || lines.length > maxLines || lines.some((line) => line.text.length > maxLineLength)
  );
}

function failed(failure: ParseFailureReason, lines: readonly TextLine[]): ParsedResume {
  const text = lines.map((line) => line.text.slice(0, maxLineLength)).join('\n');
  return { failure, content: emptyResumeContent(), confidence: {}, text, unplaced: [] };
}

const englishWords = /\b(?:the|and|of|in|to|with|for|by|on|at|from|experience|education|skills)\b/gi;

/** Why a file cannot be read by its text, or null: no letters at all, or letters that are no language (a font
 * without its table). */
function judgeText(lines: readonly TextLine[], isPicture: boolean): ParseFailureReason | null {
  const text = lines.map((line) => line.text).join('\n');
  const { han, latin } = countLetters(text);
  if (han + latin < 30 && isPicture) return 'scanned';
  if (han + latin < 8) return 'noText';
  if (isGibberish(text)) return 'scanned';
  if (han > 0) return han < 20 && latin < 100 && isPicture ? 'scanned' : null;
  return latin < 200 || isEnglish(text, latin) ? null : 'scanned';
}

/** A text of few sentences has few of such words: then its pairs of letters tell. */
function isEnglish(text: string, letters: number): boolean {
  if ((text.match(englishWords) ?? []).length * 40 >= Math.min(letters, 400)) return true;
  const all = text.toLowerCase().match(/(?=[a-z]{2})[a-z]/g)?.length ?? 0;
  return (text.match(englishPairs) ?? []).length >= 0.2 * all;
}

const englishPairs =
  /(?=th|he|in|er|an|re|on|at|en|nd|ti|es|or|te|of|ed|is|it|al|ar|st|to|nt|ng|io|le|se|ha|as|ou)[a-z]/gi;

/** Whether a PDF holds a picture; image dictionaries are never compressed. */
function hasPicture(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}
