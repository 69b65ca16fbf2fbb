import type { Sent } from '@pinjian/contract/endpoint.ts';
import { getInterviewSetup, saveInterviewSetup, tryOwnQuestion } from '@pinjian/contract/interview-setup.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { interviewKeys } from '../keys.ts';

/** The setup to go on writing: asked afresh each time its editor opens. */
export function editedSetupQuery(positionId: string) {
  return queryOptions({
    queryKey: interviewKeys.setup(positionId),
    queryFn: async ({ signal }) => await call(getInterviewSetup, { positionId }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Saves the setup over the version it was made from; the saver tells what goes wrong. */
export function saveSetup(input: Sent<typeof saveInterviewSetup>) {
  return call(saveInterviewSetup, input, { quiet: true });
}

/** What the server has now, without a cache. */
export function loadSetup(positionId: string) {
  return call(getInterviewSetup, { positionId }, { quiet: true });
}

export const tryQuestionMutation = mutationOptions({
  mutationFn: (input: Sent<typeof tryOwnQuestion>) => call(tryOwnQuestion, input),
});
