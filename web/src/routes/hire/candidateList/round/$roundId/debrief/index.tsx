import { useParams } from 'react-router';
import { DebriefPage } from '#features/application/scorecard/debrief-page.tsx';

export const handle = { title: '评议' };

/** The scorecards of one round side by side. */
export function Component() {
  const { roundId = '' } = useParams();
  return <DebriefPage key={roundId} roundId={roundId} />;
}
