import { readFileSync } from 'node:fs';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { createTypesetter } from '../../server/src/platform/pdf/embedded.ts';
import { printedResume } from '../../server/src/domains/resume/export/resume-document.ts';
import { createResumeReader } from '../../server/src/domains/resume/parsing/read-in-thread.ts';
import { quantile, median, type Row } from '../figure.ts';

const samples = new URL('../../server/src/domains/resume/parsing/samples/', import.meta.url);
const template = new URL('../../server/src/domains/resume/export/template.typ', import.meta.url);
/** Two pages, printed by Chromium. */
const sample = 'chromium-frontend.pdf';
const rounds = 20;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A resume of the same length in other words throughout: what was typeset before is answered from memory. */
function another(content: ResumeContent, round: number): ResumeContent {
  const reword = (text: string): string => text.replaceAll(/(?<=[，。；\n])/g, `${round}`);
  return JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === 'string' ? reword(value) : value)),
  ) as ResumeContent;
}

/** A resume file to text and fields, and what was read of it back to a PDF; in the threads that the product uses. */
export const resume: Row = {
  name: 'resume',
  async measure() {
    const reader = createResumeReader();
    const typesetter = createTypesetter();
    const bytes = readFileSync(new URL(sample, samples));
    const { content, failure } = await reader.parse(new Uint8Array(bytes), 'pdf');
    if (failure !== null) throw new Error(`${sample} is not read: ${failure}`);
    const source = readFileSync(template, 'utf8');
    const typeset = (round: number) =>
      typesetter.typeset({ template: source, data: printedResume(another(content, round)), createdAt: new Date(0) });
    await typeset(0);
    const reading: number[] = [];
    const writing: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      reading.push(await milliseconds(() => reader.parse(new Uint8Array(bytes), 'pdf')));
      writing.push(await milliseconds(() => typeset(round)));
    }
    await Promise.all([reader.stop(), typesetter.stop()]);
    return [
      {
        id: 'resume-in',
        what: 'text and fields of a two-page PDF',
        whatChinese: '从两页 PDF 简历提取文字与字段',
        value: median(reading),
        unit: 'ms',
        bar: { atMost: 300 },
        detail: `median of ${rounds}, slowest ${quantile(reading, 1).toFixed(0)} ms`,
      },
      {
        id: 'resume-out',
        what: 'resume to PDF',
        whatChinese: '简历导出 PDF',
        value: median(writing),
        unit: 'ms',
        bar: { atMost: 120 },
        detail: `median of ${rounds} different documents, slowest ${quantile(writing, 1).toFixed(0)} ms`,
      },
    ];
  },
};
