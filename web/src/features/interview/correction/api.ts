import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  correctTranscript,
  getTranscriptCorrection,
  type TranscriptCorrection,
} from '@pinjian/contract/interview-correction.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { feedbackQuery } from '../api.ts';
import { interviewKeys } from '../keys.ts';

/** How often a correction that is being scored is looked at. */
const scoringPollMs = 2000;

/** What can still be corrected; asked again while the last correction is being scored, and the feedback with it then. */
export function correctionQuery(interviewId: string) {
  const queryKey = interviewKeys.correction(interviewId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<TranscriptCorrection>(queryKey);
      const now = await call(getTranscriptCorrection, { interviewId }, { signal, quiet: true });
      if (before?.state === 'scoring' && now.state !== 'scoring') {
        await client.invalidateQueries({ queryKey: feedbackQuery(interviewId).queryKey });
      }
      return now;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'scoring' ? scoringPollMs : false),
  });
}

/** Sends corrections; the page shows what is refused. */
export const correctMutation = mutationOptions({
  mutationFn: (input: Sent<typeof correctTranscript>) => call(correctTranscript, input, { quiet: true }),
  onSuccess: (correction, { interviewId }, _result, { client }) => {
    client.setQueryData(interviewKeys.correction(interviewId), correction);
  },
});
