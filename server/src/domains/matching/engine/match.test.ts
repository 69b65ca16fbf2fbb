import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateNames, match as matchShape, type Match } from '@pinjian/contract/matching-match.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { unnamedContent } from '#domains/resume/index.ts';
import {
  conditionAsked,
  hangzhou,
  matchingNow,
  positionOf,
  shanghai,
  skillAsked,
  talentOf,
  wishFor,
  workedAs,
} from '#testing/matching.ts';
import type { TalentInput } from '../facts/talent-facts.ts';
import { textAt } from '../facts/text-at.ts';
import { matchInputHash, stableJson } from './hash-input.ts';
import { match } from './match.ts';

const month = fc
  .tuple(fc.integer({ min: 2012, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const period = fc.tuple(month, month, fc.boolean()).map(([one, other, current]) => ({
  start: one < other ? one : other,
  end: current ? null : one < other ? other : one,
  current,
}));
const sentence = fc.constantFrom(
  '用 React 和 TypeScript 重写商家后台',
  '负责前端工程化，维护 Webpack 构建',
  '用 Java、Spring Boot 写订单服务；压测 MySQL',
  '负责静脉输液与病区护理，轮值夜班',
  '编制合并报表，负责纳税申报',
  '获得 PMP 证书，英语六级，可以用英语开会',
  '协调三个部门，跟进客户验收',
  '',
);
const text = fc.array(sentence, { maxLength: 3 }).map((sentences) => sentences.join('\n'));
const title = fc.constantFrom(
  '前端开发工程师',
  '高级前端工程师',
  'Java开发工程师',
  '护士',
  '会计',
  '前端实习生',
  '学生会干事',
  '产品经理',
);
const entry = { ...emptyEntry };
const role = fc
  .tuple(title, period, text)
  .map(([name, when, description]) => ({ ...entry.workRole(), ...when, title: name, description }));
const skillName = fc.constantFrom('React', 'TypeScript', 'Java', '护理', '会计核算', 'PS', '沟通协调', '跨境支付清算');
const resume: fc.Arbitrary<ResumeContent> = fc
  .record({
    work: fc.array(
      fc.array(role, { minLength: 1, maxLength: 2 }).map((roles) => ({ company: '示例公司', roles })),
      { maxLength: 3 },
    ),
    projects: fc.array(
      fc
        .tuple(period, text)
        .map(([when, description]) => ({ ...entry.project(), ...when, name: '商城改版', description })),
      { maxLength: 2 },
    ),
    education: fc.array(
      fc
        .tuple(period, fc.constantFrom(null, 4, 5, 6), fc.constantFrom('软件工程', '护理学', '会计学', ''), text)
        .map(([when, degree, major, description]) => ({ ...entry.education(), ...when, degree, major, description })),
      { maxLength: 2 },
    ),
    skills: fc.array(fc.record({ name: skillName, level: fc.constantFrom(null, 1, 2, 3, 4) }), { maxLength: 4 }),
    certificates: fc.array(
      fc.constantFrom('护士执业证', '中级会计师', 'CET-6').map((name) => ({ name, month: null })),
      { maxLength: 2 },
    ),
    selfEvaluation: text,
  })
  .map((parts) => ({ ...emptyResumeContent(), ...parts }));
const position: fc.Arbitrary<Partial<PositionContent>> = fc.record({
  title,
  categoryId: fc.constantFrom('100201', '100102', '230201', '160101'),
  cityCode: fc.constantFrom(hangzhou, shanghai),
  salaryMin: fc.constantFrom(null, 1_000_000),
  salaryMax: fc.constantFrom(2_000_000),
  experience: fc.constantFrom(0, 2, 3, 4, 5, 6),
  education: fc.constantFrom(0, 4, 5, 6),
  requirements: fc.array(
    fc
      .tuple(skillName, fc.constantFrom('must' as const, 'nice' as const), fc.constantFrom(null, 1, 3))
      .map(([skill, kind, years]) => skillAsked(skill, { kind, years })),
    { maxLength: 4 },
  ),
  conditions: fc.constantFrom(
    [],
    [conditionAsked('certificate', '护士执业证', { code: 'C0045' })],
    [conditionAsked('language', '英语', { code: 'en', level: 2, kind: 'nice' })],
  ),
});
const wishes = fc.constantFrom(wishFor('', { cityCodes: [] }), wishFor('前端开发工程师', { salaryMin: 1_500_000 }), {
  ...wishFor('护士'),
  jobTypes: [1],
});

const strengths: Readonly<Record<string, number>> = { noEvidence: 0, partly: 1, met: 2 };

/** What does not depend on where things stand in a list. */
function essence({ score, fit, gates, requirements, reasons }: Match) {
  return { score, fit, gates, reasons, results: requirements.map(({ words, result }) => [words, result]) };
}

const runs = { numRuns: 80 };

describe('match', () => {
  it('is the shape of the contract, with whole numbers, four reasons at most and evidence exactly where it is found', () => {
    fc.assert(
      fc.property(resume, position, wishes, (content, post, wished) => {
        const found = match(positionOf(post), talentOf(content, { wishes: wished }), matchingNow);
        expect(matchShape.parse(found)).toEqual(found);
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(1000);
        expect(found.gates.map(({ gate }) => gate)).toEqual(gateNames);
        expect(found.reasons.length).toBeLessThanOrEqual(4);
        const [firstBad] = found.reasons.flatMap(({ good }, at) => (good ? [] : [at]));
        expect(found.reasons.slice(firstBad ?? 4).every(({ good }) => !good)).toBe(true);
        for (const { text: said, employerText } of found.reasons)
          expect(`${said}${employerText}`).not.toMatch(/%|％|\d{3}/);
        if (found.gates.some(({ open }) => !open)) expect(found.fit).toBe('weak');
        for (const { result, evidence } of found.requirements) {
          expect(evidence.length === 0).toBe(result === 'noEvidence');
          expect(evidence.length).toBeLessThanOrEqual(3);
          for (const { path, start, end, words } of evidence)
            expect(textAt(unnamedContent(content), path)?.slice(start, end)).toBe(words);
        }
      }),
      runs,
    );
  });

  it('says the same to both sides, every time', () => {
    fc.assert(
      fc.property(resume, position, wishes, (content, post, wished) => {
        const given: Partial<TalentInput> = { wishes: wished };
        const one = match(positionOf(post), talentOf(content, given), matchingNow);
        const later = new Date(matchingNow.getTime() + 8 * 86_400_000);
        const other = match(positionOf(post), talentOf(content, { ...given, now: later }), later);
        expect(stableJson(other)).toBe(stableJson(one));
        // Facts that were stored as JSON make the same match.
        const stored = JSON.parse(JSON.stringify(talentOf(content, given))) as ReturnType<typeof talentOf>;
        expect(stableJson(match(positionOf(post), stored, matchingNow))).toBe(stableJson(one));
      }),
      runs,
    );
  });

  it('does not depend on who somebody is or where they studied', () => {
    fc.assert(
      fc.property(resume, position, wishes, (content, post, wished) => {
        const one = match(positionOf(post), talentOf(content, { wishes: wished }), matchingNow);
        const swapped: ResumeContent = {
          ...content,
          basics: {
            ...content.basics,
            name: '欧阳示例',
            phone: '13900139000',
            email: 'someone@example.com',
            gender: content.basics.gender === 1 ? 0 : 1,
            birthMonth: '1971-02',
            links: ['https://example.com/me'],
          },
          education: content.education.map((each) => ({ ...each, school: each.school === '' ? '清华大学' : '' })),
        };
        expect(match(positionOf(post), talentOf(swapped, { wishes: wished }), matchingNow)).toEqual(one);
      }),
      runs,
    );
  });

  it('does not depend on the order of lists', () => {
    fc.assert(
      fc.property(resume, position, (content, post) => {
        const turned: ResumeContent = {
          ...content,
          work: content.work.map((each) => ({ ...each, roles: each.roles.toReversed() })).toReversed(),
          projects: content.projects.toReversed(),
          education: content.education.toReversed(),
          skills: content.skills.toReversed(),
          certificates: content.certificates.toReversed(),
        };
        const [one, other] = [content, turned].map((each) => match(positionOf(post), talentOf(each), matchingNow));
        if (one === undefined || other === undefined) throw new Error('two matches');
        expect(essence(other)).toEqual(essence(one));
      }),
      runs,
    );
  });

  it('never takes anything from a requirement for more evidence', () => {
    const more: fc.Arbitrary<(content: ResumeContent) => ResumeContent> = fc.oneof(
      fc.record({ name: skillName, level: fc.constantFrom(null, 1, 4) }).map((skill) => (content: ResumeContent) => ({
        ...content,
        skills: [...content.skills, skill],
      })),
      fc.tuple(period, text).map(([when, description]) => (content: ResumeContent) => ({
        ...content,
        projects: [...content.projects, { ...entry.project(), ...when, name: '又一个', description }],
      })),
      sentence.map((added) => (content: ResumeContent) => ({
        ...content,
        selfEvaluation: `${content.selfEvaluation}\n${added}`,
      })),
      sentence.map((added) => (content: ResumeContent) => ({
        ...content,
        work: content.work.map((each) => ({
          ...each,
          roles: each.roles.map((held) => ({ ...held, description: `${held.description}\n${added}` })),
        })),
      })),
      fc.constantFrom('护士执业证', '中级会计师', 'CET-6').map((name) => (content: ResumeContent) => ({
        ...content,
        certificates: [...content.certificates, { name, month: null }],
      })),
    );
    fc.assert(
      fc.property(resume, position, more, (content, post, add) => {
        const before = match(positionOf(post), talentOf(content), matchingNow);
        const after = match(positionOf(post), talentOf(add(content)), matchingNow);
        for (const [at, { words, result }] of before.requirements.entries()) {
          const now = after.requirements[at];
          expect(now?.words).toBe(words);
          expect(strengths[now?.result ?? ''] ?? -1).toBeGreaterThanOrEqual(strengths[result] ?? 3);
        }
      }),
      { numRuns: 160 },
    );
  });

  it('asks the wish that a position answers, in whatever order they were written', () => {
    const [frontend] = wishFor('前端开发工程师', { cityCodes: [shanghai], salaryMin: 3_000_000 }).wishes;
    const [product] = wishFor('产品经理', { salaryMin: 1_000_000 }).wishes;
    if (frontend === undefined || product === undefined) throw new Error('two wishes');
    for (const list of [
      [frontend, product],
      [product, frontend],
    ]) {
      const talent = talentOf({}, { wishes: { ...wishFor(''), wishes: list } });
      const closedOf = (post: Partial<PositionContent>) =>
        match(positionOf({ salaryMin: 1_500_000, salaryMax: 2_000_000, ...post }), talent, matchingNow)
          .gates.filter(({ open }) => !open)
          .map(({ gate }) => gate);
      expect(closedOf({ title: '产品经理', categoryId: '110101' })).toEqual([]);
      expect(closedOf({})).toEqual(['city', 'salary']);
    }
  });

  it('orders as a recruiter would', () => {
    const post = positionOf({
      experience: 5,
      education: 5,
      requirements: [
        skillAsked('React', { years: 2 }),
        skillAsked('TypeScript'),
        skillAsked('Node.js', { kind: 'nice' }),
      ],
    });
    const wanted = { wishes: wishFor('前端开发工程师') };
    const studied = {
      education: [{ ...entry.education(), degree: 5, major: '软件工程', start: '2016-09', end: '2020-06' }],
    };
    const did = '用 React 与 TypeScript 做商家后台';
    const scores = [
      talentOf({ ...studied, work: [workedAs('前端开发工程师', '2022-07', null, did)] }, wanted),
      talentOf(
        { ...studied, work: [workedAs('前端开发工程师', '2022-07', null)], skills: [{ name: 'React', level: 3 }] },
        wanted,
      ),
      talentOf(
        { ...studied, work: [workedAs('Java开发工程师', '2022-07', null)], skills: [{ name: 'React', level: 3 }] },
        wanted,
      ),
      talentOf(
        { ...studied, work: [workedAs('Java开发工程师', '2022-07', null)] },
        { wishes: wishFor('Java开发工程师') },
      ),
      talentOf({ ...studied, work: [workedAs('护士', '2022-07', null)] }, { wishes: wishFor('护士') }),
    ].map((talent) => match(post, talent, matchingNow).score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it('does not put what somebody left before what they look for', () => {
    const left = { work: [workedAs('前端开发工程师', '2020-07', null, '用 React 做后台')] };
    const post = positionOf({ requirements: [skillAsked('React')] });
    const [stays, leaves] = ['前端开发工程师', '产品经理'].map((role) =>
      match(post, talentOf(left, { wishes: wishFor(role) }), matchingNow),
    );
    expect(stays?.fit).toBe('strong');
    expect(leaves?.fit).toBe('possible');
    expect(leaves?.score ?? 0).toBeLessThan((stays?.score ?? 0) * 0.7);
  });

  it('gives each side its own words for the same fact', () => {
    const post = positionOf({ salaryMin: 1_000_000, salaryMax: 1_500_000, requirements: [skillAsked('React')] });
    const talent = talentOf(
      { work: [workedAs('前端开发工程师', '2022-07', null, '用 React 做后台')] },
      { wishes: wishFor('前端开发工程师', { salaryMin: 2_000_000 }) },
    );
    const { reasons } = match(post, talent, matchingNow);
    expect(reasons).toEqual([
      { code: 'skills', text: '技能 1/1', employerText: '技能 1/1', good: true },
      { code: 'role', text: '4 年同岗位', employerText: '4 年同岗位', good: true },
      { code: 'city', text: '期望城市', employerText: '期望在杭州工作', good: true },
      { code: 'salary', text: '薪资低于期望', employerText: '期望薪资高于范围', good: false },
    ]);
  });
});

describe('matchInputHash', () => {
  const post = positionOf({ requirements: [skillAsked('React')] });
  const talent = talentOf({ work: [workedAs('前端开发工程师', '2022-07', null)] });

  it('is the same for the same input however its keys are ordered, and within a month', () => {
    // Object.fromEntries forgets the shape of what it is given: the same keys, in another order.
    const turned = Object.fromEntries(Object.entries(talent).toReversed()) as unknown as typeof talent;
    const hash = matchInputHash(post, talent, matchingNow);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(matchInputHash(post, turned, matchingNow)).toBe(hash);
    expect(matchInputHash(post, talent, new Date('2026-11-01T00:00:00Z'))).toBe(hash);
  });

  it('changes with either side and with the month', () => {
    const hashes = [
      matchInputHash(post, talent, matchingNow),
      matchInputHash(positionOf({}), talent, matchingNow),
      matchInputHash(post, { ...talent, jobStatus: 1 }, matchingNow),
      matchInputHash(post, talent, new Date('2026-12-01T00:00:00Z')),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
