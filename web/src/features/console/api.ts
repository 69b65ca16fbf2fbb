import {
  getOverview,
  listAudit,
  listAuditAdmins,
  listFailedWork,
  retryFailedWork,
  type QueueKind,
} from '@pinjian/contract/console.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { listSendsToReview, markSendHandled, resendOutside } from '@pinjian/contract/console-send.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import type { AuditFilter } from './audit/filters.ts';
import { consoleKeys } from './keys.ts';

/** Everything that the console shows; an act makes all of it out of date. */

/** What waits for an admin. */
export const overviewQuery = queryOptions({
  queryKey: consoleKeys.overview,
  queryFn: async ({ signal }) => await call(getOverview, {}, { quiet: true, signal }),
});
export type SmsAlarm = Answer<typeof getOverview>['smsAlarms'][number];
export interface Queue {
  readonly kind: QueueKind;
  readonly count: number;
  readonly oldestAt: string | null;
}

export const failedPageSize = 10;

export const failedWorkQuery = (current: number) =>
  queryOptions({
    queryKey: consoleKeys.failedWork(current),
    queryFn: async ({ signal }) =>
      await call(listFailedWork, { current, pageSize: failedPageSize }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

/** Tries failed work again. A failure is shown. */
export async function retryWork(workId: string): Promise<void> {
  await call(retryFailedWork, { workId });
}

export const sendPageSize = 10;

/** One page of the notices that failed or may have failed. */
export const sendsQuery = (current: number) =>
  queryOptions({
    queryKey: consoleKeys.sends(current),
    queryFn: async ({ signal }) =>
      await call(listSendsToReview, { current, pageSize: sendPageSize }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

/** Sends one again. Whatever comes of it, the list is out of date. */
export const resendMutation = mutationOptions({
  mutationFn: (sendId: string) => call(resendOutside, { sendId }),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});

/** Says that one is dealt with. */
export const handledMutation = mutationOptions({
  mutationFn: (sendId: string) => call(markSendHandled, { sendId }),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});

export const auditPageSize = 20;

/** One page of what admins did. */
export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: consoleKeys.audit(filter),
    queryFn: async ({ signal }) =>
      await call(listAudit, { ...filter, pageSize: auditPageSize }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

/** Whom the log can be filtered by. */
export const auditAdminsQuery = queryOptions({
  queryKey: consoleKeys.auditAdmins,
  queryFn: async ({ signal }) => (await call(listAuditAdmins, {}, { quiet: true, signal })).records,
});
