import { ApplicationFooter } from '#features/application/home/application-footer.tsx';
import { Dashboard } from '#features/application/home/dashboard.tsx';
import type { DrawCard } from '#features/application/home/target-jobs.tsx';
import { PositionCard } from '#features/position/components/position-card.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '首页' };

const base = '/seeker/home';

const drawCard: DrawCard = (target) => (
  <PositionCard position={target.position} base={base} footer={<ApplicationFooter target={target} base={base} />} />
);

/** Where a seeker sees how things stand: seven counters, each with its list. */
export function Component() {
  return (
    <Page>
      <Dashboard base={base} card={drawCard} />
    </Page>
  );
}
