import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  answerReview,
  getFeedbackReview,
  getReportReview,
  overrideScore,
  requestReview,
} from '@pinjian/contract/interview-review.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { interviewKeys } from '../keys.ts';

/** What people added to a report: the company's judgements and the candidate's request. */
export function reportReviewQuery(interviewId: string) {
  return queryOptions({
    queryKey: interviewKeys.reportReview(interviewId),
    queryFn: async ({ signal }) => await call(getReportReview, { interviewId }, { signal, quiet: true }),
  });
}

/** The same for the candidate. */
export function feedbackReviewQuery(interviewId: string) {
  return queryOptions({
    queryKey: interviewKeys.feedbackReview(interviewId),
    queryFn: async ({ signal }) => await call(getFeedbackReview, { interviewId }, { signal, quiet: true }),
  });
}

/** Keeps a member's judgement; its form shows what is refused. */
export const overrideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof overrideScore>) => call(overrideScore, input, { quiet: true }),
  onSuccess: (review, { interviewId }, _result, { client }) => {
    client.setQueryData(interviewKeys.reportReview(interviewId), review);
  },
});

/** Answers a candidate. Lists and pages that mark the waiting request look anew. */
export const answerMutation = mutationOptions({
  mutationFn: (input: Sent<typeof answerReview>) => call(answerReview, input, { quiet: true }),
  onSuccess: async (review, { interviewId }, _result, { client }) => {
    client.setQueryData(interviewKeys.reportReview(interviewId), review);
    await client.invalidateQueries();
  },
});

export const requestMutation = mutationOptions({
  mutationFn: (input: Sent<typeof requestReview>) => call(requestReview, input, { quiet: true }),
  onSuccess: (review, { interviewId }, _result, { client }) => {
    client.setQueryData(interviewKeys.feedbackReview(interviewId), review);
  },
});
