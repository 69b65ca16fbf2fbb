import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import type { MessageType, NewMeta } from '@pinjian/contract/message.ts';
import type { MessageKind } from '@pinjian/contract/message-preference.ts';
import type { MoveName, Mover, Step } from '@pinjian/contract/application-pipeline.ts';
import type { MessageTarget } from '@pinjian/contract/message-target.ts';
import { unsuitableReasonLabels } from '@pinjian/contract/matching-recommendation.ts';
import { roundTexts, type RoundNews } from '../round/announcements.ts';
import { offerTexts } from '../offer/announcements.ts';
import type { MoveDetails } from './rules.ts';

/** What the texts name. */
export interface AnnouncementFacts {
  readonly from: Step;
  readonly companyName: string;
  readonly positionTitle: string;
  /** As the company may know them. */
  readonly candidateName: string;
  readonly positionId: string;
  readonly resumeId: string | null;
  readonly details: MoveDetails;
  /** What a rejected candidate is told in the company's own words; null without. */
  readonly goodbye: string | null;
  /** Until when an invitation can be answered, or an accepted interview be held. */
  readonly deadline: Date | null;
  readonly interviewId: string | null;
  /** Who moves. */
  readonly by: Mover;
  /** Of a round of interviews. */
  readonly round: RoundNews | null;
  /** A reason that the other side is told; '' without one. */
  readonly words: string;
}

export interface Announcement {
  readonly to: 'seeker' | 'company';
  /** To a company: what it is about, told by who reads that; the candidate where it is left out. */
  readonly about?: 'reports' | 'offers';
  readonly type: MessageType;
  readonly kind?: MessageKind;
  readonly title: string;
  readonly content: string;
  readonly meta: NewMeta;
}

const aiInterviewForm = 'AI面试';

/** 11月27日 10:00, in Beijing. */
export function deadlineText(at: Date): string {
  const parts = new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month')}月${part('day')}日 ${part('hour')}:${part('minute')}`;
}

/** Steps that a withdrawal leaves an interview from. */
const atInterview: readonly Step[] = [3, 31, 4, 41];

/** Who is told what of a move (decisions §9), at most one message each. A held rejection and its undoing are told to nobody. */
export function announcementsOf(move: MoveName, facts: AnnouncementFacts): Announcement[] {
  return (texts[move]?.(facts) ?? []).map((each) => ({
    ...each,
    content: each.content + agentMark(each.to, facts),
    meta: { ...metaOf(each.to, facts), ...each.meta },
  }));
}

/** The other side reads that it was an agent, and whose; '' where a person moved. */
function agentMark(to: Announcement['to'], { by, details: { agent } }: AnnouncementFacts): string {
  if (agent === undefined) return '';
  if (by === 'employerAgent' && to === 'seeker') return `（由招聘方的${agentKindLabels[agent]}代办）`;
  return by === 'seekerAgent' && to === 'company' ? `（由求职者的${agentKindLabels[agent]}代办）` : '';
}

/** An announcement before it says whom it is about and where it leads. */
export type Draft = Omit<Announcement, 'meta'> & { readonly meta?: NewMeta };

/** Whom it is about, and where each side goes from there. */
export function metaOf(
  to: Announcement['to'],
  facts: Pick<AnnouncementFacts, 'companyName' | 'positionId' | 'resumeId'>,
): NewMeta {
  const { companyName, positionId, resumeId } = facts;
  return { companyName, target: targetFor(to, { position_id: positionId, resume_id: resumeId }) };
}

/** Where each side finds an application. */
export function targetFor(
  to: Announcement['to'],
  { position_id: positionId, resume_id: resumeId }: { readonly position_id: string; readonly resume_id: string | null },
): MessageTarget {
  if (to === 'seeker') return { kind: 'application', ids: { positionId } };
  return resumeId === null ? { kind: 'candidates', ids: {} } : { kind: 'candidate', ids: { resumeId, positionId } };
}

const texts: Partial<Record<MoveName, (facts: AnnouncementFacts) => Draft[]>> = {
  ...roundTexts,
  apply: delivered,
  applyAgain: delivered,
  applyAsCandidate: ({ candidateName, positionTitle }) => [
    {
      to: 'company',
      type: '7',
      title: '候选人主动投递',
      content: `${candidateName}主动投递了「${positionTitle}」，已在您的候选人中。`,
    },
  ],
  addTalent: ({ companyName, positionTitle }) => [
    {
      to: 'seeker',
      type: '7',
      title: '有企业想认识您',
      content: `${companyName}把您加入了「${positionTitle}」的候选人。感兴趣可以投递，不合适也可以告诉对方；投递前对方看不到您的姓名和联系方式。`,
    },
  ],
  passResume: ({ companyName, positionTitle }) => [
    {
      to: 'seeker',
      type: '7',
      title: '简历已通过',
      content: `${companyName}通过了您投递「${positionTitle}」的简历，请留意后续通知。`,
    },
  ],
  inviteToAiInterview: ({ companyName, positionTitle, deadline }) => [
    {
      to: 'seeker',
      type: '11',
      title: 'AI面试邀请',
      content: `${companyName}邀请您参加AI面试，职位「${positionTitle}」，请在 ${textOf(deadline)} 前答复。`,
      meta: { interviewTime: `${textOf(deadline)} 前答复`, interviewType: aiInterviewForm },
    },
  ],
  acceptAiInterview: ({ companyName, positionTitle, candidateName, deadline, interviewId }) => [
    {
      to: 'seeker',
      type: '21',
      title: '面试邀请已接受',
      content: `您已接受${companyName}的面试邀请\n面试时间：${textOf(deadline)} 前完成\n面试形式：${aiInterviewForm}`,
      meta: {
        interviewTime: `${textOf(deadline)} 前完成`,
        interviewType: aiInterviewForm,
        ...leadingTo('preparation', interviewId),
      },
    },
    {
      to: 'company',
      type: '1',
      title: '候选人接受了面试邀请',
      content: `${candidateName}接受了「${positionTitle}」的AI面试邀请，将在 ${textOf(deadline)} 前完成。`,
      meta: { interviewTime: `${textOf(deadline)} 前完成`, interviewType: aiInterviewForm },
    },
  ],
  declineAiInterview: ({ candidateName, positionTitle, details }) => [
    {
      to: 'company',
      type: '1',
      title: '候选人谢绝了面试邀请',
      content: `${candidateName}谢绝了「${positionTitle}」的AI面试邀请。${details.note ? `说明：${details.note}` : ''}`,
      meta: { interviewType: aiInterviewForm },
    },
  ],
  expireAiInvitation: ({ companyName, candidateName, positionTitle }) => [
    {
      to: 'seeker',
      type: '7',
      kind: 'interview',
      title: '面试邀请已过期',
      content: `${companyName}「${positionTitle}」的AI面试邀请已过期，如仍感兴趣，可等待对方再次邀请。`,
    },
    {
      to: 'company',
      type: '7',
      kind: 'interview',
      title: '面试邀请已过期',
      content: `${candidateName}没有在期限内答复「${positionTitle}」的AI面试邀请，您可以再次邀请。`,
    },
  ],
  takeBackAiInvitation: ({ companyName, positionTitle }) => [
    {
      to: 'seeker',
      type: '7',
      kind: 'interview',
      title: '面试邀请已收回',
      content: `${companyName}收回了「${positionTitle}」的AI面试邀请。`,
    },
  ],
  recordReport: ({ companyName, candidateName, positionTitle, interviewId }) => [
    {
      to: 'seeker',
      type: '7',
      kind: 'interview',
      title: 'AI面试反馈已生成',
      content: `您在${companyName}「${positionTitle}」的AI面试反馈已生成，可以查看了。`,
      meta: leadingTo('feedback', interviewId),
    },
    {
      to: 'company',
      about: 'reports',
      type: '7',
      kind: 'interview',
      title: 'AI面试报告已生成',
      content: `${candidateName}「${positionTitle}」的AI面试报告已生成，可以查看了。`,
    },
  ],
  closeAiInterview: ({ companyName, candidateName, positionTitle }) => [
    {
      to: 'seeker',
      type: '7',
      kind: 'interview',
      title: 'AI面试未完成',
      content: `${companyName}「${positionTitle}」的AI面试没有在期限内完成，如仍感兴趣，可等待对方再次邀请。`,
    },
    {
      to: 'company',
      type: '7',
      kind: 'interview',
      title: 'AI面试未完成',
      content: `${candidateName}「${positionTitle}」的AI面试没有完成，您可以再次邀请。`,
    },
  ],
  withdraw: ({ from, candidateName, positionTitle, details }) => [
    details.unsuitable !== undefined
      ? {
          to: 'company',
          type: '7',
          title: '人才回复不合适',
          content: `您加入「${positionTitle}」的一位人才回复不合适：${unsuitableReasonLabels[details.unsuitable]}。`,
          meta: { target: { kind: 'candidates', ids: {} } },
        }
      : {
          to: 'company',
          type: atInterview.includes(from) ? '1' : '7',
          title: '候选人撤回了投递',
          content: `${candidateName}撤回了「${positionTitle}」的投递${atInterview.includes(from) ? '，面试随之取消' : ''}。`,
          // What was sent is no longer theirs to read.
          meta: { target: { kind: 'candidates', ids: {} } },
        },
  ],
  ...offerTexts,
  releaseRejection: ({ companyName, positionTitle, goodbye }) => [
    {
      to: 'seeker',
      type: '7',
      title: '应聘结果通知',
      content: `感谢您应聘${companyName}「${positionTitle}」，很遗憾这次没有通过，祝您早日找到合适的工作。${goodbye === null ? '' : `\n招聘方的话：${goodbye}`}`,
    },
  ],
};

function delivered({ candidateName, positionTitle, resumeId, positionId }: AnnouncementFacts): Draft[] {
  return [
    {
      to: 'company',
      type: '7',
      title: '收到新的投递',
      content: `${candidateName}投递了「${positionTitle}」，请及时查看。`,
      ...(resumeId === null ? {} : { meta: { target: { kind: 'delivery', ids: { resumeId, positionId } } } }),
    },
  ];
}

/** The way to an interview; where it has none the message leads where all of its kind do. */
function leadingTo(kind: 'preparation' | 'feedback', interviewId: string | null): NewMeta {
  return interviewId === null ? {} : { target: { kind, ids: { interviewId } } };
}

function textOf(deadline: Date | null): string {
  return deadline === null ? '' : deadlineText(deadline);
}
