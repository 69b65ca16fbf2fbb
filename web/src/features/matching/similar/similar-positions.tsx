import { useQuery } from '@tanstack/react-query';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { similarQuery } from '../recommendation/api.ts';
import styles from './similar.module.css';

interface SimilarPositionsProps {
  readonly positionId: string;
  /** A position in a list, drawn by the feature that positions are of. */
  readonly card: (position: PositionCard) => ReactNode;
}

/** Open positions like this one, below it. Nothing where there are none, or they did not come: nobody asked for them. */
export function SimilarPositions({ positionId, card }: SimilarPositionsProps) {
  const { data, isPending } = useQuery(similarQuery(positionId));
  if (isPending) return <CardSkeletons count={2} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-positions">
      <h2 id="similar-positions" className={styles.title}>
        相似职位
      </h2>
      <ul className={styles.list}>
        {data.map((position) => (
          <li key={position.positionId}>{card(position)}</li>
        ))}
      </ul>
    </section>
  );
}
