import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { fits, type Match, type MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';

const summary = {
  name: '张**',
  title: '后端开发',
  company: '某公司',
  education: null,
  school: '',
  major: '',
  workYears: 4,
  city: '北京',
  intendedPosition: '',
  intendedSalary: '',
  skills: [],
};

/** A row of the employer's lists, as far as a test does not say otherwise: somebody who applied and waits. */
export function candidateRow(
  id: string,
  more: Partial<Omit<CandidateRow, 'applicationId' | 'resumeId'>> = {},
): CandidateRow {
  const {
    state = 1,
    appliedAt = '2026-11-01T02:00:00.000Z',
    updatedAt = appliedAt ?? '2026-11-01T02:00:00.000Z',
    ...rest
  } = more;
  return {
    applicationId: id,
    state,
    version: 1,
    viewStatus: 1,
    appliedAt,
    updatedAt,
    rejection: null,
    invitation: null,
    round: null,
    offer: null,
    allowedMoves: state === 2 ? ['inviteToAiInterview'] : state === 32 ? ['inviteToRealInterview'] : [],
    assessment: null,
    resumeId: `resume-${id}`,
    position: { positionId: 'position', title: 'Java 后端' },
    candidate: summary,
    ...rest,
  };
}

/** A requirement with what was found for it: its words are the evidence. */
export function matchedRequirement(
  words: string,
  result: MatchedRequirement['result'],
  kind: MatchedRequirement['kind'] = 'must',
): MatchedRequirement {
  const evidence = [
    { source: 'work' as const, path: 'work.0', start: 0, end: 4, words: `用${words}做项目`, note: '2 年' },
  ];
  return { kind, what: 'skill', words, span: null, result, evidence: result === 'noEvidence' ? [] : evidence };
}

/** How somebody fits, by the needed requirements alone. */
export function matchOf(
  requirements: readonly MatchedRequirement[],
  { score = 500, closed }: { readonly score?: number; readonly closed?: string } = {},
): Match {
  return {
    version: 'test',
    score,
    fit: closed === undefined ? (fits[score >= 700 ? 0 : score >= 500 ? 1 : 2] ?? 'possible') : 'weak',
    gates: [{ gate: 'salary', open: closed === undefined, text: closed ?? '薪资符合' }],
    requirements: [...requirements],
    reasons: [],
  };
}

/** A talent whom the company may find and add, as far as a test does not say otherwise. */
export function talentRow(
  id: string,
  {
    match = matchOf([]),
    workYears = 4,
    title = '后端开发',
    pay = '2W以上',
    cities = ['北京'],
    mayAdd = true,
    hidden = false,
  }: {
    readonly match?: Match;
    readonly workYears?: number;
    readonly title?: string;
    readonly pay?: string;
    readonly cities?: readonly string[];
    readonly mayAdd?: boolean;
    readonly hidden?: boolean;
  } = {},
): TalentRow {
  return {
    resumeId: id,
    candidate: { ...summary, workYears, title },
    jobStatus: null,
    activity: 'week',
    wishes: {
      positions: [],
      cities: [...cities],
      anyCity: false,
      remote: false,
      salaryText: pay,
      jobTypes: [],
      recruitTypes: [],
      arrival: null,
    },
    match,
    standing: {
      inPipeline: [],
      lookedAt: null,
      colleague: null,
      pushedAt: null,
      hidden,
      unsuitableUntil: null,
      mayAdd,
    },
  };
}
