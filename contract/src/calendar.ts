import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import type { MessageTarget } from './message-target.ts';
import { day, instant } from './time.ts';

/** A time of day as a member writes it, to the minute; 24:00 is the end of a day. */
const clockTime = z.string('请填写时间').check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, '请填写时间，如 09:30'));

export const workingTime = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int('请选择星期').check(z.minimum(1, '请选择星期'), z.maximum(7, '请选择星期')),
  from: clockTime,
  until: clockTime,
});
export type WorkingTime = z.output<typeof workingTime>;

/** `off`: not at all, or not in these hours; `extra`: in these hours too. */
export const exceptionKinds = ['off', 'extra'] as const;

export const hoursException = z.object({
  day,
  kind: z.enum(exceptionKinds, '请选择休息或加开'),
  /** Both null is the whole day. */
  from: z.nullable(clockTime),
  until: z.nullable(clockTime),
});
export type HoursException = z.output<typeof hoursException>;

/** As many stretches as a week or a list of exceptions may have. */
export const maxWorkingTimes = 28;
export const maxExceptions = 100;
/** Longest time kept free before or after an interview, in minutes. */
export const maxBuffer = 120;
export const maxDailyCap = 20;

const buffer = z
  .int('请填写分钟数')
  .check(z.minimum(0, '预留时间不能为负'), z.maximum(maxBuffer, `预留时间最多 ${maxBuffer} 分钟`));

const hoursFields = {
  /** Of the tz database: Asia/Shanghai. Everything below is read in it. */
  zone: z.string('请选择时区').check(z.minLength(1, '请选择时区'), z.maxLength(64, '请选择时区')),
  week: z.array(workingTime).check(z.maxLength(maxWorkingTimes, `每周最多 ${maxWorkingTimes} 段时间`)),
  exceptions: z.array(hoursException).check(z.maxLength(maxExceptions, `最多 ${maxExceptions} 个例外`)),
  /** Minutes kept free around each interview: one that follows another has both between them. */
  minutesBefore: buffer,
  minutesAfter: buffer,
  dailyCap: z
    .int('请填写每天最多几场')
    .check(z.minimum(1, '每天至少 1 场'), z.maximum(maxDailyCap, `每天最多 ${maxDailyCap} 场`)),
  /** 0 while nothing was ever saved. */
  version: z.int(),
};

export const memberHours = z.object(hoursFields);
export type MemberHours = z.output<typeof memberHours>;

/** What holds until a member saves hours of their own. */
export const defaultHours: MemberHours = {
  zone: 'Asia/Shanghai',
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:30', until: '18:30' })),
  exceptions: [],
  minutesBefore: 0,
  minutesAfter: 15,
  dailyCap: 5,
  version: 0,
};

export const getMyHours = endpoint({
  method: 'GET',
  path: '/job/calendar/hours',
  caller: 'employer',
  summary: '我的可面试时间',
  output: memberHours,
});

export const saveMyHours = endpoint({
  method: 'PUT',
  path: '/job/calendar/hours',
  caller: 'employer',
  summary: '保存我的可面试时间',
  body: z.object(hoursFields),
  output: memberHours,
});

/** One stretch of time. */
export const timeSpan = z.object({ startsAt: instant, endsAt: instant });
export type TimeSpan = z.output<typeof timeSpan>;

/** As many interviewers as are looked at together; a round has at most seven. */
export const maxFreeTimeMembers = 200;
/** Longest stretch that is looked through, in days. */
export const maxFreeTimeDays = 62;
/** As many free times as one answer holds. */
export const maxFreeTimes = 1000;

/** Comma-joined ids of members of one's own company. */
const memberIds = z.pipe(
  z.string('请选择面试官').check(z.minLength(1, '请选择面试官'), z.maxLength(7400, '面试官太多了')),
  z.pipe(
    z.transform((joined: string) => [...new Set(joined.split(',').filter((part) => part !== ''))]),
    z.array(id).check(z.minLength(1, '请选择面试官'), z.maxLength(maxFreeTimeMembers, '面试官太多了')),
  ),
);
const minutes = z.coerce
  .number('请填写时长')
  .check(z.int('请填写时长'), z.minimum(5, '时长至少 5 分钟'), z.maximum(480, '时长最多 8 小时'));

export const listFreeTimes = endpoint({
  method: 'GET',
  path: '/job/calendar/freeTimes',
  caller: 'employer',
  summary: '所选面试官都有空的时间（仅限本公司成员）',
  query: z.object({
    memberIds,
    minutes,
    from: instant,
    to: instant,
    /** An appointment that is to be moved: it does not stand in its own way. */
    except: z.optional(id),
  }),
  /** The earliest first; each begins at a full or half hour. */
  output: z.object({ times: z.array(timeSpan) }),
});

/** Why a time does not suit a member. Over `booked` nobody can invite; the others are shown and may be overruled. */
export const conflictKinds = ['booked', 'buffer', 'outsideHours', 'dayFull'] as const;
export type ConflictKind = (typeof conflictKinds)[number];
export const conflictLabels: Readonly<Record<ConflictKind, string>> = {
  booked: '已有面试',
  buffer: '与前后面试间隔太短',
  outsideHours: '不在可面试时间内',
  dayFull: '当天面试已满',
};

export const listConflicts = endpoint({
  method: 'GET',
  path: '/job/calendar/conflicts',
  caller: 'employer',
  summary: '一个时间与所选面试官的安排有没有冲突（仅限本公司成员）',
  query: z.object({ memberIds, minutes, startsAt: instant, except: z.optional(id) }),
  output: z.object({
    conflicts: z.array(z.object({ memberId: z.string(), kind: z.enum(conflictKinds) })),
  }),
});

/** What an appointment leads each side to. */
export interface AppointmentTargets {
  readonly seeker: MessageTarget;
  readonly members: MessageTarget;
}

export const calendarEndpoints = { getMyHours, saveMyHours, listFreeTimes, listConflicts };

/** What `slotTaken` carries: times that are still free, the earliest first. */
export const slotTakenData = z.object({ freeTimes: z.array(timeSpan) });

export const calendarErrors = errorCodes({
  slotTaken: { code: 41030, message: '这个时间刚刚被约走，请选择其他时间' },
  hoursOverlap: { code: 41031, message: '同一天的时间段不能重叠，结束时间要晚于开始时间' },
});
