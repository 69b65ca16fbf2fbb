import * as z from 'zod/mini';
import { historyEntry } from './application-candidate.ts';
import type { MoveName } from './application-pipeline.ts';
import { endpoint } from './endpoint.ts';
import { candidateResume } from './resume.ts';
import { nextAct } from './application-next-act.ts';
import { instant } from './time.ts';

/**
 * What a seeker reads of what happened. A rejection before its release and its undoing never stand in their timeline,
 * nor does what was recommended to the employer alone.
 */
export const seekerMoveLabels: Readonly<Partial<Record<MoveName | 'view', string>>> = {
  view: '招聘方查看了您的简历',
  recommend: '系统向您推荐了这个职位',
  dropRecommendation: '推荐已结束',
  apply: '您投递了简历',
  applyAsCandidate: '您投递了简历',
  applyAgain: '您再次投递了简历',
  addTalent: '招聘方将您加入候选人',
  passResume: '简历通过',
  inviteToAiInterview: '招聘方邀请您参加AI面试',
  acceptAiInterview: '您接受了AI面试',
  declineAiInterview: '您谢绝了AI面试',
  expireAiInvitation: 'AI面试邀请已过期',
  takeBackAiInvitation: '招聘方收回了AI面试邀请',
  recordReport: 'AI面试已完成',
  closeAiInterview: 'AI面试未完成',
  inviteToRealInterview: '招聘方邀请您面试',
  acceptRealInterview: '您接受了面试',
  proposeOtherTime: '您提出了其他面试时间',
  declineRealInterview: '您谢绝了面试',
  expireRealInvitation: '面试邀请已过期',
  rescheduleRealInterview: '面试改了时间',
  inviteToNextRound: '招聘方邀请您参加下一轮面试',
  cancelRealInterview: '面试已取消',
  letTimeStand: '招聘方维持了原定的面试时间',
  holdRealInterview: '面试已完成',
  recordHeldInterview: '面试已完成',
  claimNoShow: '面试被标记为有人未到场',
  disputeNoShow: '未到场的标记有异议',
  recordNoShow: '面试没有进行',
  sendOffer: '招聘方向您发出Offer',
  counterOffer: '您对Offer提出商议',
  reviseOffer: '招聘方更新了Offer',
  acceptOffer: '您接受了Offer',
  declineOffer: '您谢绝了Offer',
  withdrawOffer: '招聘方收回了Offer',
  expireOffer: 'Offer已过期',
  withdraw: '您撤回了投递',
  releaseRejection: '未通过',
};

/** One's own timeline: what the seeker may know of what happened, newest first, and what is waited for. */
export const getMyTimeline = endpoint({
  method: 'GET',
  path: '/job/application/timeline/{applicationId}',
  caller: 'seeker',
  summary: '我的一次投递的经过、下一步由谁在何时之前完成',
  output: z.object({
    applicationId: z.string(),
    positionId: z.string(),
    positionTitle: z.string(),
    companyName: z.string(),
    /** Nobody of the company is named in it, and only the seeker's own words stand in `why`. */
    entries: z.array(historyEntry),
    next: z.nullable(nextAct),
    /** The resume that was sent, under the name it had; null without one, and once it was withdrawn. */
    sent: z.nullable(z.object({ title: z.string(), sentAt: instant })),
  }),
});

/** The copy that was sent, as it was then, whatever became of the resume since. */
export const getSentResume = endpoint({
  method: 'GET',
  path: '/job/application/sentResume/{applicationId}',
  caller: 'seeker',
  summary: '我投递时发送的那份简历，与招聘方看到的相同',
  output: z.object({ title: z.string(), sentAt: instant, resume: candidateResume }),
});

export const timelineEndpoints = { getMyTimeline, getSentResume };
