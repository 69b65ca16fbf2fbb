import { useParams } from 'react-router';
import { SeekerPosition } from '#app/seeker-position.tsx';

export const handle = { title: '职位详情' };

/** A position opened from the dashboard: read it, apply, see how the application stands. */
export function Component() {
  const { jobId = '' } = useParams();
  return <SeekerPosition key={jobId} positionId={jobId} base="/seeker/home" label="首页" />;
}
