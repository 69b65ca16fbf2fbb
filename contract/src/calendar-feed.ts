import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant } from './time.ts';

/** The private address of one's calendar, as it stands; the address itself is shown once, when it is made. */
const calendarFeed = z.object({
  createdAt: instant,
  /** When a calendar program last read it; null for never. */
  readAt: z.nullable(instant),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/job/calendar/feed',
  caller: 'signedIn',
  summary: '我的日历订阅（不含地址）',
  output: z.object({ feed: z.nullable(calendarFeed) }),
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/job/calendar/feed',
  caller: 'signedIn',
  summary: '生成日历订阅地址：只显示这一次，之前的地址立即失效',
  output: z.object({
    /** Whole where the product knows its own address, else a path of it. */
    url: z.string(),
    feed: calendarFeed,
  }),
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/job/calendar/feed',
  caller: 'signedIn',
  summary: '停用日历订阅地址',
});

export const getAppointmentFile = endpoint({
  method: 'GET',
  path: '/job/calendar/appointment/{subjectId}',
  caller: 'signedIn',
  summary: '下载一场已确定的面试的日历文件（.ics），限参加的人；地址 10 分钟内有效',
  output: z.object({ url: z.string() }),
});

export const calendarFeedEndpoints = { getCalendarFeed, createCalendarFeed, revokeCalendarFeed, getAppointmentFile };
