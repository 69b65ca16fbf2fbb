import { shownContent, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeFileFormat } from '@pinjian/contract/resume-file.ts';
import type { PrintStyle, ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { writeJsonResume } from '../../json-resume/write.ts';
import type { PrintedFacts } from '../resume-document.ts';
import { printedContent } from '../resume-document.ts';
import { outlineOf } from './outline.ts';
import { writeMarkdown } from './write-markdown.ts';

const types: Readonly<Record<ResumeFileFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  markdown: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

interface FileWish {
  readonly format: ResumeFileFormat;
  readonly template: ResumeTemplate;
  readonly arrangement: ResumeArrangement;
  readonly palette: PrintStyle['palette'];
  /** What is left out of it is not inside it either. */
  readonly shown: PrintedFacts;
  readonly updatedAt: Date;
  /** What wrote it. */
  readonly product: string;
}

/** Content as a file of another form than the PDF, with its media type. */
export async function writeResumeFile(
  content: ResumeContent,
  { format, template, arrangement, palette, shown, updatedAt, product }: FileWish,
): Promise<{ readonly type: string; readonly bytes: Uint8Array }> {
  const type = types[format];
  const encode = (text: string) => ({ type, bytes: new TextEncoder().encode(text) });
  if (format === 'json') {
    const resume = writeJsonResume(printedContent(shownContent(content, arrangement), shown), { product, updatedAt });
    return encode(`${JSON.stringify(resume, null, 2)}\n`);
  }
  const outline = outlineOf(content, shown, { template, arrangement });
  if (format === 'markdown') return encode(writeMarkdown(outline));
  // Two megabytes of code that most copies never run.
  const { writeDocx } = await import('./write-docx.ts');
  return { type, bytes: await writeDocx(outline, { palette, product, isEnglish: template === 'english' }) };
}
