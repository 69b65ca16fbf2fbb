import type { PositionCard as Card } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { PositionCard } from './position-card.tsx';
import styles from './position-list.module.css';

interface PositionListProps {
  readonly positions: readonly Card[];
  readonly base: string;
  readonly words?: readonly string[];
  readonly footerOf?: (positionId: string) => ReactNode;
}

/** Positions one below the other. */
export function PositionList({ positions, base, words = [], footerOf }: PositionListProps) {
  return (
    <ul className={styles.list}>
      {positions.map((position) => (
        <li key={position.positionId}>
          <PositionCard position={position} base={base} words={words} footer={footerOf?.(position.positionId)} />
        </li>
      ))}
    </ul>
  );
}
