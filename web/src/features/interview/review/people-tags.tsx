import { overallTarget } from '@pinjian/contract/interview-review.ts';
import { useQuery } from '@tanstack/react-query';
import { StatusTag } from '#ui/tag.tsx';
import { reportReviewQuery } from './api.ts';
import { newestOf, personVerdict } from './verdict-words.ts';

/** What people added to a report, beside its result: a request that waits, and what a member judged. Nothing else waits for it. */
export function PeopleTags({ interviewId }: { readonly interviewId: string }) {
  const { data: review } = useQuery(reportReviewQuery(interviewId));
  if (review === undefined) return null;
  const overall = newestOf(review.overrides).get(overallTarget);
  return (
    <>
      {overall !== undefined && <StatusTag tone="accent">人工：{personVerdict(overall)}</StatusTag>}
      {review.request?.state === 'pending' && <StatusTag tone="warning">候选人申请人工复核</StatusTag>}
    </>
  );
}

/** What a member set for one competency, beside the engine's score. */
export function PersonTag({ interviewId, target }: { readonly interviewId: string; readonly target: string }) {
  const { data: review } = useQuery(reportReviewQuery(interviewId));
  const newest = review === undefined ? undefined : newestOf(review.overrides).get(target);
  return newest === undefined ? null : <StatusTag tone="accent">人工 {personVerdict(newest)}</StatusTag>;
}
