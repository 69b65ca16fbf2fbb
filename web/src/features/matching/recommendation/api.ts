import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  answerInterested,
  answerUnsuitable,
  getMyMatch,
  listLooks,
  listSimilarPositions,
} from '@pinjian/contract/matching-recommendation.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { applicationKeys } from '#features/application/keys.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { matchingKeys } from '../keys.ts';

/** Companies that looked at one's resume, the last first. */
export function looksQuery(current: number) {
  return queryOptions({
    queryKey: matchingKeys.looks(current),
    queryFn: async ({ signal }) => await call(listLooks, { current, pageSize: 20 }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** How one's own resume fits a position: the same as the company reads. */
export function ownMatchQuery(positionId: string) {
  return queryOptions({
    queryKey: matchingKeys.ownMatch(positionId),
    queryFn: async ({ signal }) => await call(getMyMatch, { positionId }, { signal, quiet: true }),
    // What is typed in the resume saves itself: whoever comes back from there reads what holds now.
    staleTime: 0,
  });
}

/** Open positions like one. */
export function similarQuery(positionId: string) {
  return queryOptions({
    queryKey: matchingKeys.similar(positionId),
    queryFn: async ({ signal }) => await call(listSimilarPositions, { positionId }, { signal, quiet: true }),
    staleTime: 60_000,
  });
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: applicationKeys.all });
}

export const interestedMutation = mutationOptions({
  mutationFn: (positionId: string) => call(answerInterested, { positionId }),
  onSuccess: () => notify('success', '已投递，对方现在可以联系您'),
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});

export const unsuitableMutation = mutationOptions({
  mutationFn: (input: Sent<typeof answerUnsuitable>) => call(answerUnsuitable, input),
  onSuccess: () => notify('success', '已回复，90 天内这个职位不会再找您'),
  onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
});
