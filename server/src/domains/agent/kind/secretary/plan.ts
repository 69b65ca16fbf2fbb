import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import type { MyRound } from '@pinjian/contract/application-round.ts';
import type { InterviewOutline } from '@pinjian/contract/interview-practice.ts';
import type { Addition } from '@pinjian/contract/matching-recommendation.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { explainAddition } from './additions.ts';
import { chases, type Waiting } from './chases.ts';
import { offersOf } from './offers.ts';
import { answerRounds } from './answer-rounds.ts';
import { momentText } from '../writing/moments.ts';

/** An invitation to an AI interview that waits for its answer. */
export interface Invited {
  readonly invitationId: string;
  readonly applicationId: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly companyName: string;
  readonly expiresAt: Date;
  readonly outline: InterviewOutline | null;
}

export interface SecretaryFacts {
  /** Rounds with people that are invited or agreed. */
  readonly rounds: readonly MyRound[];
  readonly invited: readonly Invited[];
  /** Companies that added the seeker as a candidate and wait for an answer. */
  readonly additions: readonly Addition[];
  /** Offers that can still be answered. */
  readonly offers: readonly MyOffer[];
  /** Applications in which the company is to do something next. */
  readonly waiting: readonly Waiting[];
}

export type Looking = Pick<AgentFacts, 'slip' | 'known' | 'now'>;

/** What waits for the seeker, ready for one tap; what waits for companies too long, asked once; offers side by side. */
export function plan(facts: SecretaryFacts, of: Looking): Plan {
  const own = [
    ...answerRounds(facts.rounds, of),
    ...facts.invited.map(answerInvitation),
    ...offersOf(facts.offers, of),
    ...facts.additions.map(explainAddition),
  ].filter(({ key }) => !of.known.has(key));
  const asked = chases(facts.waiting, of);
  return { saw: summarize(facts, own.length, asked.length), proposals: [...own, ...asked] };
}

function answerInvitation({
  invitationId,
  applicationId,
  positionId,
  positionTitle,
  companyName,
  expiresAt,
  outline,
}: Invited): Proposal {
  const about =
    outline === null
      ? ''
      : `约 ${outline.minutes} 分钟，${outline.questionCount} 题：${outline.topics.map(({ name }) => name).join('、')}。`;
  return {
    act: 'preparedAnswer',
    key: `answer-invitation:${invitationId}`,
    subject: { applicationId, positionId, positionTitle, companyName },
    title: `答复 ${companyName} 的 AI 面试邀请`,
    why: `${about}接受后可以自己选时间完成，请在 ${momentText(expiresAt)} 前答复。`,
    evidence: [{ claim: '邀请的截止时间', source: 'application', quote: momentText(expiresAt) }],
    prepared: { kind: 'acceptInvitation', applicationId },
    expiresAt,
  };
}

function summarize(facts: SecretaryFacts, own: number, asked: number): string {
  const { rounds, invited, additions, offers, waiting } = facts;
  const agreed = rounds.filter(({ state }) => state === 'accepted');
  const next = agreed.flatMap(({ startsAt }) => startsAt ?? []).toSorted()[0];
  const toAnswer = rounds.length - agreed.length + invited.length + additions.length + offers.length;
  return `${[
    toAnswer === 0 ? '没有等您答复的事' : `${toAnswer} 件事等您答复${own === 0 ? '，都已准备过' : ''}`,
    next === undefined ? '没有约好的面试' : `最近一场面试在 ${momentText(new Date(next))}`,
    waiting.length === 0
      ? ''
      : `${waiting.length} 次投递在等对方${asked === 0 ? '，还不用催' : `，其中 ${asked} 次等得久，拟了询问`}`,
  ]
    .filter((part) => part !== '')
    .join('；')}。`;
}
