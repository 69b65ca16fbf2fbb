import { interviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewItem, InterviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewOutline } from '@pinjian/contract/interview-practice.ts';
import { dateTime } from '#lib/format/time.ts';
import type { Tone } from '#ui/tag.tsx';

export const interviewsPath = '/seeker/interview';
/** What a page about one interview says when there is no such interview, or it is someone else's. */
export const goneInterview = {
  title: '没有找到这场面试',
  text: '它可能已被删除，或不属于您。',
  to: interviewsPath,
  label: '我的面试',
} as const;

function pathTo(page: string, interviewId: string): string {
  return `${interviewsPath}/${page}?interviewId=${encodeURIComponent(interviewId)}`;
}

export const preparationPath = (interviewId: string) => pathTo('ai/preparation', interviewId);
export const roomPath = (interviewId: string) => pathTo('ai/start', interviewId);
export const detailPath = (interviewId: string) => pathTo('detail', interviewId);

export const statusTones: Readonly<Record<InterviewStatus, Tone>> = {
  0: 'neutral',
  1: 'success',
  2: 'accent',
  3: 'neutral',
};

type Standing = Pick<InterviewItem, 'interviewId' | 'state' | 'status' | 'feedbackReady'>;

/** It was held, and its feedback is still to come. */
export function isBeingScored({ status, feedbackReady }: Pick<Standing, 'status' | 'feedbackReady'>): boolean {
  return status === interviewStatus.completed && !feedbackReady;
}

export interface NextStep {
  readonly label: string;
  readonly to: string;
  /** True where the seeker is waited for. */
  readonly primary: boolean;
}

/** What one does next with an interview. */
export function nextStep({ interviewId, state, status, feedbackReady }: Standing): NextStep {
  if (status === interviewStatus.waiting) {
    if (state === 'running') return { label: '继续面试', to: roomPath(interviewId), primary: true };
    return { label: '去准备', to: preparationPath(interviewId), primary: true };
  }
  if (status === interviewStatus.completed) {
    return { label: feedbackReady ? '查看反馈' : '反馈整理中', to: detailPath(interviewId), primary: false };
  }
  return { label: '查看详情', to: detailPath(interviewId), primary: false };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long is left until `end`: 还剩 3 天, 还剩 5 小时, 不到 1 小时. */
export function timeLeft(end: string, now: number): string {
  const left = new Date(end).getTime() - now;
  if (left >= dayMs) return `还剩 ${Math.floor(left / dayMs)} 天`;
  if (left >= hourMs) return `还剩 ${Math.floor(left / hourMs)} 小时`;
  return '不到 1 小时';
}

/** The line below a card's title: until when it can be held, or when it was. */
export function whenText(
  item: Pick<InterviewItem, 'status' | 'windowEndsAt' | 'endedAt' | 'startedAt' | 'createdAt'>,
  now: number,
): string {
  if (item.status === interviewStatus.waiting) {
    return `${dateTime(item.windowEndsAt)} 前有效，${timeLeft(item.windowEndsAt, now)}`;
  }
  if (item.status === interviewStatus.completed) return `完成于 ${dateTime(item.endedAt ?? item.windowEndsAt)}`;
  if (item.status === interviewStatus.expired) return `已于 ${dateTime(item.windowEndsAt)} 过期`;
  return `创建于 ${dateTime(item.createdAt)}`;
}

/** 90 -> '1:30', -5 -> '0:00'. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What will be asked about in one line: 专业能力 3 题、沟通协作 1 题. */
export function topicsText({ topics }: Pick<InterviewOutline, 'topics'>): string {
  return topics.map(({ name, questions }) => `${name} ${questions} 题`).join('、');
}
