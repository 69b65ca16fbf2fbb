import type { InterviewReport } from '@pinjian/contract/interview-report.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { reportReviewQuery } from './api.ts';
import { CandidateRequest } from './candidate-request.tsx';
import { Judgements } from './judgements.tsx';
import { OverrideSheet } from './override-sheet.tsx';

/** What people add to a report: the candidate's request with its answer, and the members' own judgements. */
export function ReportReviewPart({ report }: { readonly report: InterviewReport }) {
  const { data: review, error, refetch } = useQuery(reportReviewQuery(report.interviewId));
  const [judging, setJudging] = useState(false);
  if (review === undefined) {
    if (error === null) return <CardSkeletons count={1} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="人工评价没有加载出来" />;
  }
  return (
    <>
      {review.request !== null && <CandidateRequest interviewId={report.interviewId} request={review.request} />}
      <Judgements report={report} overrides={review.overrides} />
      <div>
        <Button onClick={() => setJudging(true)}>人工改评</Button>
      </div>
      <OverrideSheet report={report} open={judging} onClose={() => setJudging(false)} />
    </>
  );
}
