import {
  scheduleConflictLabels,
  type ScheduleConflict,
  type ScheduledRound,
  type ScheduleMember,
  type WaitingKind,
  type WaitingRound,
} from '@pinjian/contract/application-schedule.ts';
import type { Tone } from '#ui/tag.tsx';
import { clockOf, dayOf, dayText, weekdayText, type Day } from './days.ts';

export type NameOf = (memberId: string) => string;

/** Names of members by their ids; who left the company meanwhile is 已离开的成员. */
export function namesOf(members: readonly ScheduleMember[]): NameOf {
  const names = new Map(members.map(({ memberId, name }) => [memberId, name]));
  return (memberId) => names.get(memberId) ?? '已离开的成员';
}

/** How a round stands, in a word. */
export const roundLooks: Readonly<Record<ScheduledRound['state'], { readonly label: string; readonly tone: Tone }>> = {
  invited: { label: '待对方答复', tone: 'warning' },
  accepted: { label: '已确认', tone: 'accent' },
  held: { label: '已完成', tone: 'success' },
  noShow: { label: '未到场', tone: 'danger' },
};

/** 14:00–15:00 on Beijing's clock. */
export function hoursText({ startsAt, endsAt }: Pick<ScheduledRound, 'startsAt' | 'endsAt'>): string {
  return `${clockOf(startsAt)}–${clockOf(endsAt)}`;
}

/** 11月24日 周二 14:00–15:00. */
export function whenText(time: Pick<ScheduledRound, 'startsAt' | 'endsAt'>): string {
  const day = dayOf(time.startsAt);
  return `${dayText(day)} ${weekdayText(day)} ${hoursText(time)}`;
}

/** 时间冲突（张三）、非工作时间（李四）; '' without. */
export function conflictText(conflicts: readonly ScheduleConflict[], nameOf: NameOf): string {
  const kinds = [...new Set(conflicts.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const who = [...new Set(conflicts.flatMap((each) => (each.kind === kind ? [nameOf(each.memberId)] : [])))];
      return `${scheduleConflictLabels[kind]}（${who.join('、')}）`;
    })
    .join('，');
}

/** The rounds of each day, by its first instant's day. */
export function byDay(rounds: readonly ScheduledRound[]): ReadonlyMap<Day, readonly ScheduledRound[]> {
  return Map.groupBy(rounds, ({ startsAt }) => dayOf(startsAt));
}

/** What is asked of the reader, in two words. */
export const waitingLabels: Readonly<Record<WaitingKind, { readonly label: string; readonly tone: Tone }>> = {
  proposal: { label: '候选人提出新时间', tone: 'warning' },
  outcome: { label: '待确认是否面试', tone: 'warning' },
  scorecard: { label: '待写面试评价', tone: 'accent' },
  answer: { label: '待候选人答复', tone: 'neutral' },
};

/** What a thing that waits is about, in a line. */
export function waitingText({ kind, times, startsAt, endsAt, words }: WaitingRound): string {
  const [first] = times;
  const more = times.length > 1 ? ` 等 ${times.length} 个时间` : '';
  const offered = first === undefined ? '' : `${whenText(first)}${more}`;
  const fixed = startsAt === null || endsAt === null ? '' : whenText({ startsAt, endsAt });
  if (kind === 'proposal') return [offered, words].filter((part) => part !== '').join(' · ');
  return fixed === '' ? offered : fixed;
}

/** What a reader of screens hears of a round after its time, its candidate and its name. */
export function roundRest(round: ScheduledRound, nameOf: NameOf): string {
  const conflicts = conflictText(round.conflicts, nameOf);
  const parts = [
    round.positionTitle,
    roundLooks[round.state].label,
    `面试官 ${round.interviewerIds.map(nameOf).join('、')}`,
    ...(conflicts === '' ? [] : [conflicts]),
  ];
  return `，${parts.join('，')}`;
}

/** Keys of the schedule beside J, K and ?. */
export const scheduleKeys = {
  t: 'today',
  arrowleft: 'back',
  arrowright: 'forth',
} as const;

/** The same in words. */
export const scheduleKeyTexts = [
  { key: 'T', text: '回到今天' },
  { key: '←', text: '往前' },
  { key: '→', text: '往后' },
  { key: 'J', text: '下一场面试' },
  { key: 'K', text: '上一场面试' },
  { key: '?', text: '打开这份说明' },
] as const;
