import { maxUnplacedLines, type UnplacedLine } from '@pinjian/contract/resume.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { isJsonResume, readJsonResumeFile } from '../../json-resume/read-file.ts';
import type { Leaf } from '../../json-resume/leaves.ts';
import type { Places } from '../fields/places.ts';
import { decodeText } from './decode-text.ts';

/** Why a file of plain text is refused at once. */
export type PlainProblem = 'emptyFile' | 'wrongText' | 'brokenJson' | 'otherJson';

/** What a look at plain text shows: that it is one, and where it is JSON that it holds a resume. */
export function inspectPlain(bytes: Uint8Array): PlainProblem | null {
  if (bytes.length === 0) return 'emptyFile';
  const text = decodeText(bytes);
  if (text === null) return 'wrongText';
  if (text.trim() === '') return 'emptyFile';
  if (!looksLikeJson(text)) return null;
  const parsed = parseJson(text);
  if (parsed === undefined) return 'brokenJson';
  return isJsonResume(parsed) ? null : 'otherJson';
}

/** JSON begins with a brace; `[` alone may be a link of Markdown. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*\{)/.test(text);
}

/** undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

interface ReadPlain {
  readonly content: ResumeContent;
  readonly text: string;
  readonly unplaced: readonly UnplacedLine[];
}

/** A resume of JSON with its text as it may be read beside the form, and what of it reached no field. */
export async function readJsonText(text: string, places: Places): Promise<ReadPlain> {
  const { content, leaves } = await readJsonResumeFile(parseJson(text), places);
  const shown = leaves.all.filter(({ path }) => !/^(?:\$schema$|meta\.)/.test(path));
  const lines: string[] = [];
  const unplaced: UnplacedLine[] = [];
  for (const leaf of shown) {
    if (!leaves.isTaken(leaf) && unplaced.length < maxUnplacedLines)
      unplaced.push({
        line: lines.length,
        text: leaf.text.replaceAll('\n', ' ').slice(0, 500),
        guess: null,
        state: 'open',
      });
    lines.push(...linesOf(leaf));
  }
  return { content, text: lines.join('\n'), unplaced };
}

function linesOf({ path, text }: Leaf): string[] {
  const [first = '', ...more] = text.split('\n');
  return [`${path}: ${first}`, ...more];
}
