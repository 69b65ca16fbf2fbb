import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { plainPrint } from '@pinjian/contract/resume-print.ts';
import { sampleContent } from '#testing/resume.ts';
import { createResumeReader } from '../parsing/read-in-thread.ts';
import { printResume, typesetResume } from './print-resume.ts';
import { printedResume } from './resume-document.ts';

const samples = new URL('../parsing/samples/', import.meta.url);
/** A third of the corpus, and none of the scans: what is tried is the way out and in again, not the reading. */
const files = readdirSync(samples)
  .filter((name) => /\.(?:pdf|docx)$/.test(name) && !/^scan-|unmapped/.test(name))
  .filter((_, index) => index % 3 === 0);
/** With all that a person may leave out. */
const whole = { ...plainPrint, gender: true, birth: true };
const updatedAt = new Date('2026-11-20T02:00:00Z');

const reader = createResumeReader();
afterAll(() => reader.stop());

/** As it shows, without the content inside. */
async function print(content: ResumeContent): Promise<Uint8Array> {
  const { pdf } = await typesetResume(content, {
    template: 'classic',
    style: whole,
    arrangement: plainArrangement,
    photo: null,
    updatedAt,
  });
  return pdf;
}

async function reread(content: ResumeContent): Promise<ResumeContent> {
  const parsed = await reader.parse(await print(content), 'pdf');
  expect(parsed.failure).toBeNull();
  return parsed.content;
}

/** What must come back as it went: contact, schools, companies and posts with their times. */
function kept({ basics, education, work }: ResumeContent) {
  const { name, phone, email, city, gender, birthMonth } = basics;
  return {
    basics: { name, phone, email, city: city?.name ?? null, gender, birthMonth },
    education: education.map(({ description: _description, ...rest }) => rest),
    work: work.map(({ company, roles }) => ({
      company,
      roles: roles.map(({ description: _description, ...rest }) => rest),
    })),
  };
}

describe('a resume of ours, printed', () => {
  it.each(files)('comes back as it was read: %s', async (file) => {
    const { content } = await reader.parse(
      readFileSync(new URL(file, samples)),
      file.endsWith('.pdf') ? 'pdf' : 'word',
    );
    const pdf = await printResume(content, {
      template: 'classic',
      style: whole,
      arrangement: plainArrangement,
      photo: null,
      updatedAt,
    });
    expect(await reader.parse(pdf, 'pdf')).toMatchObject({ failure: null, content });
  });

  it('is read back by what it shows, whoever the person is', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (content) => {
        expect(kept(await reread(content))).toEqual(kept(content));
      }),
      { numRuns: 40 },
    );
  });

  it('takes what people wrote for text, whatever it looks like', async () => {
    const words = '#read("/etc/passwd") 和 #panic("x") 还有 *粗* _斜_ $x^2$ @引用 <标签> \\ "引号" [方括号] 100% & ~';
    const content = sampleContent({ selfEvaluation: words });
    expect((await reread(content)).selfEvaluation.replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''));
  });

  it('carries its title and author, and its own date', async () => {
    const pdf = Buffer.from(await print(sampleContent()));
    const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
    expect(pdf.includes(utf16('林示例的简历')) || pdf.includes('林示例的简历')).toBe(true);
    expect(pdf.includes('D:20261120020000Z')).toBe(true);
  });

  it('prints an empty one too, and one that fills pages', async () => {
    expect((await print(emptyResumeContent())).length).toBeGreaterThan(1000);
    const role = { ...emptyEntry.workRole(), title: '前端工程师', start: '2021-07', current: true };
    const long = Array.from(
      { length: 60 },
      (_, index) => `第 ${index + 1} 项：负责商家后台的前端开发与维护，推动组件库在各条业务线落地，缩短交付时间`,
    );
    const content = sampleContent({
      work: [{ company: '云杉示例科技有限公司', roles: [{ ...role, description: long.join('\n') }] }],
    });
    const again = await reread(content);
    expect(kept(again)).toEqual(kept(content));
    expect(again.work[0]?.roles[0]?.description.split('\n').filter((line) => !line.startsWith('林示例的简历'))).toEqual(
      long,
    );
  });
});

describe('printedResume', () => {
  it('leaves out what is empty', () => {
    const printed = printedResume(emptyResumeContent(), whole);
    expect(printed).toMatchObject({
      name: '个人简历',
      intention: '',
      facts: [],
      links: [],
      work: [],
      selfEvaluation: [],
    });
  });

  it('writes intentions, periods and levels as people read them', () => {
    const salary = { min: 2_500_000, max: 3_500_000, cycle: 1, months: 14 };
    const cities = ['杭州', '上海'].map((name) => ({ code: null, name }));
    const content = sampleContent({
      intentions: [{ ...emptyEntry.intention(), position: '前端工程师', cities, salary }],
    });
    const printed = printedResume(content, whole);
    expect(printed.intention).toBe('前端工程师 | 期望城市：杭州、上海 | 期望薪资：2.5W-3.5W·14薪');
    expect(printedResume(content, whole, 'english').intention).toBe(
      '前端工程师 | Preferred cities: 杭州, 上海 | Expected salary: CNY 25,000-35,000/month × 14',
    );
    expect(printed.facts).toEqual(['13800138000', 'linshili@example.com', '现居 杭州', '男']);
    expect(printedResume(content, plainPrint).facts).toEqual(['13800138000', 'linshili@example.com', '现居 杭州']);
    expect(printed.work[0]?.roles[0]?.period).toBe('2021.07 - 至今');
    expect(printed.skills).toEqual([{ name: 'TypeScript', level: '熟练' }]);
  });
});

const month = fc
  .tuple(fc.integer({ min: 2000, max: 2023 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const later = (start: string) => `${Number(start.slice(0, 4)) + 2}${start.slice(4)}`;
const period = fc
  .tuple(month, fc.boolean())
  .map(([start, current]) => ({ start, end: current ? null : later(start), current }));
const companyName = fc
  .tuple(
    fc.constantFrom('云杉', '蓝鲸', '青禾', '北斗'),
    fc.constantFrom('示例', '样本'),
    fc.constantFrom('科技有限公司', '集团', '股份有限公司', '会计师事务所', '医院'),
  )
  .map((words) => words.join(''));
const role = fc
  .tuple(
    fc.constantFrom(
      '前端工程师',
      '产品经理',
      'Java 开发工程师',
      '财务主管',
      '护士',
      '销售总监',
      'UI 设计师',
      '市场部实习生',
    ),
    fc.constantFrom('', '研发部', '市场部', '平台组'),
    period,
    fc.constantFrom('', '负责日常工作\n带领 5 人小组', '搭建平台，服务 2000 家客户'),
  )
  .map(([title, department, time, description]) => ({ title, department, ...time, description }));
const people: fc.Arbitrary<ResumeContent> = fc
  .record({
    name: fc.constantFrom('林示例', '周样本', '欧阳示范', '陈测', 'Sample Wang'),
    phone: fc.integer({ min: 0, max: 99_999_999 }).map((end) => `138${String(end).padStart(8, '0')}`),
    email: fc.constantFrom('a.b@example.com', 'lin_shili@example.com', 'x1@mail.example.com'),
    city: fc.constantFrom(null, '杭州', '北京', '乌鲁木齐'),
    birthMonth: fc.constantFrom(null, '1996-08', '2001-12'),
    gender: fc.constantFrom(null, 0 as const, 1 as const),
    work: fc.array(fc.tuple(companyName, fc.array(role, { minLength: 1, maxLength: 3 })), { maxLength: 4 }),
    education: fc.array(
      fc.tuple(
        fc.constantFrom('江城示例大学', '东山范例学院', '秦岭示例职业技术学院'),
        fc.constantFrom('软件工程', '护理', '会计学', ''),
        fc.constantFrom(null, 4, 5, 6, 7),
        period,
      ),
      { maxLength: 3 },
    ),
  })
  .map(({ name, phone, email, city, birthMonth, gender, work, education }) => ({
    ...emptyResumeContent(),
    basics: {
      ...emptyResumeContent().basics,
      name,
      phone,
      email,
      city: city === null ? null : { code: null, name: city },
      birthMonth,
      gender,
    },
    work: work.map(([company, roles]) => ({ company, roles })),
    education: education.map(([school, major, degree, time]) => ({
      ...emptyEntry.education(),
      school,
      major,
      degree,
      ...time,
    })),
  }));
