import { useSearchParams } from 'react-router';
import { NoInterview } from '#features/interview/components/no-interview.tsx';
import { interviewsPath } from '#features/interview/model.ts';
import { PreparationPage } from '#features/interview/preparation/preparation.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '面试准备' };

/** Before the interview that ?interviewId= names: what will happen, a check, a try, and consent. */
export function Component() {
  const [params] = useSearchParams();
  const interviewId = params.get('interviewId');
  if (interviewId === null) return <NoInterview />;
  return (
    <Page>
      <PageHeader title="面试准备" back={{ to: interviewsPath, label: '我的面试' }} />
      <PreparationPage interviewId={interviewId} />
    </Page>
  );
}
