import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { myRoundsQuery } from './api.ts';
import { MyRoundCard } from './my-round-card.tsx';
import styles from './round.module.css';

interface MyRoundsProps {
  readonly applicationId: string;
  /** Only the newest, where it is one of several things. */
  readonly newest?: boolean;
}

/** One's interviews with people about an application, the newest first, each with its answers. */
export function MyRounds({ applicationId, newest = false }: MyRoundsProps) {
  const { data, error, refetch } = useQuery(myRoundsQuery(applicationId));
  if (data === undefined) {
    return error === null ? (
      <CardSkeletons count={1} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="面试没有加载出来" />
    );
  }
  return (
    <ul className={styles.cards} aria-label="真人面试">
      {(newest ? data.slice(0, 1) : data).map((round) => (
        <MyRoundCard key={round.roundId} round={round} />
      ))}
    </ul>
  );
}
