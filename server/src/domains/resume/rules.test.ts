import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyEntry,
  emptyResumeContent,
  type ResumeContent,
  type ResumeWorkRole,
} from '@pinjian/contract/resume-content.ts';
import { sampleContent } from '#testing/resume.ts';
import {
  completeness,
  headline,
  highestEducation,
  isNumbered,
  latestRole,
  missingToConfirm,
  newTitle,
  remainingConfidence,
  titleFromFile,
  workYears,
} from './rules.ts';

const now = new Date('2026-11-20T02:00:00Z');

function withRoles(...roles: Partial<ResumeWorkRole>[]): ResumeContent {
  const held = roles.map((role) => ({ ...emptyEntry.workRole(), ...role }));
  return { ...emptyResumeContent(), work: held.map((role, index) => ({ company: `公司${index}`, roles: [role] })) };
}

describe('a title with a number', () => {
  it.each([
    ['林示例-前端工程师', true],
    ['林示例-前端工程师 2', true],
    ['林示例-前端工程师 12', true],
    ['林示例-前端工程师（杭州）', false],
    ['林示例-前端工程师 2 杭州', false],
    ['林示例-前端工程师2', false],
    ['林示例-前端', false],
  ])('%s: %s', (title, is) => expect(isNumbered(title, '林示例-前端工程师')).toBe(is));
});

describe('completeness', () => {
  it('goes from nothing to everything', () => {
    expect(completeness(emptyResumeContent())).toBe(0);
    const full = sampleContent({
      basics: { ...sampleContent().basics, jobStatus: 3 },
      intentions: [{ ...emptyEntry.intention(), position: '前端工程师', cities: [{ code: null, name: '杭州' }] }],
      education: [{ ...emptyEntry.education(), school: '江城示例大学', degree: 5 }],
      projects: [{ ...emptyEntry.project(), description: '字'.repeat(60) }],
      skills: ['甲', '乙', '丙'].map((name) => ({ name, level: null })),
      selfEvaluation: '字'.repeat(20),
    });
    expect(completeness(full)).toBe(100);
  });
});

describe('workYears', () => {
  it.each<[string, Partial<ResumeWorkRole>[], number | null]>([
    ['nothing without dates', [{ title: '护士' }], null],
    ['a present post', [{ start: '2021-07', current: true }], 5],
    ['a past post, its last month included', [{ start: '2018-07', end: '2021-06' }], 3],
    [
      'two posts at the same time once',
      [
        { start: '2018-01', end: '2019-12' },
        { start: '2019-01', end: '2020-12' },
      ],
      3,
    ],
    [
      'a gap not',
      [
        { start: '2018-01', end: '2018-12' },
        { start: '2020-01', end: '2020-12' },
      ],
      2,
    ],
    ['a post without an end as no time', [{ start: '2018-01' }], 0],
    ['an end in the future up to now', [{ start: '2025-11', end: '2030-01' }], 1],
    ['years without months', [{ start: '2015', end: '2019' }], 4],
  ])('counts %s', (_what, roles, years) => {
    expect(workYears(withRoles(...roles), now)).toBe(years);
  });

  it('never counts a month twice', () => {
    const month = fc
      .tuple(fc.integer({ min: 2000, max: 2026 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
    const role = fc
      .record({ start: month, end: month, current: fc.boolean() })
      .map((each) => ({ ...each, end: each.current ? null : each.end }));
    fc.assert(
      fc.property(fc.array(role, { minLength: 1, maxLength: 8 }), (roles) => {
        const years = workYears(withRoles(...roles), now) ?? -1;
        return years >= 0 && years <= 27 && workYears(withRoles(...roles, ...roles), now) === years;
      }),
    );
  });
});

describe('what stands for a person in lists', () => {
  it('is the present post before the one that ended last', () => {
    const content = withRoles(
      { title: '旧', start: '2010-01', end: '2024-01' },
      { title: '新', start: '2009-01', current: true },
    );
    expect(latestRole(content)).toMatchObject({ company: '公司1', role: { title: '新' } });
    expect(headline(content)).toBe('新');
    expect(headline({ ...content, intentions: [{ ...emptyEntry.intention(), position: '店长' }] })).toBe('店长');
    expect([latestRole(emptyResumeContent()), headline(emptyResumeContent())]).toEqual([null, '']);
  });

  it('is the highest degree, and of two equal ones the later', () => {
    const school = (name: string, degree: number | null, end: string) => ({
      ...emptyEntry.education(),
      school: name,
      degree,
      end,
    });
    const education = [
      school('乙', 5, '2016-06'),
      school('甲', 6, '2013-06'),
      school('丙', 6, '2019-06'),
      school('丁', null, '2022-06'),
    ];
    expect(highestEducation({ ...emptyResumeContent(), education })?.school).toBe('丙');
    expect(highestEducation(emptyResumeContent())).toBeNull();
  });
});

describe('missingToConfirm', () => {
  it('names the fields by their path in the request', () => {
    expect(missingToConfirm(emptyResumeContent()).map((issue) => issue.path)).toEqual([
      'content.basics.name',
      'content.basics.phone',
    ]);
    expect(missingToConfirm(sampleContent())).toEqual([]);
  });
});

describe('remainingConfidence', () => {
  it('keeps what was left as it was', () => {
    const certain = { score: 0.9, source: '', reason: null };
    const confidence = { 'basics.name': certain, 'work.0.company': certain, 'skills.0.name': certain };
    const before = sampleContent();
    const after = sampleContent({ work: [{ company: '改了', roles: before.work[0]?.roles ?? [] }], skills: [] });
    expect(Object.keys(remainingConfidence(confidence, before, after))).toEqual(['basics.name']);
  });
});

describe('titles', () => {
  it('come from the file, or are the first that is free', () => {
    expect(titleFromFile('林示例-前端.PDF')).toBe('林示例-前端');
    expect(titleFromFile('.docx')).toBe('我的简历');
    expect(titleFromFile(`${'长'.repeat(60)}.pdf`)).toHaveLength(40);
    expect(newTitle(['我的简历', '我的简历 3'])).toBe('我的简历 2');
  });
});
