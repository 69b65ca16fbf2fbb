import * as z from 'zod/mini';
import { resumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Under this name the content lies inside a PDF of ours. */
export const sourceFileName = 'pinjian-resume.json';

/** More than this is none of ours: a resume that fills every field to its limit has half of it. */
const maxCharacters = 2_000_000;

const source = z.object({
  format: z.literal('pinjian-resume'),
  version: z.literal(1),
  content: resumeContent,
  /** `digestOf` the pages that were printed from the content; files of before have none. */
  printed: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
});

/** Content that a PDF of ours carries inside, and the digest of the pages it was printed as; null where it has none. */
export interface SourceData {
  readonly content: ResumeContent;
  readonly printed: string | null;
}

/** Content as it travels inside a PDF: JSON with its format and the version of that format. */
export function sourceText({ content, printed }: SourceData): string {
  const digest = printed === null ? {} : { printed };
  return JSON.stringify({ format: 'pinjian-resume', version: 1, content, ...digest } satisfies z.input<typeof source>);
}

/**
 * What a file carries, or null for anything else. It is not signed: whoever uploads a file may write that
 * content into the form as well, and a signature would shut out files of another installation. So it is held to what
 * the form is held to, and is nothing but content: whose resume it is and what became of it is not in it.
 */
export function readSourceText(text: string): SourceData | null {
  if (text.length > maxCharacters) return null;
  const parsed = source.safeParse(parseJson(text));
  if (!parsed.success || !isStorable(parsed.data.content)) return null;
  return { content: parsed.data.content, printed: parsed.data.printed ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The database takes no zero characters and no halves of letters. */
function isStorable(node: unknown): boolean {
  if (typeof node === 'string') return !node.includes('\0') && node.isWellFormed();
  return typeof node !== 'object' || node === null || Object.values(node).every(isStorable);
}
