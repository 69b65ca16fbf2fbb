import { ApplicationFooter } from '#features/application/home/application-footer.tsx';
import { TargetJobList } from '#features/application/home/target-job-list.tsx';
import type { DrawCard } from '#features/application/home/target-jobs.tsx';
import { PositionCard } from '#features/position/components/position-card.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '我的职位' };

const base = '/seeker/home';

const drawCard: DrawCard = (target) => (
  <PositionCard position={target.position} base={base} footer={<ApplicationFooter target={target} base={base} />} />
);

/** The list behind one of the dashboard's counters. */
export function Component() {
  return (
    <Page>
      <TargetJobList base={base} card={drawCard} />
    </Page>
  );
}
