import type { PositionCard as Card } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import { PositionCard } from './position-card.tsx';
import styles from './position-list.module.css';

interface PositionListProps {
  readonly positions: readonly Card[];
  readonly base: string;
  readonly words?: readonly string[];
  readonly footerOf?: ((positionId: string) => ReactNode) | undefined;
  /** Opens one beside the list. */
  readonly onOpen?: ((positionId: string) => void) | undefined;
  readonly open?: string | null;
  /** What stands before the position of that index: in the place of one that is gone, or between two kinds. */
  readonly between?: ReadonlyMap<number, ReactNode>;
}

/** Positions one below the other. */
export function PositionList({
  positions,
  base,
  words = [],
  footerOf,
  onOpen,
  open = null,
  between = new Map(),
}: PositionListProps) {
  const last = [...between].filter(([index]) => index >= positions.length);
  return (
    <ul className={styles.list}>
      {positions.flatMap((position, index) => {
        const { positionId } = position;
        return [
          between.has(index) && <li key={`at ${index}`}>{between.get(index)}</li>,
          <li key={positionId} {...{ [rowAttribute]: positionId }}>
            <PositionCard
              position={position}
              base={base}
              words={words}
              footer={footerOf?.(positionId)}
              onOpen={onOpen === undefined ? undefined : () => onOpen(positionId)}
              isOpen={open === positionId}
            />
          </li>,
        ];
      })}
      {last.map(([index, what]) => (
        <li key={`at ${index}`}>{what}</li>
      ))}
    </ul>
  );
}
