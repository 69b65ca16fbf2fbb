import { readdirSync, readFileSync } from 'node:fs';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { uncertainBelow } from '@pinjian/contract/resume.ts';
import { squeeze } from '../text/normalize.ts';
import type { ParsedResume, ResumeFileKind } from '../parse.ts';
import { compare, type Report, type Truth } from './compare.ts';
import { addMarks, noMarks, type Marks } from './marks.ts';

const folder = new URL('./', import.meta.url);

/** Files that no rule is made for; only their totals are ever looked at. */
export const heldOutFiles: readonly string[] = JSON.parse(
  readFileSync(new URL('held-out.json', folder), 'utf8'),
) as string[];

/** Files that rules may be made for. */
export const openFiles: readonly string[] = readdirSync(folder).filter(
  (name) => /\.(?:pdf|docx?)$/.test(name) && !heldOutFiles.includes(name),
);

interface PublicLayout {
  readonly file: string;
  readonly source: string;
  readonly unseen: boolean;
}

const publicLayouts = JSON.parse(readFileSync(new URL('public/sources.json', folder), 'utf8')) as PublicLayout[];

const publicFiles = (unseen: boolean) =>
  publicLayouts.filter((each) => each.unseen === unseen).map(({ file }) => `public/${file}`);

/** Files in layouts of public templates, from sources that rules may be made for. */
export const publicOpenFiles: readonly string[] = publicFiles(false);

/** Those from sources that no rule is made for; only their totals are ever looked at. */
export const publicUnseenFiles: readonly string[] = publicFiles(true);

/** The templates that public files follow, each by the files in its layout; a file of our own has none. */
export const sourceOfFile: ReadonlyMap<string, string> = new Map(
  publicLayouts.map(({ file, source }) => [`public/${file}`, source]),
);

function sampleBytes(file: string): Buffer {
  return readFileSync(new URL(file, folder));
}

function sampleKind(file: string): ResumeFileKind {
  return file.endsWith('.pdf') ? 'pdf' : 'word';
}

function sampleTruth(file: string): Truth {
  return JSON.parse(readFileSync(new URL(file.replace(/\.\w+$/, '.truth.json'), folder), 'utf8')) as Truth;
}

type Parse = (bytes: Buffer, kind: ResumeFileKind) => Promise<ParsedResume>;

/** What reading a set of files came to. A file that is not read counts as an empty form. */
export interface CorpusReport {
  readonly fields: Report;
  readonly misses: readonly string[];
  readonly unread: readonly string[];
  /** Values that stand nowhere in the text of their file. */
  readonly invented: readonly string[];
  /** Letters of the files, and those of them in lines that reached no field. */
  readonly letters: { readonly all: number; readonly unplaced: number };
  /** Posts that stand under another employer than their own, and those of them that nothing marks. */
  readonly misplaced: { readonly all: number; readonly unmarked: number };
  /** What the marks of doubtful values were worth. */
  readonly marks: Marks;
  /** Milliseconds for each file. */
  readonly times: readonly number[];
  /** What was read of each file. */
  readonly resumes: ReadonlyMap<string, ParsedResume>;
}

/** Reads files one after the other and compares each with its truth. */
export async function reportOn(
  files: readonly string[],
  parse: Parse,
  now: () => number = () => performance.now(),
): Promise<CorpusReport> {
  const [fields, misses, unread, invented, times]: [Report, string[], string[], string[], number[]] = [
    new Map(),
    [],
    [],
    [],
    [],
  ];
  const resumes = new Map<string, ParsedResume>();
  const letters = { all: 0, unplaced: 0 };
  const misplaced = { all: 0, unmarked: 0 };
  const marks = noMarks();
  for (const file of files) {
    const started = now();
    const resume = await parse(sampleBytes(file), sampleKind(file));
    times.push(now() - started);
    resumes.set(file, resume);
    const { failure, content, text } = resume;
    letters.all += countSigns(text);
    letters.unplaced += resume.unplaced.reduce((sum, line) => sum + countSigns(line.text), 0);
    addMarks(marks, resume, sampleTruth(file));
    const posts = misplacedPosts(resume, sampleTruth(file));
    misplaced.all += posts.length;
    misplaced.unmarked += posts.filter(({ isMarked }) => !isMarked).length;
    if (failure !== null) unread.push(`${file}: ${failure}`);
    compare(fields, failure === null ? content : emptyResumeContent(), sampleTruth(file), (field, expected, read) =>
      misses.push(`${file} ${field}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(read)}`),
    );
    invented.push(...inventedValues(content, text).map((value) => `${file}: ${value}`));
  }
  return { fields, misses, unread, invented, letters, misplaced, marks, times, resumes };
}

function fold(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

function countSigns(text: string): number {
  return fold(text).length;
}

/** Posts that the truth has under another employer than the one they were read under. */
export function misplacedPosts({ content, confidence }: Pick<ParsedResume, 'content' | 'confidence'>, truth: Truth): { readonly isMarked: boolean }[] {
  const own = truth.work.flatMap(({ company, roles }) =>
    roles.map(({ title, start }) => ({ key: `${fold(title)} ${start ?? ''}`, company: fold(company) })),
  );
  const isMarked = (path: string) => {
    const field = confidence[path];
    return field !== undefined && field.score < uncertainBelow;
  };
  return content.work.flatMap(({ company, roles }, job) =>
    roles.flatMap(({ title, start }, post) => {
      const homes = own.filter(({ key }) => key === `${fold(title)} ${start ?? ''}`);
      if (homes.length === 0 || homes.some((home) => home.company === fold(company))) return [];
      return [{ isMarked: isMarked(`work.${job}.company`) || isMarked(`work.${job}.roles.${post}.title`) }];
    }),
  );
}

/** Fields that are worked out of what is written: a month, a code. */
const derived = new Set(['start', 'end', 'month', 'birthMonth', 'code', 'positionCode']);

/** The texts of a content, other than those worked out, that do not stand line by line in the file's text. */
function inventedValues(content: unknown, text: string): string[] {
  const source = squeeze(text);
  const digits = text.replaceAll(/\D/g, '');
  const stands = (line: string) => source.includes(squeeze(line)) || digits.includes(line);
  return textsOf(content, '').filter((value) => !value.split('\n').every(stands));
}

function textsOf(node: unknown, key: string): string[] {
  if (typeof node === 'string') return node === '' || derived.has(key) ? [] : [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => textsOf(value, Array.isArray(node) ? key : name));
}
