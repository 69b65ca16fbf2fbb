import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import type { TargetJob } from '@pinjian/contract/application.ts';
import type { Invitation, MyApplication } from '@pinjian/contract/application-view.ts';
import type { ResumeCard } from '@pinjian/contract/resume.ts';
import { plainPrint } from '@pinjian/contract/resume-print.ts';
import { idOf } from './answers/ids.ts';

type PositionCard = TargetJob['position'];

/** An invitation to an AI interview that waits for an answer. */
export function sampleInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    invitationId: 'invitation-1',
    kind: 'ai',
    state: 'pending',
    interviewStatus: 0,
    invitedAt: '2026-11-20T01:00:00Z',
    expiresAt: '2026-11-27T01:00:00Z',
    interviewId: null,
    windowEndsAt: null,
    reportReady: false,
    review: null,
    ...changes,
  };
}

/** An application that was delivered and not opened yet. */
export function sampleApplication(changes: Partial<MyApplication> = {}): MyApplication {
  return {
    applicationId: 'application-1',
    positionId: 'position-1',
    state: 1,
    version: 1,
    viewStatus: 1,
    appliedAt: '2026-11-20T01:00:00Z',
    resume: { resumeId: 'resume-1', title: '前端简历' },
    invitation: null,
    round: null,
    goodbye: null,
    offer: null,
    applyAgainAt: null,
    updatedAt: '2026-11-20T01:00:00Z',
    allowedMoves: ['withdraw'],
    ...changes,
  };
}

/** An open position as lists show it. */
export function samplePosition(changes: Partial<PositionCard> = {}): PositionCard {
  return {
    positionId: 'position-1',
    title: '前端工程师',
    status: { value: 3, label: '招聘中' },
    salaryText: '1.5W-2.5W·14薪',
    city: { code: '101010100', name: '北京' },
    district: null,
    experience: { value: 3, label: '3-5年' },
    education: { value: 5, label: '本科' },
    jobType: { value: 1, label: '全职' },
    recruitType: { value: 1, label: '社招' },
    workMode: { value: 1, label: '现场办公' },
    postSource: { value: 1, label: '企业直招' },
    benefits: [],
    publishedAt: '2026-11-18T01:00:00Z',
    company: {
      companyId: 'company-1',
      name: '示例科技',
      logoUrl: null,
      industry: '1001',
      industryName: '互联网',
      staffSize: '100-499人',
      financingStage: null,
      cityName: '北京',
      verified: true,
    },
    skills: ['TypeScript', 'React'],
    collected: false,
    ...changes,
  };
}

/** A confirmed resume in the seeker's own list. */
export function sampleResume(id: string, changes: Partial<ResumeCard> = {}): ResumeCard {
  return {
    resumeId: idOf(`resume-${id}`),
    title: `简历${id}`,
    parseState: 'parsed',
    failure: null,
    isDefault: false,
    template: 'classic',
    printStyle: plainPrint,
    confirmed: true,
    version: 1,
    createdAt: '2026-11-01T01:00:00Z',
    updatedAt: '2026-11-10T01:00:00Z',
    name: '林示例',
    headline: '前端工程师',
    completeness: 90,
    fileKind: 'pdf',
    ...changes,
  };
}

/** A delivery as the employer's lists show it. */
export function sampleCandidate(id: string, changes: Partial<CandidateRow> = {}): CandidateRow {
  return {
    applicationId: `application-${id}`,
    state: 1,
    version: 1,
    viewStatus: 1,
    appliedAt: '2026-11-20T01:00:00Z',
    updatedAt: '2026-11-20T01:00:00Z',
    rejection: null,
    invitation: null,
    round: null,
    offer: null,
    allowedMoves: ['passResume', 'reject'],
    assessment: null,
    resumeId: `resume-${id}`,
    position: { positionId: 'position-1', title: '前端工程师' },
    candidate: {
      name: `候选人${id}`,
      title: '前端工程师',
      company: '示例网络',
      education: { value: 5, label: '本科' },
      school: '示例大学',
      major: '软件工程',
      workYears: 4,
      city: '北京',
      intendedPosition: '前端工程师',
      intendedSalary: '1.5W-2W',
      skills: ['TypeScript'],
    },
    ...changes,
  };
}

type BulkChanges = Partial<Omit<BulkMove, 'rows'>> & {
  /** Of each in turn; pending where there is none. */
  readonly outcomes?: readonly BulkMove['rows'][number]['outcome'][];
  /** Of those that were skipped. */
  readonly code?: number;
};

/** A bulk move of the candidates with these letters, which waits ten seconds. */
export function sampleBulk(ids: string, { outcomes = [], code = 40900, ...changes }: BulkChanges = {}): BulkMove {
  const state = changes.state ?? 'waiting';
  return {
    bulkId: `bulk-${ids}`,
    move: 'passResume',
    releaseNow: false,
    state,
    dueAt: '2026-11-20T01:00:10Z',
    waitsMs: state === 'waiting' ? 10_000 : 0,
    rows: [...ids].map((id, index) => {
      const outcome = outcomes[index] ?? 'pending';
      const skipped = outcome === 'skipped';
      return {
        applicationId: `application-${id}`,
        resumeId: `resume-${id}`,
        name: `候选人${id}`,
        position: { positionId: 'position-1', title: '前端工程师' },
        outcome,
        code: skipped ? code : 200,
        message: skipped ? '状态已变化，请刷新' : 'success',
      };
    }),
    ...changes,
  };
}
