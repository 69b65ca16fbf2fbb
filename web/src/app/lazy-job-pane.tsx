import { lazy, Suspense } from 'react';
import { CardSkeletons } from '#ui/page-skeleton.tsx';

const JobPane = lazy(async () => ({ default: (await import('./seeker-position.tsx')).JobPane }));

/** The position beside a list, opened by somebody or the first of the list; loaded when there is room for it. */
export function drawJobPane(positionId: string, chosen: boolean) {
  return (
    <Suspense fallback={<CardSkeletons count={2} />}>
      <JobPane positionId={positionId} chosen={chosen} />
    </Suspense>
  );
}
