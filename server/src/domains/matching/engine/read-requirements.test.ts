import { describe, expect, it } from 'vitest';
import type { MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import type { PositionCondition } from '@pinjian/contract/position-requirement.ts';
import { emptyEntry, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { skillByName } from '#domains/dictionary/index.ts';
import { conditionAsked, matchingNow, positionOf, skillAsked, talentOf, workedAs } from '#testing/matching.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import type { Receipt, TalentFacts } from '../facts/talent-facts.ts';
import { match } from './match.ts';

function only(position: PositionFacts, talent: TalentFacts): MatchedRequirement | undefined {
  const { requirements } = match(position, talent, matchingNow);
  expect(requirements).toHaveLength(1);
  return requirements[0];
}

function skill(name: string, years: number | null, content: Partial<ResumeContent>, receipts: Receipt[] = []) {
  const position = positionOf({ requirements: [skillAsked(name, { years })] });
  return only(position, talentOf(content, { receipts }));
}

const java = (start: string, end: string | null) => workedAs('后端开发工程师', start, end, '用 Java 写交易服务');
const project = (description: string) => ({ ...emptyEntry.project(), name: '课程设计', description });

describe('a skill', () => {
  it.each<[string, string, number | null, Partial<ResumeContent>, string, string | undefined]>([
    ['named in the work', 'Java', null, { work: [java('2022-01', null)] }, 'met', 'work'],
    ['named in a project', 'Java', null, { projects: [project('用 Java 写图书馆系统')] }, 'met', 'project'],
    ['an internship', 'Java', null, { work: [workedAs('Java实习生', '2026-01', '2026-06')] }, 'met', 'internship'],
    [
      'a course',
      'Java',
      null,
      { education: [{ ...emptyEntry.education(), description: 'Java 程序设计 92 分' }] },
      'met',
      'course',
    ],
    ['only claimed', 'Java', null, { skills: [{ name: 'Java', level: 4 }] }, 'partly', 'skill'],
    [
      'claimed by somebody of the trade',
      'Kafka',
      null,
      { skills: [{ name: 'Kafka', level: 2 }], work: [workedAs('后端开发工程师', '2022-01', null)] },
      'met',
      'work',
    ],
    [
      'claimed by somebody of another trade',
      'Kafka',
      null,
      { skills: [{ name: 'Kafka', level: 2 }], work: [workedAs('会计', '2022-01', null)] },
      'partly',
      'skill',
    ],
    ['told of oneself', 'Java', null, { selfEvaluation: '精通 Java' }, 'partly', 'evaluation'],
    [
      'shown by its framework',
      'Java',
      null,
      { work: [workedAs('后端开发工程师', '2022-01', null, '用 Spring Boot 写接口')] },
      'met',
      'work',
    ],
    [
      'a framework not shown by its language',
      'Spring Boot',
      null,
      { work: [java('2022-01', null)] },
      'noEvidence',
      undefined,
    ],
    [
      'a related one',
      'Jira',
      null,
      { work: [workedAs('测试工程师', '2022-01', null, '负责缺陷管理')] },
      'partly',
      'work',
    ],
    ['years that were worked', 'Java', 3, { work: [java('2022-01', null)] }, 'met', 'work'],
    ['three months short of them', 'Java', 3, { work: [java('2024-03', null)] }, 'met', 'work'],
    ['half of them', 'Java', 6, { work: [java('2024-01', null)] }, 'partly', 'work'],
    [
      'years only claimed',
      'Java',
      3,
      { skills: [{ name: 'Java', level: 4 }], selfEvaluation: '10 年 Java 经验' },
      'noEvidence',
      undefined,
    ],
    ['ages ago', 'Java', null, { work: [java('2008-01', '2010-12')] }, 'met', 'work'],
    [
      'nothing',
      'Java',
      null,
      { work: [workedAs('会计', '2022-01', null, '用 JavaScript 写表单')] },
      'noEvidence',
      undefined,
    ],
    ['denied', 'Java', null, { selfEvaluation: '没有用过 Java' }, 'noEvidence', undefined],
    [
      'of no table, in the work',
      '跨境支付清算',
      null,
      { work: [workedAs('产品经理', '2022-01', null, '负责跨境支付与清算')] },
      'met',
      'work',
    ],
    [
      'of no table, only claimed',
      '跨境支付清算',
      null,
      { skills: [{ name: '跨境支付清算', level: null }] },
      'partly',
      'skill',
    ],
    ['of no table, within another word', 'gox', null, { selfEvaluation: 'agoxb' }, 'noEvidence', undefined],
  ])('%s', (_what, name, years, content, ...[result, source]) => {
    const read = skill(name, years, content);
    expect(read?.result).toBe(result);
    expect(read?.evidence[0]?.source).toBe(source);
    expect(read?.evidence.length === 0).toBe(result === 'noEvidence');
  });

  it('says for how long and when last, and shows the words of both sides', () => {
    const text = '熟悉 Java，三年以上';
    const position = positionOf({
      description: [{ title: 2, text }],
      requirements: [skillAsked('Java', { years: 3, from: { title: 2, start: 3, end: 7 } })],
    });
    expect(only(position, talentOf({ work: [java('2020-01', '2025-06')] }))).toEqual({
      kind: 'must',
      what: 'skill',
      words: 'Java，3 年以上',
      span: { title: 2, start: 3, end: 7 },
      result: 'met',
      evidence: [
        {
          source: 'work',
          path: 'work.0.roles.0.description',
          start: 0,
          end: 12,
          words: '用 Java 写交易服务',
          note: '5 年半，最近 2025',
        },
      ],
    });
  });
});

describe('an AI interview', () => {
  const receipt = (changes: Partial<Receipt>): Receipt => ({
    interviewId: 'i1',
    companyId: null,
    skillId: skillByName('Java')?.id ?? null,
    level: 42,
    at: matchingNow,
    quote: { seq: 3, start: 2, end: 9, text: '我用线程池隔离' },
    ...changes,
  });
  const claimed = { skills: [{ name: 'Java', level: 1 }] };

  it('outranks a claim and comes first', () => {
    const read = skill('Java', null, claimed, [receipt({})]);
    expect(read?.result).toBe('met');
    expect(read?.evidence).toMatchObject([
      { source: 'interview', path: 'interview.i1.3', start: 2, end: 9, words: '我用线程池隔离' },
      { source: 'skill' },
    ]);
  });

  it.each([
    ['a low one takes nothing away', { level: 15 }, 'partly'],
    ['another company’s own is not read', { companyId: 'other' }, 'partly'],
    ['this company’s own is', { companyId: 'c1' }, 'met'],
    ['about something else', { skillId: skillByName('Go')?.id ?? null }, 'partly'],
  ])('%s', (_what, changes, result) => {
    expect(skill('Java', null, claimed, [receipt(changes)])?.result).toBe(result);
  });

  it('does not make up years', () => {
    expect(skill('Java', 3, {}, [receipt({})])?.result).toBe('partly');
  });
});

describe('a condition', () => {
  const read = (condition: PositionCondition, content: Partial<ResumeContent>) =>
    only(positionOf({ conditions: [condition] }), talentOf(content));
  const studied = (major: string) => ({ education: [{ ...emptyEntry.education(), major }] });
  const cpa = conditionAsked('certificate', '初级会计职称', { code: 'C0002' });
  const english = (level: 1 | 2 | 3 | null) => conditionAsked('language', '英语', { code: 'en', level });
  const computing = conditionAsked('major', '计算机科学与技术', { code: '080901' });

  it.each<[string, PositionCondition, Partial<ResumeContent>, string]>([
    ['a certificate held', cpa, { certificates: [{ name: '初级会计', month: null }] }, 'met'],
    ['a higher one', cpa, { certificates: [{ name: 'CPA', month: null }] }, 'met'],
    ['one aimed at', cpa, { selfEvaluation: '正在备考初级会计' }, 'partly'],
    ['none', cpa, { selfEvaluation: '做过会计' }, 'noEvidence'],
    ['one that is said not to be held', cpa, { selfEvaluation: '没有初级会计证' }, 'noEvidence'],
    ['one never sat for', cpa, { selfEvaluation: '没考过初级会计职称' }, 'noEvidence'],
    ['one beside another that is not held', cpa, { selfEvaluation: '没有驾照，有初级会计证' }, 'met'],
    ['a language at its level', english(2), { languages: [{ name: '英语', level: 'CET-6' }] }, 'met'],
    ['below it', english(3), { languages: [{ name: '英语', level: 'CET-4' }] }, 'partly'],
    ['of unknown level', english(2), { languages: [{ name: '英语', level: '' }] }, 'partly'],
    ['no level asked', english(null), { languages: [{ name: '英语', level: '' }] }, 'met'],
    ['another language', english(1), { languages: [{ name: '日语', level: 'N1' }] }, 'noEvidence'],
    ['the same major', computing, studied('计算机科学与技术'), 'met'],
    ['one of its class', computing, studied('软件工程'), 'met'],
    ['one of its discipline', computing, studied('机械工程'), 'partly'],
    ['another one', computing, studied('法学'), 'noEvidence'],
    ['a class of majors', conditionAsked('major', '计算机类', { code: '计算机类' }), studied('网络工程'), 'met'],
    ['words about majors', conditionAsked('major', '计算机相关专业'), studied('软件工程'), 'met'],
    [
      'a shift that was worked',
      conditionAsked('shift', '夜班', { code: 'night' }),
      { work: [workedAs('护士', '2022-01', null, '轮值夜班')] },
      'met',
    ],
    [
      'a shift that is refused',
      conditionAsked('shift', '夜班', { code: 'night' }),
      { selfEvaluation: '不接受夜班' },
      'noEvidence',
    ],
  ])('%s', (_what, condition, content, result) => {
    expect(read(condition, content)?.result).toBe(result);
  });

  it('counts the trade itself for a licence that nobody works without, to be checked', () => {
    const licence = conditionAsked('certificate', '护士执业证', { code: 'C0045' });
    const found = read(licence, { work: [workedAs('护士', '2021-12', null)] });
    expect(found).toMatchObject({
      result: 'partly',
      evidence: [{ words: '护士', note: '从事须持证的岗位 5 年，证书待核实' }],
    });
  });
});

describe('degree and experience', () => {
  it.each([
    [5, 6, 'met', '硕士'],
    [5, 5, 'met', '本科'],
    [5, 4, 'partly', '大专'],
    [6, 4, 'noEvidence', undefined],
    [5, null, 'noEvidence', undefined],
  ])('degree %s asked, %s had', (education, degree, result, words) => {
    const talent = talentOf({ education: [{ ...emptyEntry.education(), degree }] });
    const read = only(positionOf({ education }), talent);
    expect(read).toMatchObject({ what: 'education', result });
    expect(read?.evidence[0]?.words).toBe(words);
  });

  it.each([
    [5, [workedAs('前端', '2022-01', null)], 'met', '共 4 年半'],
    [5, [workedAs('前端', '2024-12', null)], 'partly', '共 2 年'],
    [5, [], 'noEvidence', undefined],
    [3, [workedAs('前端', '2026-05', null)], 'met', ''],
  ])('experience %s', (experience, work, result, note) => {
    const read = only(positionOf({ experience }), talentOf({ work }));
    expect(read).toMatchObject({ what: 'experience', result });
    expect(read?.evidence[0]?.note).toBe(note);
  });
});
