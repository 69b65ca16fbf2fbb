import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  getResumeShare,
  listShareOpenings,
  renewResumeShare,
  revokeResumeShare,
  shareResume,
} from '@pinjian/contract/resume-share.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { resumeKeys } from '../keys.ts';

/** The link of a resume; null where it has none. */
export function shareQuery(resumeId: string) {
  return queryOptions({
    queryKey: resumeKeys.share(resumeId),
    queryFn: async ({ signal }) => (await call(getResumeShare, { resumeId }, { signal, quiet: true })).share,
    staleTime: 0,
  });
}

/** Who opened it, ten at a time. */
export function openingsQuery(resumeId: string, current: number) {
  return queryOptions({
    queryKey: resumeKeys.openings(resumeId, current),
    queryFn: async ({ signal }) => await call(listShareOpenings, { resumeId, current }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Makes the link, or changes it. */
export const shareMutation = mutationOptions({
  mutationFn: (input: Sent<typeof shareResume>) => call(shareResume, input),
  onSuccess: ({ share }, { resumeId }, _result, { client }) => client.setQueryData(resumeKeys.share(resumeId), share),
});

export const renewMutation = mutationOptions({
  mutationFn: (input: Sent<typeof renewResumeShare>) => call(renewResumeShare, input),
  onSuccess: ({ share }, { resumeId }, _result, { client }) => client.setQueryData(resumeKeys.share(resumeId), share),
});

export const revokeMutation = mutationOptions({
  mutationFn: (resumeId: string) => call(revokeResumeShare, { resumeId }),
  onSuccess: (_answer, resumeId, _result, { client }) => client.setQueryData(resumeKeys.share(resumeId), null),
});
