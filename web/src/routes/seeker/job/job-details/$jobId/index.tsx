import { useParams } from 'react-router';
import { SeekerPosition } from '#app/seeker-position.tsx';

export const handle = { title: '职位详情' };

/** A position found on the job page: read it, apply, see how the application stands. */
export function Component() {
  const { jobId = '' } = useParams();
  return <SeekerPosition key={jobId} positionId={jobId} base="/seeker/job" label="工作" />;
}
