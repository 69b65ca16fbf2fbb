import { readFileSync } from 'node:fs';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { resumeTemplates, type ResumeTemplate } from '@pinjian/contract/resume.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
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

/** Content as a PDF. */
export function printResume(content: ResumeContent, { template, updatedAt, withSource }: Print): Promise<Uint8Array> {
  const source = withSource ? { name: sourceFileName, text: sourceText(content) } : null;
  return typesetter.typeset({
    template: sources.get(template) ?? '',
    data: { ...printedResume(content), source },
    createdAt: updatedAt,
  });
}
