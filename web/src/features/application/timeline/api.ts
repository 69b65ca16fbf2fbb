import { getMyTimeline, getSentResume } from '@pinjian/contract/application-timeline.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { applicationKeys } from '../keys.ts';

/** What happened to one's own application, and what it waits for. */
export function myTimelineQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.mineTimeline(applicationId),
    queryFn: async ({ signal }) => await call(getMyTimeline, { applicationId }, { signal, quiet: true }),
  });
}

/** The copy of the resume that one sent: it never changes, but may be taken back. */
export function sentResumeQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.sentResume(applicationId),
    queryFn: async ({ signal }) => await call(getSentResume, { applicationId }, { signal, quiet: true }),
  });
}
