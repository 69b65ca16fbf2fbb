import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { resumeTemplates, type ResumeTemplate } from '@pinjian/contract/resume.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { anyResumeContent } from '#testing/resume-content.ts';
import { sampleContent } from '#testing/resume.ts';
import { createResumeReader } from '../parsing/read-in-thread.ts';
import { sourceFileName } from '../source-data/source-data.ts';
import { printResume } from './print-resume.ts';

const updatedAt = new Date('2026-11-20T02:00:00Z');
const reader = createResumeReader();
const typesetter = createTypesetter();
afterAll(() => Promise.all([reader.stop(), typesetter.stop()]));

async function roundTrip(content: ResumeContent, template: ResumeTemplate) {
  return reader.parse(await printResume(content, { template, updatedAt, withSource: true }), 'pdf');
}

/** A PDF that shows one text and carries another file inside. */
function fileWith(shown: string, name: string, carried: string): Promise<Uint8Array> {
  const template = [
    '#let data = json(bytes(sys.inputs.data))',
    '#set text(font: "Noto Sans SC")',
    '#pdf.attach(data.name, bytes(data.carried), relationship: "source", mime-type: "application/json", description: "x")',
    '#data.shown',
  ];
  return typesetter.typeset({ template: template.join('\n'), data: { shown, name, carried }, createdAt: updatedAt });
}

describe.each(resumeTemplates)('a PDF of ours, read again: %s', (template) => {
  it('holds the identical content, whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(anyResumeContent, async (content) => {
        expect(await roundTrip(content, template)).toMatchObject({ failure: null, content, confidence: {} });
      }),
      { numRuns: 8, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: true },
    );
  }, 60_000);

  it('holds an empty one too', async () => {
    expect((await roundTrip(emptyResumeContent(), template)).content).toEqual(emptyResumeContent());
  });
});

describe('a file inside a PDF', () => {
  const shown = '林示例 13800138000 linshili@example.com 工作经历 云杉示例科技有限公司 前端工程师 2021.07 - 至今';
  const carried = (content: unknown) => JSON.stringify({ format: 'pinjian-resume', version: 1, content });
  const name = async (pdf: Uint8Array) => (await reader.parse(pdf, 'pdf')).content.basics.name;
  const other = sampleContent({ basics: { ...sampleContent().basics, name: '周样本' } });

  it('is taken for the content when it is ours and the page shows the same person', async () => {
    expect(await name(await fileWith(shown, sourceFileName, carried(other)))).toBe('周样本');
  });

  it.each([
    ['under another name', 'data.json', carried(other)],
    ['that is no JSON', sourceFileName, '{"format":'],
    ['of another format', sourceFileName, JSON.stringify({ format: 'jsonresume', version: 1, content: other })],
    ['beyond the limits of the form', sourceFileName, carried({ ...other, selfEvaluation: '长'.repeat(2001) })],
    ['with what no database takes', sourceFileName, carried({ ...other, selfEvaluation: 'a\u0000b' })],
    ['of more than a resume holds', sourceFileName, `${carried(other)}${' '.repeat(2_000_000)}`],
    [
      'of a page that was changed since',
      sourceFileName,
      carried({ ...other, basics: { ...other.basics, phone: '13900139000' } }),
    ],
  ])('is left alone %s', async (_what, fileName, text) => {
    expect(await name(await fileWith(shown, fileName, text))).toBe('林示例');
  });
});
