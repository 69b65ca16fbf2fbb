import type { Sent } from '@pinjian/contract/endpoint.ts';
import { answerAgain, getAnswerTries } from '@pinjian/contract/interview-try.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { interviewKeys } from '../keys.ts';

/** What was answered again in one of one's own practices. */
export function triesQuery(interviewId: string) {
  return queryOptions({
    queryKey: interviewKeys.tries(interviewId),
    queryFn: async ({ signal }) => await call(getAnswerTries, { interviewId }, { signal, quiet: true }),
  });
}

/** Rates an answer that is given again; its form shows what is refused. */
export const answerAgainMutation = mutationOptions({
  mutationFn: (input: Sent<typeof answerAgain>) => call(answerAgain, input, { quiet: true }),
  onSuccess: (tries, { interviewId }, _result, { client }) => {
    client.setQueryData(interviewKeys.tries(interviewId), tries);
  },
});
