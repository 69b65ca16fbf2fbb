import { applyingAt } from '#features/application/apply/applying.ts';
import { ApplicationFooter } from '#features/application/home/application-footer.tsx';
import { Dashboard } from '#features/application/home/dashboard.tsx';
import { isPushed } from '#features/application/home/tabs.ts';
import type { DrawCard } from '#features/application/home/target-jobs.tsx';
import { PushFooter } from '#features/matching/push/push-footer.tsx';
import { PositionCard } from '#features/position/components/position-card.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '首页' };

const base = '/seeker/home';

/** Why a position was pushed, or where the application stands. */
const drawCard: DrawCard = (target, page) => {
  const { positionId, title } = target.position;
  const footer = isPushed(target) ? (
    <PushFooter
      positionId={positionId}
      title={title}
      applyAt={applyingAt(`${base}/job-details/${positionId}`)}
      pageIds={page.filter(isPushed).map(({ position }) => position.positionId)}
    />
  ) : (
    <ApplicationFooter target={target} base={base} />
  );
  return <PositionCard position={target.position} base={base} footer={footer} />;
};

/** Where a seeker sees how things stand: seven counters, each with its list. */
export function Component() {
  return (
    <Page>
      <Dashboard base={base} card={drawCard} />
    </Page>
  );
}
