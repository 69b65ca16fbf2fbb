import { keysOf } from '#lib/query-key.ts';

const key = keysOf('calendar');

export const calendarKeys = {
  hours: key('hours'),
  feed: key('feed'),
};
