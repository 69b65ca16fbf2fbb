import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { plainPrint, resumeTemplates, type ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { anyResumeContent } from '#testing/resume-content.ts';
import { sampleContent } from '#testing/resume.ts';
import { createResumeReader } from '../parsing/read-in-thread.ts';
import { sourceFileName, sourceText } from '../source-data/source-data.ts';
import { printedData, printResume, templateSource } from './print-resume.ts';

const updatedAt = new Date('2026-11-20T02:00:00Z');
const reader = createResumeReader();
const typesetter = createTypesetter();
afterAll(() => Promise.all([reader.stop(), typesetter.stop()]));

const style = { ...plainPrint, gender: true, birth: true };

function print(content: ResumeContent, template: ResumeTemplate): Promise<Uint8Array> {
  return printResume(content, { template, style, arrangement: plainArrangement, photo: null, updatedAt });
}

async function roundTrip(content: ResumeContent, template: ResumeTemplate) {
  return reader.parse(await print(content, template), 'pdf');
}

/** What a PDF of ours is after somebody changed its pages: they show one content, and inside lies what was there before. */
function printOver(shown: ResumeContent, template: ResumeTemplate, carried: string): Promise<Uint8Array> {
  const data = {
    ...printedData(shown, { template, style, arrangement: plainArrangement }),
    source: { name: sourceFileName, text: carried },
  };
  return typesetter.typeset({ template: templateSource(template), data, createdAt: updatedAt });
}

/** The file with an update behind its end, as a program writes one that changes nothing but the metadata. */
function savedAnew(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '';
  const root = /\/Root (\d+ \d+ R)/.exec(text)?.[1] ?? '';
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const object = `\n${size} 0 obj\n<< /Producer (Another program) >>\nendobj\n`;
  const xref = `xref\n${size} 1\n${String(file.length + 1).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<< /Size ${size + 1} /Root ${root} /Info ${size} 0 R /Prev ${before} >>\n`;
  const end = `startxref\n${file.length + object.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(`${object}${xref}${trailer}${end}`, 'latin1')]);
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

describe('a PDF of ours that was changed since', () => {
  const old = sampleContent({ selfEvaluation: '做事踏实，乐于沟通，喜欢把复杂的事情讲清楚。' });
  const post = { ...emptyEntry.workRole(), title: '前端负责人', start: '2024-03', current: true };
  const now = sampleContent({
    basics: { ...old.basics, name: '林改名' },
    work: [{ company: '青禾样本网络有限公司', roles: [post] }],
    selfEvaluation: old.selfEvaluation,
  });

  it.each(resumeTemplates)('is read by what it shows: %s', async (template) => {
    const before = await print(old, template);
    const printed = await reader.digestPrint(before);
    const read = await reader.parse(await printOver(now, template, sourceText({ content: old, printed })), 'pdf');
    expect(read.content.basics.name).toBe('林改名');
    expect(read.content.work.map((each) => each.company)).toEqual(['青禾样本网络有限公司']);
    expect(JSON.stringify(read.content)).not.toMatch(/林示例|云杉/u);
    // Read by its letters, it has doubts again.
    expect(Object.keys(read.confidence)).not.toEqual([]);
  });

  it.each([
    ['one letter of a sentence', { selfEvaluation: old.selfEvaluation.replace('踏实', '扎实') }],
    ['a phone number with the same digits', { basics: { ...old.basics, phone: '13800180030' } }],
    ['a line more', { selfEvaluation: `${old.selfEvaluation}\n会带团队。` }],
    ['a line less', { skills: [] }],
  ])('is known by %s', async (_what, change) => {
    const printed = await reader.digestPrint(await print(old, 'classic'));
    const changed = sampleContent({ ...old, ...change });
    const pdf = await printOver(changed, 'classic', sourceText({ content: old, printed }));
    expect((await reader.parse(pdf, 'pdf')).content).not.toEqual(old);
  });

  it('but only saved anew by another program is what it was', async () => {
    const pdf = await print(old, 'modern');
    expect((await reader.parse(savedAnew(pdf), 'pdf')).content).toEqual(old);
  });
});

describe('a PDF of ours from before, without a digest of its pages', () => {
  const old = sampleContent({
    intentions: [
      { ...emptyEntry.intention(), position: '前端工程师' },
      { ...emptyEntry.intention(), position: '全栈工程师', cities: [{ code: null, name: '杭州' }] },
    ],
    languages: [{ name: '英语', level: '六级' }],
    certificates: [{ name: '软件设计师', month: '2020-05' }],
    selfEvaluation: '做事踏实，乐于沟通。',
    others: [{ title: '志愿服务', description: '周末在社区图书馆值班' }],
  });
  const carried = sourceText({ content: old, printed: null });

  it.each(['classic', 'modern', 'compact'] as const)(
    'is taken for the content while its pages show all of it: %s',
    async (template) => {
      expect((await reader.parse(await printOver(old, template, carried), 'pdf')).content).toEqual(old);
    },
  );

  it.each([
    ['the name', { basics: { ...old.basics, name: '林改名' } }],
    ['the employer', { work: [{ company: '青禾样本网络有限公司', roles: old.work[0]?.roles ?? [] }] }],
    ['something left out', { certificates: [] }],
    ['something put in', { projects: [{ ...emptyEntry.project(), name: '商家后台重构' }] }],
  ])('is read by what it shows after a change of %s', async (_what, change) => {
    const pdf = await printOver(sampleContent({ ...old, ...change }), 'classic', carried);
    expect((await reader.parse(pdf, 'pdf')).content).not.toEqual(old);
  });
});

describe('what a person does not print', () => {
  it('does not travel inside the file either', async () => {
    const content = sampleContent();
    const told = { ...content, basics: { ...content.basics, gender: 1 as const, birthMonth: '1996-08' } };
    const pdf = await printResume(told, {
      template: 'classic',
      style: plainPrint,
      arrangement: plainArrangement,
      photo: null,
      updatedAt,
    });
    const back = (await reader.parse(pdf, 'pdf')).content;
    expect(back).toEqual({ ...told, basics: { ...told.basics, gender: null, birthMonth: null } });
  });
});

describe('a file inside a PDF', () => {
  const shown = '林示例 13800138000 linshili@example.com 工作经历 云杉示例科技有限公司 前端工程师 2021.07 - 至今';
  const carried = (content: unknown) => JSON.stringify({ format: 'pinjian-resume', version: 1, content });
  const name = async (pdf: Uint8Array) => (await reader.parse(pdf, 'pdf')).content.basics.name;
  const other = sampleContent({ basics: { ...sampleContent().basics, name: '周样本' } });

  it.each([
    ['under another name', 'data.json', carried(other)],
    ['that is no JSON', sourceFileName, '{"format":'],
    ['of another format', sourceFileName, JSON.stringify({ format: 'jsonresume', version: 1, content: other })],
    ['beyond the limits of the form', sourceFileName, carried({ ...other, selfEvaluation: '长'.repeat(2001) })],
    ['with what no database takes', sourceFileName, carried({ ...other, selfEvaluation: 'a\u0000b' })],
    ['of more than a resume holds', sourceFileName, `${carried(other)}${' '.repeat(2_000_000)}`],
    ['with a digest that is none', sourceFileName, carried(other).replace('"version"', '"printed":"0","version"')],
    ['of pages that say something else', sourceFileName, carried(other)],
  ])('is left alone %s', async (_what, fileName, text) => {
    expect(await name(await fileWith(shown, fileName, text))).toBe('林示例');
  });
});
