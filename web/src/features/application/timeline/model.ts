import type { HistoryEntry } from '@pinjian/contract/application-candidate.ts';
import { actLabels, actorsOfActs, type AwaitedAct, type NextAct } from '@pinjian/contract/application-next-act.ts';
import { moveLabels } from '@pinjian/contract/application-pipeline.ts';
import { seekerMoveLabels } from '@pinjian/contract/application-timeline.ts';
import { agentKindLabels } from '@pinjian/contract/by-agent.ts';
import { dateTime } from '#lib/format/time.ts';
import { myOfferPath } from '../offer/mine/path.ts';

/** Who reads a timeline. */
export type Side = 'seeker' | 'employer';

/** What is written of a step, in the words of who reads it. */
export function whatHappened({ what }: Pick<HistoryEntry, 'what'>, side: Side): string {
  const own = side === 'seeker' ? seekerMoveLabels[what] : undefined;
  return own ?? (what === 'view' ? '查看简历' : moveLabels[what]);
}

const kinds: Readonly<Record<Side, Readonly<Record<HistoryEntry['by']['kind'], string>>>> = {
  employer: {
    seeker: '候选人',
    seekerAgent: '候选人的智能体',
    employer: '团队成员',
    employerAgent: '招聘智能体',
    system: '系统',
  },
  seeker: {
    seeker: '您',
    seekerAgent: '您的智能体',
    employer: '招聘方',
    employerAgent: '招聘方的智能体',
    system: '系统',
  },
};

/** Whose agents somebody's are, to the reader: 您的投递助手, 招聘方的邀约助手. */
const owners: Readonly<Record<Side, Readonly<Record<'seekerAgent' | 'employerAgent', string>>>> = {
  employer: { seekerAgent: '候选人的', employerAgent: '' },
  seeker: { seekerAgent: '您的', employerAgent: '招聘方的' },
};

/** Who did it: a member by name where they gave one, an agent with whom it acts for, anyone else by what they are to the reader. */
export function whoDidIt({ by }: Pick<HistoryEntry, 'by'>, side: Side): string {
  if ((by.kind === 'seekerAgent' || by.kind === 'employerAgent') && by.agent !== undefined) {
    const agent = `${owners[side][by.kind]}${agentKindLabels[by.agent]}`;
    return by.kind === 'employerAgent' && by.name !== null && by.name !== '' ? `${agent} · 代 ${by.name}` : agent;
  }
  return by.kind === 'employer' && by.name !== null && by.name !== '' ? by.name : kinds[side][by.kind];
}

/** 11月25日 18:00, on Beijing's clock; with the year where it is another one than now. */
export function dayAndTime(instant: string, now: number): string {
  const [year, month, day, clock] = dateTime(instant).split(/[- ]/);
  const thisYear = dateTime(now).slice(0, 4) === year;
  return `${thisYear ? '' : `${year}年`}${Number(month)}月${Number(day)}日 ${clock}`;
}

/** What is waited for, and by when: 等待您选择时间，11月25日 18:00 前. */
export function nextText({ what, until }: NextAct, side: Side, now: number): string {
  const words = actLabels[what][side];
  if (until === null) return words;
  const then = dayAndTime(until, now);
  if (actorsOfActs[what] === 'both') return `${words}，${then}`;
  return new Date(until).getTime() < now ? `${words}，已过 ${then}` : `${words}，${then} 前`;
}

/** What a seeker presses to do what waits for them: where it is done, and in which words. undefined where others act. */
const doors: Readonly<Partial<Record<AwaitedAct, { readonly at: 'job' | 'offer'; readonly label: string }>>> = {
  answerAiInvitation: { at: 'job', label: '去答复邀请' },
  holdAiInterview: { at: 'job', label: '去准备面试' },
  answerRound: { at: 'job', label: '去选择时间' },
  attendRound: { at: 'job', label: '查看面试安排' },
  answerOffer: { at: 'offer', label: '查看并答复Offer' },
  startWork: { at: 'offer', label: '查看入职事项' },
};

/** The same as an address below the dashboard's; undefined where others act. */
export function doorOf(
  next: NextAct | null,
  base: '/seeker/home',
  positionId: string,
): { readonly to: string; readonly label: string } | undefined {
  const door = next === null ? undefined : doors[next.what];
  if (door === undefined) return undefined;
  return {
    to: door.at === 'offer' ? myOfferPath(positionId) : `${base}/job-details/${positionId}`,
    label: door.label,
  };
}

/** Whether it is the reader's turn. */
export function isOwnTurn({ what }: NextAct, side: Side): boolean {
  const who = actorsOfActs[what];
  return who === side || who === 'both';
}
