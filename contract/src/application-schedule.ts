import * as z from 'zod/mini';
import { option } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time.ts';

/** Whose rounds a schedule shows: those one interviews in or invited to, or all that one may read. */
export const scheduleScopes = ['own', 'team'] as const;
export type ScheduleScope = (typeof scheduleScopes)[number];

/** Days that a schedule is asked for at once, at most: the six weeks of a month's sheet. */
export const longestScheduleDays = 42;
/** Rounds that one answer holds, at most: a full month of thirty interviewers has about 1,300. */
export const scheduleRoom = 2000;

/** Why a round needs a look: its interviewer is in two places, or it stands outside their working hours. */
export const scheduleConflictKinds = ['overlap', 'outsideHours'] as const;
export type ScheduleConflictKind = (typeof scheduleConflictKinds)[number];
export const scheduleConflictLabels: Readonly<Record<ScheduleConflictKind, string>> = {
  overlap: '时间冲突',
  outsideHours: '非工作时间',
};

const conflict = z.object({
  kind: z.enum(scheduleConflictKinds),
  /** The interviewer whom it is about. */
  memberId: z.string(),
  /** The other round that they are in; null where there is none, or it is not the reader's to see. */
  roundId: z.nullable(z.string()),
});
export type ScheduleConflict = z.output<typeof conflict>;

const roundHead = {
  roundId: z.string(),
  applicationId: z.string(),
  resumeId: z.string(),
  positionId: z.string(),
  positionTitle: z.string(),
  /** Masked (张**) until the seeker has applied here or agreed to exchange contacts. */
  candidateName: z.string(),
  ordinal: z.int(),
  name: z.string(),
  /** Of interview_form. */
  form: option,
  minutes: z.int(),
  /** A link, a phone or an address; '' while none is said. */
  place: z.string(),
  /** Members, in the order in which they were named; their names stand beside the list. */
  interviewerIds: z.array(z.string()),
};

/** Rounds that have a time, as a schedule shows them. */
export const scheduledStates = ['invited', 'accepted', 'held', 'noShow'] as const;

export const scheduledRound = z.object({
  ...roundHead,
  state: z.enum(scheduledStates),
  startsAt: instant,
  endsAt: instant,
  conflicts: z.array(conflict),
});
export type ScheduledRound = z.output<typeof scheduledRound>;

const namedMember = z.object({ memberId: z.string(), name: z.string() });
export type ScheduleMember = z.output<typeof namedMember>;

const scope = z._default(z.enum(scheduleScopes, '没有这种日程'), 'own');

export const getSchedule = endpoint({
  method: 'GET',
  path: '/job/application/schedule',
  caller: 'employer',
  summary: '面试日程：一段时间内我的或团队的真人面试，按开始时间；有冲突的附原因',
  query: z.object({
    scope,
    /** Rounds that end after `from` and start before `to`; at most `longestScheduleDays` apart. */
    from: instant,
    to: instant,
  }),
  output: z.object({
    rounds: z.array(scheduledRound),
    /** There are more than `scheduleRoom`; the earliest are here. */
    capped: z.boolean(),
    /** Whoever is named by a round of this answer. */
    members: z.array(namedMember),
  }),
});

/**
 * What waits for somebody, the most urgent kind first: other times that the candidate proposed, a round that is over and
 * of which nobody said whether it was held, a scorecard to be written, an invitation that was not answered yet.
 */
export const waitingKinds = ['proposal', 'outcome', 'scorecard', 'answer'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Rounds that one answer of what waits holds, at most. */
export const waitingRoom = 100;

const times = z.array(z.object({ startsAt: instant, endsAt: instant }));

export const waitingRound = z.object({
  ...roundHead,
  kind: z.enum(waitingKinds),
  /** null while none is fixed. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Since when it waits. */
  since: instant,
  /** Until when: the invitation's end; null where nothing ends it. */
  until: z.nullable(instant),
  /** The offered times, or those that the candidate proposed; [] where it is not about a time. */
  times,
  /** What the candidate wrote with a proposal; '' without. */
  words: z.string(),
});
export type WaitingRound = z.output<typeof waitingRound>;

export const listWaitingRounds = endpoint({
  method: 'GET',
  path: '/job/application/schedule/waiting',
  caller: 'employer',
  summary: '面试日程里等待处理的：候选人提出的时间、待确认结果、待写评价、待候选人答复',
  query: z.object({ scope }),
  output: z.object({
    records: z.array(waitingRound),
    /** Of all that wait, whatever `records` has room for. */
    total: z.int(),
    members: z.array(namedMember),
  }),
});

export const scheduleEndpoints = { getSchedule, listWaitingRounds };
