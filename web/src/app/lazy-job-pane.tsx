import { lazy, Suspense } from 'react';
import { CardSkeletons } from '#ui/page-skeleton.tsx';

const JobPane = lazy(async () => ({ default: (await import('./seeker-position.tsx')).JobPane }));

/** The position that is open beside a list; loaded when the first one is opened. */
export function drawJobPane(positionId: string) {
  return (
    <Suspense fallback={<CardSkeletons count={2} />}>
      <JobPane positionId={positionId} />
    </Suspense>
  );
}
