import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { bandFloors, bands, type Band } from './interview-report.ts';
import { instant } from './time.ts';

/** Days after a report within which the candidate can ask for a person. */
export const reviewRequestDays = 30;

export const reviewErrors = errorCodes({
  reviewNotForPractice: { code: 40956, message: '这是您自己的练习，没有招聘方可以复核' },
  reviewTooLate: {
    code: 40957,
    message: `报告生成已超过 ${reviewRequestDays} 天，不能再申请人工复核，可以直接联系招聘方`,
  },
  reviewAskedAlready: { code: 40958, message: '这份报告已经申请过人工复核，每份报告可以申请一次' },
  reviewNotAsked: { code: 40959, message: '候选人没有申请人工复核' },
  reviewAnsweredAlready: { code: 40960, message: '这个复核申请已经有人答复，请刷新查看' },
  reportRenewed: { code: 40961, message: '报告已经更新，请刷新后按新的报告改评' },
});

/** A request waits until a member answers it. */
export const reviewStates = ['pending', 'answered'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const reviewStateLabels: Readonly<Record<ReviewState, string>> = {
  pending: '待复核',
  answered: '已复核',
};

/** What a member can judge: the whole, or a competency of the report by its id. */
export const overallTarget = 'overall';

/** The band that a whole score of 0 to 100 reaches. */
export function bandOfScore(score: number): Band {
  return bands.find((band) => score >= bandFloors[band]) ?? 'notRecommended';
}

/** One judgement of a member beside the engine's. */
export const scoreOverride = z.object({
  overrideId: z.string(),
  target: z.string(),
  /** 总评, or the competency's name. */
  targetName: z.string(),
  /** Of the overall only: as chosen, or as the score says. */
  band: z.nullable(z.enum(bands)),
  /** 0 to 100 for the overall, 1 to 5 for a competency; null where only a band was chosen. */
  score: z.nullable(z.number()),
  reason: z.string(),
  /** The member's name; null where none was given, or the account is gone. */
  by: z.nullable(z.string()),
  at: instant,
  /** Of the report they had before them. */
  revision: z.int(),
});
export type ScoreOverride = z.output<typeof scoreOverride>;

const reviewRequest = z.object({
  state: z.enum(reviewStates),
  reason: z.string(),
  requestedAt: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** The member's name. */
  answeredBy: z.nullable(z.string()),
});
export type ReviewRequest = z.output<typeof reviewRequest>;

/** What people added to a report, for the company: all that was judged, newest first, and what the candidate asked. */
export const reportReview = z.object({
  interviewId: id,
  overrides: z.array(scoreOverride),
  request: z.nullable(reviewRequest),
});
export type ReportReview = z.output<typeof reportReview>;

/** The same in the eyes of the candidate: that a person has looked, never what they set instead. */
export const feedbackReview = z.object({
  interviewId: id,
  /** Whether it can be asked for now. */
  available: z.boolean(),
  /** Until when; null for a practice. */
  until: z.nullable(instant),
  request: z.nullable(z.omit(reviewRequest, { answeredBy: true })),
  /** When a person of the company last judged this report; null before. */
  reviewedAt: z.nullable(instant),
});
export type FeedbackReview = z.output<typeof feedbackReview>;

const chosen = z.object({ interviewId: id });

export const getReportReview = endpoint({
  method: 'GET',
  path: '/interview/report/review',
  caller: 'employer',
  summary: '报告的人工改评记录和候选人的复核申请',
  query: chosen,
  output: reportReview,
});

export const overrideScore = endpoint({
  method: 'POST',
  path: '/interview/report/override',
  caller: 'employer',
  summary: '人工改评：给总评或一个能力项另定结论，必须写明理由；AI 评分保留',
  body: z.object({
    interviewId: id,
    target: z.string().check(z.minLength(1, '请选择改哪一项'), z.maxLength(40)),
    /** For the overall, if no score is given. */
    band: z.optional(z.enum(bands)),
    /** 0 to 100 whole for the overall, 1 to 5 in halves for a competency. */
    score: z.optional(z.number().check(z.minimum(0, '分数不能小于 0'), z.maximum(100, '分数不能大于 100'))),
    reason: z.string().check(z.trim(), z.minLength(20, '理由至少 20 个字'), z.maxLength(500, '理由最多 500 个字')),
    /** Of the report that the member has before them. */
    revision: z.int().check(z.minimum(1)),
  }),
  output: reportReview,
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/interview/report/answerReview',
  caller: 'employer',
  summary: '答复候选人的人工复核申请',
  body: z.object({
    interviewId: id,
    answer: z.string().check(z.trim(), z.minLength(10, '答复至少 10 个字'), z.maxLength(1000, '答复最多 1000 个字')),
  }),
  output: reportReview,
});

export const getFeedbackReview = endpoint({
  method: 'GET',
  path: '/interview/feedback/review',
  caller: 'seeker',
  summary: '自己的面试能否申请人工复核，以及复核的进展',
  query: chosen,
  output: feedbackReview,
});

export const requestReview = endpoint({
  method: 'POST',
  path: '/interview/feedback/requestReview',
  caller: 'seeker',
  summary: '申请人工复核，每份报告一次，报告生成后 30 天内',
  body: z.object({
    interviewId: id,
    reason: z.string().check(z.trim(), z.minLength(10, '请至少写 10 个字'), z.maxLength(1000, '最多 1000 个字')),
  }),
  output: feedbackReview,
});

/** Name of an exported report when the request names none. */
const defaultReportFileName = 'AI面试报告.pdf';

export const exportReport = endpoint({
  method: 'GET',
  path: '/interview/report/{interviewId}/pdf',
  caller: 'employer',
  summary: '导出面试报告为 PDF，每页和文件信息里都有 AI 生成标识，文件名取自请求的 fileName',
  query: z.object({
    fileName: z._default(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(100, '文件名最多 100 个字')),
      defaultReportFileName,
    ),
  }),
  file: 'pdf',
});

export const reviewEndpoints = {
  getReportReview,
  overrideScore,
  answerReview,
  getFeedbackReview,
  requestReview,
  exportReport,
};
