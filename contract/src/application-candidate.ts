import * as z from 'zod/mini';
import { byAgent } from './by-agent.ts';
import { nextAct } from './application-next-act.ts';
import { offerSummary } from './application-offer-terms.ts';
import { candidateListSteps, moveNames, movers } from './application-pipeline.ts';
import { roundBrief } from './application-round-view.ts';
import { invitation, movedFrom, state, viewState } from './application-view.ts';
import { option } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { bands, scoreStates } from './interview-report.ts';
import { pageOf, pageQuery } from './paging.ts';
import { candidateResume } from './resume.ts';
import { instant } from './time.ts';

/** A rejection in the eyes of the employer. */
export const rejection = z.object({
  /** Value of reject_reason. */
  reason: option,
  /** For the employer's own members; the seeker never reads it. */
  note: z.string(),
  /** What the seeker reads in the company's own words once it is released; '' without. */
  goodbye: z.string(),
  rejectedAt: instant,
  /** When the seeker learns of it; until then it can be undone. */
  releaseAt: instant,
  released: z.boolean(),
});

/** What a list tells about a candidate, read from the resume that was sent. */
export const candidateSummary = z.object({
  /** Masked (张**) until the seeker has applied here. */
  name: z.string(),
  /** The present or latest post; '' when the resume names none. */
  title: z.string(),
  company: z.string(),
  /** Highest education. */
  education: z.nullable(option),
  school: z.string(),
  major: z.string(),
  /** Whole years of work; null when the resume gives no dates. */
  workYears: z.nullable(z.int()),
  city: z.string(),
  /** First intended position and pay: 1.5W-2W, 面议. '' when not said. */
  intendedPosition: z.string(),
  intendedSalary: z.string(),
  /** At most eight. */
  skills: z.array(z.string()),
});
export type CandidateSummary = z.output<typeof candidateSummary>;

const standing = {
  applicationId: z.string(),
  state,
  /** To be sent with the next move. */
  version: z.int(),
  viewStatus: viewState,
  /** null for a talent that the company added itself. */
  appliedAt: z.nullable(instant),
  updatedAt: instant,
  /** Set while the state is 6. */
  rejection: z.nullable(rejection),
  /** The newest invitation to an AI interview. */
  invitation: z.nullable(invitation),
  /** The newest round of interviews with people. */
  round: z.nullable(roundBrief),
  /** The newest offer, drafts too; null for a member who reads none. */
  offer: z.nullable(offerSummary),
  /** What a member with candidate.move may do now. */
  allowedMoves: z.array(z.enum(moveNames)),
};

/** Where a candidate stands after a move. */
export const candidateStanding = z.object(standing);
export type CandidateStanding = z.output<typeof candidateStanding>;

/** What the newest report says of a candidate. */
export const assessment = z.object({
  interviewId: z.string(),
  state: z.enum(scoreStates),
  /** 0 to 100; null without enough evidence. */
  score100: z.nullable(z.int()),
  band: z.nullable(z.enum(bands)),
  /** What a member of the company judged instead, last. */
  humanBand: z.nullable(z.enum(bands)),
});
export type Assessment = z.output<typeof assessment>;

/**
 * Orders of the candidates: what changed last; the highest score of a report; the interview with a person that comes
 * next. Those without one come after the others.
 */
export const candidateOrders = ['updated', 'score', 'interview'] as const;
export type CandidateOrder = (typeof candidateOrders)[number];

/** Part of a name, a phone, a school or a company in the resume. */
const wordsOfResume = z._default(z.string().check(z.trim(), z.maxLength(40, '搜索词最多 40 个字')), '');

/** A row of the employer's lists. */
export const candidateRow = z.object({
  ...standing,
  /** null without a report, or for a member who may not read reports. */
  assessment: z.nullable(assessment),
  resumeId: z.string(),
  position: z.object({ positionId: z.string(), title: z.string() }),
  candidate: candidateSummary,
});
export type CandidateRow = z.output<typeof candidateRow>;

export const listActiveDeliveries = endpoint({
  method: 'GET',
  path: '/job/candidate/activeDelivery',
  caller: 'employer',
  summary: '主动投递：等待筛选的投递，新的在前',
  query: z.object({
    q: wordsOfResume,
    positionId: z.optional(id),
    /** 1 not opened yet, 2 opened. */
    viewStatus: z.optional(z.pipe(z.coerce.number(), z.literal([1, 2], '没有这个查看状态'))),
    ...pageQuery,
  }),
  output: pageOf(candidateRow),
});

export const listCandidates = endpoint({
  method: 'GET',
  path: '/job/candidate/list',
  caller: 'employer',
  summary: '候选人，最近变动的、评分高的或最近要面试的在前；附各状态的数量',
  query: z.object({
    q: wordsOfResume,
    sort: z._default(z.enum(candidateOrders, '没有这种排序'), 'updated'),
    positionId: z.optional(id),
    /** One of `candidateListSteps`; absent for all. */
    status: z.optional(z.pipe(z.coerce.number(), z.literal(candidateListSteps, '没有这个状态'))),
    ...pageQuery,
  }),
  output: z.extend(pageOf(candidateRow), {
    /** Of the position and the words, whatever `status` asks for; every one of `candidateListSteps`, in that order. */
    counts: z.array(z.object({ state, count: z.int() })),
  }),
});

/** Candidates of one step that the board shows; how many there are stands beside them. */
export const shownInColumn = 20;

export const getCandidateBoard = endpoint({
  method: 'GET',
  path: '/job/candidate/board',
  caller: 'employer',
  summary: `候选人看板：每个状态的数量和最近变动的 ${shownInColumn} 位`,
  query: z.object({ positionId: z.optional(id) }),
  output: z.object({
    /** Every one of `candidateListSteps`, in that order. */
    columns: z.array(z.object({ state, total: z.int(), totalCapped: z.boolean(), records: z.array(candidateRow) })),
  }),
});

/** One line of a candidate's history. */
export const historyEntry = z.object({
  eventId: z.string(),
  at: instant,
  /** `view`: a member opened the resume for the first time. */
  what: z.enum([...moveNames, 'view']),
  by: z.object({
    kind: z.enum(movers),
    /** The member's name where they gave one. */
    name: z.nullable(z.string()),
    /** Of agents: which kind it was. */
    agent: byAgent,
  }),
  from: state,
  to: state,
  /** Reason and note of a rejection, words of a refusal; '' when nothing was said. */
  why: z.string(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const getTalentDetail = endpoint({
  method: 'GET',
  path: '/job/candidate/detail/{resumeId}',
  caller: 'employer',
  summary: '人才详情：简历、所处步骤、经过、可做的操作、面试；首次打开即记为已查看',
  /** Absent or 0: without a position (decisions §8). */
  query: z.object({ positionId: z.optional(z.union([z.literal('0'), id])) }),
  output: z.object({
    resume: candidateResume,
    candidate: candidateSummary,
    position: z.nullable(z.object({ positionId: z.string(), title: z.string() })),
    application: z.nullable(candidateStanding),
    /** Newest first. */
    history: z.array(historyEntry),
    /** What the application waits for; null without one, and where nothing is waited for. */
    next: z.nullable(nextAct),
    /** Every invitation, newest first; one with `reportReady` leads to its report. */
    invitations: z.array(invitation),
  }),
});

/** One candidate as a move names them: the state and version that were looked at. */
export const chosen = { applicationId: id, ...movedFrom };

export const passResume = endpoint({
  method: 'POST',
  path: '/job/candidate/pass',
  caller: 'employer',
  summary: '简历通过，加入候选人',
  body: z.object(chosen),
  output: candidateStanding,
});

/** Why a candidate is rejected; for the employer's own records. */
export const rejectionInput = {
  /** dictNum of reject_reason. */
  reason: z.int('请选择原因').check(z.minimum(1), z.maximum(99)),
  note: z._default(z.string().check(z.trim(), z.maxLength(300, '备注最多 300 个字')), ''),
  /** Tell the seeker at once instead of after 24 hours; it is final then. */
  releaseNow: z._default(z.boolean(), false),
};

export const rejectCandidate = endpoint({
  method: 'POST',
  path: '/job/candidate/reject',
  caller: 'employer',
  summary: '标记未通过：24 小时后告知求职者，之前可以撤销',
  body: z.object({
    ...chosen,
    ...rejectionInput,
    /** After an interview: what the seeker is told at the release, in the company's own words. */
    goodbye: z.optional(z.string().check(z.trim(), z.maxLength(1000, '给候选人的话最多 1000 个字'))),
  }),
  output: candidateStanding,
});

export const undoRejection = endpoint({
  method: 'POST',
  path: '/job/candidate/undoReject',
  caller: 'employer',
  summary: '撤销未通过，回到之前的步骤；已告知求职者的不能撤销',
  body: z.object(chosen),
  output: candidateStanding,
});

export const inviteToAiInterview = endpoint({
  method: 'POST',
  path: '/job/candidate/inviteToAiInterview',
  caller: 'employer',
  summary: '邀请AI面试，7 天内有效',
  body: z.object(chosen),
  output: candidateStanding,
});

export const takeBackInvitation = endpoint({
  method: 'POST',
  path: '/job/candidate/takeBackInvitation',
  caller: 'employer',
  summary: '收回尚未答复的AI面试邀请',
  body: z.object(chosen),
  output: candidateStanding,
});

export const candidateEndpoints = {
  listActiveDeliveries,
  listCandidates,
  getCandidateBoard,
  getTalentDetail,
  passResume,
  rejectCandidate,
  undoRejection,
  inviteToAiInterview,
  takeBackInvitation,
};
