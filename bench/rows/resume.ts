import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { plainArrangement as arrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { plainPrint, resumeTemplates } from '@pinjian/contract/resume-print.ts';
import { printResume } from '../../server/src/domains/resume/export/print-resume.ts';
import { createResumeReader } from '../../server/src/domains/resume/parsing/read-in-thread.ts';
import { sampleContents } from '../../server/src/testing/resume-content.ts';
import { quantile, median, type Figure, type Row } from '../figure.ts';

const samples = new URL('../../server/src/domains/resume/parsing/samples/', import.meta.url);
/** Two pages, printed by Chromium. */
const sample = 'chromium-frontend.pdf';
const rounds = 20;
/** With all that a person may leave out. */
const whole = { ...plainPrint, gender: true, birth: true };

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

const random = 50;

/** Random resumes to PDF, in turn by every template, and back: how many of them are the identical content. */
async function roundTrip(reader: ReturnType<typeof createResumeReader>): Promise<Figure> {
  const took: number[] = [];
  let identical = 0;
  for (const [index, content] of sampleContents(random).entries()) {
    const template = resumeTemplates[index % resumeTemplates.length] ?? 'classic';
    const started = performance.now();
    const pdf = await printResume(content, {
      template,
      style: whole,
      arrangement,
      photo: null,
      updatedAt: new Date(0),
    });
    const again = await reader.parse(pdf, 'pdf');
    took.push(performance.now() - started);
    if (again.failure === null && isDeepStrictEqual(again.content, content)) identical += 1;
  }
  return {
    id: 'resume-round-trip',
    what: 'random resumes that come back identical from their own PDF',
    whatChinese: '随机简历导出 PDF 再上传，内容完全一致',
    value: (identical / random) * 100,
    unit: '%',
    bar: { atLeast: 100 },
    detail: `${identical} of ${random}, every template in turn; out and in again took ${median(took).toFixed(0)} ms, slowest ${quantile(took, 1).toFixed(0)} ms`,
  };
}

/** A resume file to text and fields, and what was read of it back to a PDF; in the threads that the product uses. */
export const resume: Row = {
  name: 'resume round trip',
  async measure() {
    const reader = createResumeReader();
    const bytes = readFileSync(new URL(sample, samples));
    const { content, failure } = await reader.parse(new Uint8Array(bytes), 'pdf');
    if (failure !== null) throw new Error(`${sample} is not read: ${failure}`);
    const typeset = (round: number) =>
      printResume(another(content, round), {
        template: 'classic',
        style: whole,
        arrangement,
        photo: null,
        updatedAt: new Date(0),
      });
    await typeset(0);
    const reading: number[] = [];
    const writing: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      reading.push(await milliseconds(() => reader.parse(new Uint8Array(bytes), 'pdf')));
      writing.push(await milliseconds(() => typeset(round)));
    }
    const trip = await roundTrip(reader);
    await reader.stop();
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
      trip,
    ];
  },
};
