import {
  acceptInvitation,
  applyToPosition,
  declineInvitation,
  getHomeCounters,
  getMyApplication,
  listTargetJobs,
  withdrawApplication,
  type DashboardTab,
} from '@pinjian/contract/application.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { listResumes } from '@pinjian/contract/resume.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, CallError } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { resumeKeys } from '#features/resume/keys.ts';
import { applicationKeys } from './keys.ts';

/** The seven counters of the dashboard. */
export const countersQuery = queryOptions({
  queryKey: applicationKeys.counters,
  queryFn: async ({ signal }) => await call(getHomeCounters, {}, { signal, quiet: true }),
});

export interface TargetJobPage {
  readonly tab: DashboardTab;
  readonly current: number;
  readonly pageSize: number;
}

/** One page of the positions behind a counter. While the next page loads, the one before it stays. */
export function targetJobsQuery({ tab, current, pageSize }: TargetJobPage) {
  return queryOptions({
    queryKey: applicationKeys.targetJobPage(tab, current, pageSize),
    queryFn: async ({ signal }) => await call(listTargetJobs, { tab, current, pageSize }, { signal, quiet: true }),
    placeholderData: (before, query) => (query?.queryKey[2] === tab ? before : undefined),
  });
}

/** What there is between the seeker and a position. */
export function myApplicationQuery(positionId: string) {
  return queryOptions({
    queryKey: applicationKeys.mineTo(positionId),
    queryFn: async ({ signal }) => await call(getMyApplication, { positionId }, { signal, quiet: true }),
  });
}

/** The seeker's resumes, the default one first. Below the key of the resume feature: what changes them refreshes this. */
export const ownResumesQuery = queryOptions({
  queryKey: resumeKeys.toSend,
  queryFn: async ({ signal }) => await call(listResumes, { pageSize: 100 }, { signal, quiet: true }),
});

/** The client has said 状态已变化，请刷新; what it asks for is done here. */
export function tellRefreshed(error: Error): void {
  if (error instanceof CallError && error.code === errors.stateChanged.code) notify('info', '已为您刷新到最新状态');
}

/** Shows the application where it is looked at alone; the lists ask again. */
async function remember(client: QueryClient, application: MyApplication): Promise<void> {
  client.setQueryData(myApplicationQuery(application.positionId).queryKey, (before) =>
    before === undefined ? before : { ...before, application },
  );
  await refresh(client);
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: applicationKeys.all });
}

/*
 * Successes are told here and not where the button stands: what was pressed is often gone from the page by then, and
 * with it whatever it wanted to say.
 */

/** Applies; the panel shows why it was refused. Pressed twice it is the same application. */
export const applyMutation = mutationOptions({
  mutationFn: (input: Sent<typeof applyToPosition>) => call(applyToPosition, input, { quiet: true }),
  onSuccess: (application, _input, _result, { client }) => {
    notify('success', '投递成功，招聘方查看后会通知您');
    client.setQueryData(myApplicationQuery(application.positionId).queryKey, (before) =>
      before === undefined ? before : { ...before, application, canApply: false },
    );
  },
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});

export const withdrawMutation = mutationOptions({
  mutationFn: (input: Sent<typeof withdrawApplication>) => call(withdrawApplication, input),
  onSuccess: async (application, _input, _result, { client }) => {
    notify('success', '已撤回投递');
    await remember(client, application);
  },
  onError: async (error, _input, _result, { client }) => {
    tellRefreshed(error);
    await refresh(client);
  },
});

export const acceptMutation = mutationOptions({
  mutationFn: (input: Sent<typeof acceptInvitation>) => call(acceptInvitation, input),
  onSuccess: async ({ application }, _input, _result, { client }) => {
    notify('success', '已接受邀请，准备好就可以开始面试');
    await remember(client, application);
  },
  onError: async (error, _input, _result, { client }) => {
    tellRefreshed(error);
    await refresh(client);
  },
});

export const declineMutation = mutationOptions({
  mutationFn: (input: Sent<typeof declineInvitation>) => call(declineInvitation, input),
  onSuccess: async (application, _input, _result, { client }) => {
    notify('success', '已谢绝，招聘方会收到通知');
    await remember(client, application);
  },
  onError: async (error, _input, _result, { client }) => {
    tellRefreshed(error);
    await refresh(client);
  },
});
