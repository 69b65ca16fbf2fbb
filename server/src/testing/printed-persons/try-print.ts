import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { plainPrint, type ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { languageOf } from '#domains/resume/export/print-language.ts';
import { typesetResume } from '#domains/resume/export/print-resume.ts';
import { printedContent, printedResume } from '#domains/resume/export/resume-document.ts';
import { readPdf } from '#domains/resume/parsing/pdf/read-pdf.ts';
import type { ResumeReader } from '#domains/resume/parsing/read-in-thread.ts';
import { compareFields, type FieldCount } from './compare-fields.ts';
import { inspectPrint } from './inspect-print.ts';

export interface TriedPrint extends FieldCount {
  readonly pdf: Uint8Array;
  /** What is wrong with the pages. */
  readonly complaints: readonly string[];
}

/** A person printed without the content inside, looked at, and read back by what the pages show. */
export async function tryPrint(
  reader: ResumeReader,
  content: ResumeContent,
  template: ResumeTemplate,
): Promise<TriedPrint> {
  const { pdf } = await typesetResume(content, {
    template,
    style: plainPrint,
    arrangement: plainArrangement,
    photo: null,
    updatedAt: new Date('2026-11-20T02:00:00Z'),
  });
  const pages = await readPdf(pdf, 30);
  const printed = printedResume(content, plainPrint, template);
  const complaints = inspectPrint({ pages, printed, words: languageOf(template).words });
  const read = await reader.parse(pdf, 'pdf');
  return { pdf, complaints, ...compareFields(printedContent(content, plainPrint), read.content) };
}
