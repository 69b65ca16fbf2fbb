import type { Answer } from '@pinjian/contract/endpoint.ts';
import { gateNames, type Match } from '@pinjian/contract/matching-match.ts';
import type { getTalent } from '@pinjian/contract/matching-talent.ts';
import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { sampleCandidate } from './application.ts';

const description = '负责网关的性能优化，用 TypeScript 重写\n带三人小组';

/** A match with evidence in the first post: one requirement met, one without evidence. */
export function sampleMatch(changes: Partial<Match> = {}): Match {
  return {
    version: '1',
    score: 700,
    fit: 'good',
    gates: gateNames.map((gate) => ({ gate, open: true, text: '符合' })),
    requirements: [
      {
        kind: 'must',
        what: 'skill',
        words: 'TypeScript，3 年以上',
        span: null,
        result: 'met',
        evidence: [
          {
            source: 'work',
            path: 'work.0.roles.0.description',
            start: 12,
            end: 22,
            words: description.slice(12, 22),
            note: '3 年，最近 2026',
          },
        ],
      },
      { kind: 'must', what: 'skill', words: 'Kubernetes', span: null, result: 'noEvidence', evidence: [] },
    ],
    reasons: [
      { code: 'skills', text: '您有技能 1/2', employerText: '技能 1/2', good: true },
      { code: 'salary', text: '薪资达到您的期望', employerText: '薪资符合', good: true },
    ],
    ...changes,
  };
}

/** An id of the letters of a test: a, b, c. */
export function talentId(letter: string): string {
  return `01a20764-0000-7000-8000-${letter.codePointAt(0)?.toString(16).padStart(12, '0') ?? ''}`;
}

/** A talent in a list, matched against its position. */
export function sampleTalent(letter: string, standing: Partial<TalentRow['standing']> = {}): TalentRow {
  return {
    resumeId: talentId(letter),
    candidate: { ...sampleCandidate(letter).candidate, name: `${letter}**` },
    jobStatus: { value: 1, label: '离职-随时到岗' },
    activity: 'week',
    wishes: {
      positions: ['前端工程师'],
      cities: ['杭州'],
      anyCity: false,
      remote: false,
      salaryText: '2W以上',
      jobTypes: [],
      recruitTypes: [],
      arrival: null,
    },
    match: sampleMatch(),
    standing: {
      inPipeline: [],
      lookedAt: null,
      colleague: null,
      hidden: false,
      unsuitableUntil: null,
      pushedAt: null,
      mayAdd: true,
      ...standing,
    },
  };
}

/** The same talent whole. */
export function sampleTalentDetail(letter: string): Answer<typeof getTalent> {
  const { resumeId, candidate, jobStatus, activity, wishes, match, standing } = sampleTalent(letter);
  const { basics, ...content } = emptyResumeContent();
  const { gender: _gender, ...shown } = basics;
  return {
    resume: {
      resumeId,
      contactShown: false,
      updatedAt: '2026-11-18T01:00:00Z',
      content: {
        ...content,
        education: [],
        basics: { ...shown, name: candidate.name },
        work: [
          {
            company: '示例网络',
            roles: [{ title: '前端工程师', department: '', start: '2021-07', end: null, current: true, description }],
          },
        ],
      },
    },
    candidate,
    jobStatus,
    activity,
    wishes,
    position: { positionId: '01a20764-0000-7000-8000-0000000000ff', title: '前端工程师' },
    match,
    standing,
    looks: [],
  };
}
