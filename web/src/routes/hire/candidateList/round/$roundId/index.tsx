import { useParams } from 'react-router';
import { RoundPage } from '#features/application/scorecard/round-page.tsx';
import { ApplicationEvidence } from '#features/matching/match/application-match.tsx';

export const handle = { title: '面试评分' };

/** One round in the hands of one of its interviewers. */
export function Component() {
  const { roundId = '' } = useParams();
  return <RoundPage key={roundId} roundId={roundId} Evidence={ApplicationEvidence} />;
}
