import { getSchedule, listWaitingRounds, type ScheduleScope } from '@pinjian/contract/application-schedule.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { applicationKeys } from '../keys.ts';
import { instantsOf, type Span } from './address.ts';

export type Schedule = Answer<typeof getSchedule>;

/** The rounds of a span of days. What was loaded of another span is no answer for this one: nothing stays in its place. */
export function scheduleQuery(scope: ScheduleScope, span: Span) {
  const { from, to } = instantsOf(span);
  return queryOptions({
    queryKey: applicationKeys.schedule(scope, from, to),
    queryFn: async ({ signal }) => await call(getSchedule, { scope, from, to }, { signal, quiet: true }),
  });
}

/** What waits for somebody. */
export function waitingQuery(scope: ScheduleScope) {
  return queryOptions({
    queryKey: applicationKeys.waitingRounds(scope),
    queryFn: async ({ signal }) => await call(listWaitingRounds, { scope }, { signal, quiet: true }),
  });
}
