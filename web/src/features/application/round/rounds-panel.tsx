import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { roundsQuery } from './api.ts';
import { RoundCard } from './round-card.tsx';
import { RoundSheet, type Planned } from './round-sheet.tsx';
import styles from './round.module.css';

interface RoundsPanelProps {
  readonly applicationId: string;
  /** Of the card that it stands in. */
  readonly className: string | undefined;
  readonly titleClassName: string | undefined;
}

/** The interviews with people of a candidate, the newest first; nothing while there was none. */
export function RoundsPanel({ applicationId, className, titleClassName }: RoundsPanelProps) {
  const { data, error, refetch } = useQuery(roundsQuery(applicationId));
  const [planned, setPlanned] = useState<Planned | null>(null);
  if (data === undefined && error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} title="真人面试没有加载出来" />;
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={className} aria-labelledby="rounds-title">
      <h2 id="rounds-title" className={titleClassName}>
        真人面试
      </h2>
      <ul className={styles.cards}>
        {data.map((round) => (
          <RoundCard
            key={round.roundId}
            round={round}
            onReschedule={(takenUp) => {
              const { from, version, position, candidate } = round;
              setPlanned({ applicationId, from, version, position, name: candidate.name, moves: round, takenUp });
            }}
          />
        ))}
      </ul>
      <RoundSheet planned={planned} onClose={() => setPlanned(null)} />
    </section>
  );
}
