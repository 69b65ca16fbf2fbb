import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from '@pinjian/contract/calendar-feed.ts';
import { getMyHours, saveMyHours, type MemberHours } from '@pinjian/contract/calendar.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { calendarKeys } from './keys.ts';

/** When the member gives interviews. The section shows what goes wrong. */
export const hoursQuery = queryOptions({
  queryKey: calendarKeys.hours,
  queryFn: ({ signal }) => call(getMyHours, {}, { signal, quiet: true }),
});

export const saveHoursMutation = mutationOptions({
  mutationFn: (hours: MemberHours) => call(saveMyHours, hours),
  onSuccess: (saved, _hours, _result, { client }) => void client.setQueryData(hoursQuery.queryKey, saved),
});

/** Whether one's calendar has an address; the address itself is told only when it is made. */
export const feedQuery = queryOptions({
  queryKey: calendarKeys.feed,
  queryFn: async ({ signal }) => (await call(getCalendarFeed, {}, { signal, quiet: true })).feed,
});

export const createFeedMutation = mutationOptions({
  mutationFn: () => call(createCalendarFeed, {}),
  onSuccess: ({ feed }, _none, _result, { client }) => void client.setQueryData(feedQuery.queryKey, feed),
});

export const revokeFeedMutation = mutationOptions({
  mutationFn: () => call(revokeCalendarFeed, {}),
  onSuccess: (_none, _input, _result, { client }) => void client.setQueryData(feedQuery.queryKey, null),
});
