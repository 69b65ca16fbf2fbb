import * as z from 'zod/mini';
import { instant } from './time.ts';

/** What an application waits for, each with who has to do it. */
const acts = {
  /** The resume was delivered. */
  screen: 'employer',
  /** To invite, to offer, or to say no. */
  arrange: 'employer',
  answerAiInvitation: 'seeker',
  holdAiInterview: 'seeker',
  answerRound: 'seeker',
  /** The seeker proposed other times. */
  answerProposal: 'employer',
  attendRound: 'both',
  /** The time of the round is over. */
  judgeRound: 'employer',
  answerOffer: 'seeker',
  /** The seeker countered. */
  answerCounter: 'employer',
  startWork: 'both',
} as const;
export type AwaitedAct = keyof typeof acts;
export const awaitedActs = Object.keys(acts) as [AwaitedAct, ...AwaitedAct[]];

/** Who has to do what is waited for; `both` meet. */
export const actorsOfActs: Readonly<Record<AwaitedAct, 'seeker' | 'employer' | 'both'>> = acts;

/** Who acts next, and by when. */
export const nextAct = z.object({
  what: z.enum(awaitedActs),
  /** By then, of what both attend: then; null without a term. */
  until: z.nullable(instant),
});
export type NextAct = z.output<typeof nextAct>;

/** What is waited for, in the words of each side. */
export const actLabels: Readonly<Record<AwaitedAct, { readonly seeker: string; readonly employer: string }>> = {
  screen: { seeker: '等待招聘方查看简历', employer: '等待您评估简历' },
  arrange: { seeker: '等待招聘方安排下一步', employer: '等待您安排下一步' },
  answerAiInvitation: { seeker: '等待您答复AI面试邀请', employer: '等待候选人答复AI面试邀请' },
  holdAiInterview: { seeker: '等待您完成AI面试', employer: '等待候选人完成AI面试' },
  answerRound: { seeker: '等待您选择时间', employer: '等待候选人选择时间' },
  answerProposal: { seeker: '等待招聘方答复您提出的时间', employer: '等待您答复候选人提出的时间' },
  attendRound: { seeker: '等待面试', employer: '等待面试' },
  judgeRound: { seeker: '等待招聘方告知面试结果', employer: '等待您给出面试结果' },
  answerOffer: { seeker: '等待您答复Offer', employer: '等待候选人答复Offer' },
  answerCounter: { seeker: '等待招聘方答复您的期望', employer: '等待您答复候选人的期望' },
  startWork: { seeker: '等待入职', employer: '等待候选人入职' },
};
