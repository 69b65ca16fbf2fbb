import { useParams } from 'react-router';
import { ProgressPage } from '#features/application/timeline/progress-page.tsx';

export const handle = { title: '投递进展' };

/** What happened to one's own application, and who acts next. */
export function Component() {
  const { applicationId = '' } = useParams();
  return <ProgressPage key={applicationId} applicationId={applicationId} base="/seeker/home" />;
}
