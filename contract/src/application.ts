import * as z from 'zod/mini';
import { bulkEndpoints } from './application-bulk.ts';
import { closingEndpoints } from './application-closing.ts';
import { candidateEndpoints } from './application-candidate.ts';
import { conversationEndpoints } from './application-conversation.ts';
import { listInterviews } from './application-interview.ts';
import { offerEndpoints } from './application-offer.ts';
import type { MoveName } from './application-pipeline.ts';
import { roundEndpoints } from './application-round.ts';
import { movedFrom, myApplication } from './application-view.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { positionCard } from './position-view.ts';

export const applicationErrors = errorCodes({
  positionNotOpen: { code: 40940, message: '这个职位已停止招聘' },
  /** There is no confirmed resume to send. */
  noResume: { code: 40941, message: '请先完善一份简历，再来投递' },
  /** data: {applyAgainAt} */
  appliedRecently: { code: 40942, message: '这个职位暂时不能再次投递' },
  /** The step allows no such move. */
  moveNotAllowed: { code: 40943, message: '当前状态不能进行此操作' },
  invitationOver: { code: 40944, message: '这份邀请已过期或已收回' },
  rejectionReleased: { code: 40945, message: '结果已经告知求职者，不能再撤销' },
  /** data: {companyName, own}: the company that was blocked, and whether it is this one or an affiliate of it. */
  companyBlocked: { code: 40946, message: '您屏蔽了这家公司，确认后才会投递' },
  realNameNeeded: { code: 40340, message: '这个职位需要实名认证后投递，请先完成实名认证' },
});

export const applyToPosition = endpoint({
  method: 'POST',
  path: '/job/application/apply',
  caller: 'seeker',
  summary: '投递职位：不指定简历时用默认简历；已投递过的结果相同',
  body: z.object({
    positionId: id,
    resumeId: z.optional(id),
    /** The seeker was asked and applies to a company that they blocked. */
    despiteBlock: z.optional(z.boolean()),
  }),
  output: myApplication,
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/job/application/withdraw',
  caller: 'seeker',
  summary: '撤回投递：未答复的邀请随之结束，之后可以再次投递',
  body: z.object({ applicationId: id, ...movedFrom }),
  output: myApplication,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/job/application/invitation/accept',
  caller: 'seeker',
  summary: '接受面试邀请，得到可以开始准备的面试',
  body: z.object({ invitationId: id, ...movedFrom }),
  output: z.object({ application: myApplication, interviewId: z.string() }),
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/job/application/invitation/decline',
  caller: 'seeker',
  summary: '谢绝面试邀请',
  body: z.object({
    invitationId: id,
    ...movedFrom,
    note: z._default(z.string().check(z.trim(), z.maxLength(200, '说明最多 200 个字')), ''),
  }),
  output: myApplication,
});

export const getMyApplication = endpoint({
  method: 'GET',
  path: '/job/application/position/{positionId}',
  caller: 'seeker',
  summary: '我在一个职位上的收藏和投递情况',
  output: z.object({
    positionId: z.string(),
    collected: z.boolean(),
    application: z.nullable(myApplication),
    /** Whether 投递 can be pressed, as far as the application is concerned. */
    canApply: z.boolean(),
  }),
});

/** Dashboard tabs of spec §4 in their order, each with its counter of spec §3. */
export const dashboardTabs = [
  { tab: 1, counter: 'collectJobCount', label: '收藏职位' },
  { tab: 2, counter: 'aiJobCount', label: 'AI直推' },
  { tab: 3, counter: 'activeJobCount', label: '主动投递' },
  { tab: 4, counter: 'aiAuditionJobCount', label: 'AI面试' },
  { tab: 5, counter: 'personInterviewCount', label: '真人面试' },
  { tab: 6, counter: 'offerCount', label: '已发Offer' },
  { tab: 7, counter: 'noPassCount', label: '未通过' },
] as const;
export type DashboardTab = (typeof dashboardTabs)[number]['tab'];
export type DashboardCounter = (typeof dashboardTabs)[number]['counter'];

export const getHomeCounters = endpoint({
  method: 'GET',
  path: '/job/application/counters',
  caller: 'seeker',
  summary: '首页七个标签的数量，总与列表的条数相同',
  output: z.object({
    collectJobCount: z.int(),
    aiJobCount: z.int(),
    activeJobCount: z.int(),
    aiAuditionJobCount: z.int(),
    personInterviewCount: z.int(),
    offerCount: z.int(),
    noPassCount: z.int(),
  }),
});

/** A position in a dashboard tab. */
export const targetJob = z.object({
  position: positionCard,
  /** null for a collected position that was never applied to. */
  application: z.nullable(myApplication),
});
export type TargetJob = z.output<typeof targetJob>;

export const listTargetJobs = endpoint({
  method: 'GET',
  path: '/job/application/targetJobList',
  caller: 'seeker',
  summary: '首页一个标签下的职位，最近变动的在前',
  query: z.object({ tab: z.pipe(z.coerce.number(), z.literal([1, 2, 3, 4, 5, 6, 7], '没有这个标签')), ...pageQuery }),
  output: pageOf(targetJob),
});

export const applicationEndpoints = {
  applyToPosition,
  withdrawApplication,
  acceptInvitation,
  declineInvitation,
  getMyApplication,
  getHomeCounters,
  listTargetJobs,
  listInterviews,
  ...candidateEndpoints,
  ...bulkEndpoints,
  ...closingEndpoints,
  ...conversationEndpoints,
  ...roundEndpoints,
  ...offerEndpoints,
};

/** The calls of application by which a person makes a move; matching-move-calls.ts has them all. */
export const moveCalls: Readonly<Partial<Record<MoveName, Endpoint>>> = {
  apply: applyToPosition,
  applyAsCandidate: applyToPosition,
  applyAgain: applyToPosition,
  withdraw: withdrawApplication,
  acceptAiInterview: acceptInvitation,
  declineAiInterview: declineInvitation,
  passResume: candidateEndpoints.passResume,
  inviteToAiInterview: candidateEndpoints.inviteToAiInterview,
  takeBackAiInvitation: candidateEndpoints.takeBackInvitation,
  reject: candidateEndpoints.rejectCandidate,
  undoRejection: candidateEndpoints.undoRejection,
  inviteToRealInterview: roundEndpoints.inviteToRound,
  inviteToNextRound: roundEndpoints.inviteToRound,
  acceptRealInterview: roundEndpoints.acceptRound,
  proposeOtherTime: roundEndpoints.proposeOtherTimes,
  letTimeStand: roundEndpoints.letProposalStand,
  declineRealInterview: roundEndpoints.declineRound,
  rescheduleRealInterview: roundEndpoints.rescheduleRound,
  cancelRealInterview: roundEndpoints.cancelRound,
  holdRealInterview: roundEndpoints.markRoundHeld,
  claimNoShow: roundEndpoints.claimNoShow,
  disputeNoShow: roundEndpoints.answerNoShow,
  recordNoShow: roundEndpoints.answerNoShow,
  sendOffer: offerEndpoints.sendOffer,
  counterOffer: offerEndpoints.counterOffer,
  reviseOffer: offerEndpoints.reviseOffer,
  acceptOffer: offerEndpoints.acceptOffer,
  declineOffer: offerEndpoints.declineOffer,
  withdrawOffer: offerEndpoints.withdrawOffer,
};
