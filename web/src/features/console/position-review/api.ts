import {
  decidePositionReview,
  getPositionReview,
  listPositionReviews,
} from '@pinjian/contract/console-position-review.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function reviewsQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.positionReviews(current),
    queryFn: async ({ signal }) =>
      await call(listPositionReviews, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function reviewQuery(reviewId: string) {
  return queryOptions({
    queryKey: consoleKeys.positionReview(reviewId),
    queryFn: async ({ signal }) => await call(getPositionReview, { reviewId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Decides one. Whatever comes of it, what is shown afterwards is what holds. */
export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decidePositionReview>) => call(decidePositionReview, input),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: consoleKeys.all }),
});
