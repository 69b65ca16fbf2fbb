import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { skillByName } from '#domains/dictionary/index.ts';
import { unnamedContent } from '#domains/resume/index.ts';
import { matchingNow, talentOf, wishFor, workedAs } from '#testing/matching.ts';
import type { SkillFact, TalentFacts } from './talent-facts.ts';
import { textAt } from './text-at.ts';

function skillOf(facts: TalentFacts, name: string): SkillFact | undefined {
  return facts.skills[skillByName(name)?.id ?? ''];
}

function wordsOf(facts: TalentFacts, places: readonly number[] = []): string[] {
  return places.map((place) => facts.clauses[place]?.words ?? '');
}

const engineer = {
  ...emptyResumeContent(),
  basics: { ...emptyResumeContent().basics, name: '林示例', phone: '13800138000', email: 'lin@example.com' },
  work: [
    workedAs(
      'Java开发工程师',
      '2022-01',
      null,
      '我是林示例，用 Spring Boot 重写订单服务；电话 138-0013-8000，微信 lin_shili',
    ),
    workedAs('后端实习生', '2021-06', '2021-12', '1. 写 Go 的接口\n2. 写 MySQL 的存储过程'),
  ],
  education: [
    { ...emptyEntry.education(), school: '某某大学', major: '软件工程', degree: 5, start: '2018-09', end: '2022-06' },
  ],
  projects: [
    { ...emptyEntry.project(), name: '秒杀系统', start: '2024-01', end: '2024-06', description: '用 Redis 扛住流量' },
  ],
  skills: [
    { name: '熟练掌握Kafka', level: null },
    { name: 'Docker', level: 2 },
  ],
} satisfies ResumeContent;

describe('talentFactsOf', () => {
  it('counts the years of a skill from dated work, never from what is claimed', () => {
    const facts = talentOf(engineer);
    expect(skillOf(facts, 'Spring Boot')).toMatchObject({ employed: 59, beside: 0, last: facts.month, claim: null });
    // A project within an employment is a part of it.
    expect(skillOf(facts, 'Redis')).toMatchObject({ employed: 6, beside: 0, last: 2024 * 12 + 5 });
    expect(skillOf(facts, 'Kafka')).toMatchObject({ employed: 0, beside: 0, last: null, claim: 3, trade: 59 });
    expect(skillOf(facts, 'Docker')).toMatchObject({ employed: 0, claim: 2, trade: 0, branch: 66 });
  });

  it('tells internships from employed work', () => {
    const facts = talentOf(engineer);
    expect(facts).toMatchObject({ employedMonths: 59, internshipMonths: 7, isStudent: false, isFresh: false });
    expect(skillOf(facts, 'Go')).toMatchObject({ employed: 0, beside: 7 });
    expect(facts.roles.map(({ source }) => source)).toEqual(['work', 'internship']);
  });

  it.each([
    ['a title says it', workedAs('产品实习生', '2025-01', '2025-06'), 'internship'],
    ['months within one’s studies', workedAs('产品助理', '2024-07', '2024-09'), 'internship'],
    ['years beside one’s studies are work', workedAs('产品助理', '2022-10', '2026-06'), 'work'],
    ['after school', workedAs('产品助理', '2026-08', null), 'work'],
    ['an office of students', workedAs('学生会主席', '2024-07', '2025-06'), 'campus'],
  ])('tells what a post was: %s', (_why, post, source) => {
    const education = [{ ...emptyEntry.education(), degree: 5, start: '2022-09', end: '2026-06' }];
    expect(talentOf({ education, work: [post] }).roles[0]?.source).toBe(source);
  });

  it('shows clauses, cut where something is hidden', () => {
    const facts = talentOf(engineer);
    expect(wordsOf(facts, skillOf(facts, 'Spring Boot')?.clauses)).toEqual(['用 Spring Boot 重写订单服务']);
    expect(wordsOf(facts, skillOf(facts, 'Go')?.clauses)).toEqual(['写 Go 的接口']);
    expect(JSON.stringify(facts)).not.toMatch(/林示例|示例，|0013|8000|lin_shili|lin@/);
  });

  it('does not take what is denied or only wished for as known', () => {
    const facts = talentOf({ selfEvaluation: '没用过 Java，希望学习 Go；熟悉 Python' });
    expect(skillOf(facts, 'Java')).toBeUndefined();
    expect(skillOf(facts, 'Go')).toBeUndefined();
    expect(skillOf(facts, 'Python')).toMatchObject({ claim: 2 });
  });

  it('reads certificates with what they imply, and says which are only aimed at', () => {
    const facts = talentOf({
      certificates: [{ name: '中级会计师', month: '2023-09' }],
      selfEvaluation: '正在备考注册会计师，已通过 3 科。持有C1驾照',
    });
    const levels = Object.fromEntries(Object.entries(facts.certificates).map(([code, { level }]) => [code, level]));
    expect(levels).toMatchObject({ C0003: 1, C0002: 1, C0001: 1, C0005: 0, C0177: 1 });
  });

  it('reads languages with their levels', () => {
    const facts = talentOf({
      languages: [
        { name: '英语', level: 'CET-6' },
        { name: '日语', level: '' },
      ],
    });
    expect(facts.languages).toMatchObject({ en: { level: 2 }, ja: { level: 0 } });
  });

  it.each([
    ['2027-06', false, 0, { isStudent: true, isFresh: true }],
    ['2026-06', false, 0, { isStudent: false, isFresh: true }],
    ['2023-06', false, 0, { isStudent: false, isFresh: false }],
    [null, true, 0, { isStudent: true, isFresh: true }],
    // Studies beside a job make nobody a student again.
    ['2027-06', false, 60, { isStudent: false, isFresh: false }],
  ])('knows who is at school: until %s, current %s, %s months of work', (end, current, months, state) => {
    const education = [{ ...emptyEntry.education(), degree: 5, start: '2020-09', end, current }];
    const work = months === 0 ? [] : [workedAs('会计', '2021-01', null)];
    expect(talentOf({ education, work })).toMatchObject(state);
  });

  it('takes the intentions of the resume where nobody answered', () => {
    const salary = { min: 12_000_00, max: 15_000_00, cycle: 1, months: 13 };
    const intentions = [
      {
        position: '会计',
        positionCode: null,
        cities: [
          { code: '101210100', name: '杭州' },
          { code: null, name: '某地' },
        ],
        salary,
      },
    ];
    expect(talentOf({ intentions }).wishes).toMatchObject([
      { category: '160101', cityCodes: ['101210100'], floor: 12_000_00 },
    ]);
    expect(talentOf({ intentions }, { wishes: wishFor('护士') }).wishes).toMatchObject([
      { category: '230201', floor: null },
    ]);
  });

  it('knows nothing of who the person is', () => {
    const named = unnamedContent({
      ...engineer,
      basics: { ...engineer.basics, gender: 1, birthMonth: '1990-01', links: ['https://example.com'] },
    });
    expect(Object.keys(named.basics)).toEqual(['city', 'jobStatus']);
    const facts = talentOf(engineer);
    const keys = new Set(JSON.stringify(facts).match(/"[a-zA-Z]+":/g));
    for (const key of ['name', 'gender', 'birthMonth', 'age', 'school', 'photo', 'phone', 'email'])
      expect(keys.has(`"${key}":`), key).toBe(false);
    expect(JSON.stringify(facts)).not.toContain('某某大学');
  });
});

const texts = fc.constantFrom(
  '用 Ｊａｖａ 和㎡ Spring Boot 写服务；电话 13800138000，熟悉 Redis',
  '1. 负责静脉输液\n2. 持有护士执业证，能上夜班',
  '林示例 2021 年通过 CET-6；邮箱 a@example.com 。英语流利',
  '，。；*** 🙂 C++/Go、Python。',
  '负责年度预算、成本核算与税务筹划，协调财务、采购、生产、仓储四个部门推进 SAP 上线，并持续跟进关账周期与对账差异处理',
  '',
);

describe('every clause', () => {
  it('is exactly what stands at its place', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 8, maxLength: 8 }), (said) => {
        const at = (index: number) => said[index] ?? '';
        const content: ResumeContent = {
          ...emptyResumeContent(),
          basics: { ...emptyResumeContent().basics, name: '林示例' },
          work: [workedAs(at(0).slice(0, 60), '2020', null, at(1))],
          projects: [{ ...emptyEntry.project(), name: at(2).slice(0, 80), description: at(3) }],
          education: [{ ...emptyEntry.education(), degree: 6, major: at(4).slice(0, 80), description: at(5) }],
          skills: [{ name: at(6).slice(0, 60), level: null }],
          selfEvaluation: at(7),
        };
        const facts = talentOf(content);
        for (const { path, start, end, words } of facts.clauses) {
          expect(textAt(unnamedContent(content), path)?.slice(start, end)).toBe(words);
          // What is hidden is in none, so the words stand in the resume as its owner wrote it too.
          expect(textAt(content, path)?.slice(start, end)).toBe(words);
          expect(words).not.toMatch(/\*|13800138000|@|林示例/);
          expect(words.trim()).toBe(words);
          expect(words).not.toBe('');
        }
        const places = [
          ...Object.values(facts.skills).flatMap(({ clauses }) => clauses),
          ...Object.values(facts.certificates).flatMap(({ clauses }) => clauses),
          ...Object.values(facts.languages).flatMap(({ clauses }) => clauses),
        ];
        for (const place of places) expect(facts.clauses[place]).toBeDefined();
        expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      }),
      { numRuns: 60 },
    );
  });

  it('comes from the same resume in the same month as the same facts', () => {
    expect(talentOf(engineer)).toEqual(talentOf(engineer, { now: new Date(matchingNow.getTime() + 86_400_000) }));
  });
});
