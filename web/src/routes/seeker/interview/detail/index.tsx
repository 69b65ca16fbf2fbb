import { useSearchParams } from 'react-router';
import { NoInterview } from '#features/interview/components/no-interview.tsx';
import { InterviewDetailPage } from '#features/interview/feedback/interview-detail.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '面试详情' };

/** The interview that ?interviewId= names, and its feedback. */
export function Component() {
  const [params] = useSearchParams();
  const interviewId = params.get('interviewId');
  if (interviewId === null) return <NoInterview />;
  return (
    <Page>
      <InterviewDetailPage key={interviewId} interviewId={interviewId} />
    </Page>
  );
}
