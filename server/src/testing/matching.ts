import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionCondition, PositionRequirement } from '@pinjian/contract/position-requirement.ts';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { skillByName } from '#domains/dictionary/index.ts';
import { positionFactsOf, type PositionFacts } from '#domains/matching/facts/position-facts.ts';
import {
  talentFactsOf,
  type TalentFacts,
  type TalentInput,
  type WishedFor,
} from '#domains/matching/facts/talent-facts.ts';
import { unnamedContent } from '#domains/resume/index.ts';

export const matchingNow = new Date('2026-11-20T02:00:00Z');
export const hangzhou = '101210100';
export const shanghai = '101020100';

/** Facts of a resume with these parts; whatever is not said is empty, and the person may be found. */
export function talentOf(content: Partial<ResumeContent>, given: Partial<TalentInput> = {}): TalentFacts {
  return talentFactsOf({
    content: unnamedContent({ ...emptyResumeContent(), ...content }),
    wishes: null,
    receipts: [],
    industries: [],
    activeAt: matchingNow,
    blockedCompanyIds: [],
    employerCompanyIds: [],
    findable: true,
    now: matchingNow,
    ...given,
  });
}

/** A single employment. */
export function workedAs(
  title: string,
  start: string,
  end: string | null,
  description = '',
): ResumeContent['work'][number] {
  return {
    company: '示例公司',
    roles: [{ ...emptyEntry.workRole(), title, start, end, current: end === null, description }],
  };
}

/** One wish, for a role in cities. */
export function wishFor(position: string, changes: Partial<WishedFor['wishes'][number]> = {}): WishedFor {
  const wish = { position, positionCode: null, cityCodes: [hangzhou], anyCity: false, remote: false, salaryMin: null };
  return { wishes: [{ ...wish, ...changes }], jobTypes: [], recruitTypes: [], arrival: null };
}

/** A skill that a position asks for, with the id that publishing gives it. */
export function skillAsked(skill: string, changes: Partial<PositionRequirement> = {}): PositionRequirement {
  const skillId = skillByName(skill)?.id ?? null;
  return { kind: 'must', skill, skillId, years: null, from: null, by: 'writer', ...changes };
}

/** Another condition of a position. */
export function conditionAsked(
  what: PositionCondition['what'],
  words: string,
  changes: Partial<PositionCondition> = {},
): PositionCondition {
  return { kind: 'must', what, words, code: null, level: null, from: null, by: 'writer', ...changes };
}

/** Facts of a position in 杭州 that asks for nothing but what is given. */
export function positionOf(
  content: Partial<PositionContent>,
  company: { readonly companyId: string; readonly industry: string | null } = { companyId: 'c1', industry: null },
): PositionFacts {
  return positionFactsOf(
    { ...emptyPositionContent(), title: '前端开发工程师', categoryId: '100201', cityCode: hangzhou, ...content },
    company,
  );
}
