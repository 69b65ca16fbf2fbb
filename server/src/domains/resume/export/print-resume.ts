import { readFileSync } from 'node:fs';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { resumeTemplates, type ResumeTemplate } from '@pinjian/contract/resume.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { resumeReader } from '../parsing/read-in-thread.ts';
import { sourceFileName, sourceText } from '../source-data/source-data.ts';
import { printedResume } from './resume-document.ts';

const sources = new Map<ResumeTemplate, string>(
  resumeTemplates.map((template) => [template, `${read('shared')}\n${read(template)}`]),
);

function read(name: string): string {
  return readFileSync(new URL(`./templates/${name}.typ`, import.meta.url), 'utf8');
}

/** The one typesetter of this copy; it has no thread while nobody prints. */
const typesetter = createTypesetter();

interface Print {
  readonly template: ResumeTemplate;
  /** Stands in the metadata. */
  readonly updatedAt: Date;
  /** Whether the content travels inside the file, so that it comes back as it went. */
  readonly withSource: boolean;
}

/**
 * Content as a PDF. One that carries the content is set twice: what the pages say when they are read goes into the file
 * with it, so that a file whose text was changed since is known.
 */
export async function printResume(
  content: ResumeContent,
  { template, updatedAt, withSource }: Print,
): Promise<Uint8Array> {
  const typeset = (source: { name: string; text: string } | null) =>
    typesetter.typeset({
      template: sources.get(template) ?? '',
      data: { ...printedResume(content), source },
      createdAt: updatedAt,
    });
  const plain = await typeset(null);
  if (!withSource) return plain;
  const printed = await resumeReader.digestPrint(plain);
  return typeset({ name: sourceFileName, text: sourceText({ content, printed }) });
}
