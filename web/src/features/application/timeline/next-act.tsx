import type { NextAct as Next } from '@pinjian/contract/application-next-act.ts';
import { useNow } from '#lib/clock.ts';
import { isOwnTurn, nextText, type Side } from './model.ts';
import styles from './timeline.module.css';

interface NextActProps {
  readonly next: Next | null;
  readonly side: Side;
}

/** Who acts next, and by when; lit up where it is the reader. */
export function NextAct({ next, side }: NextActProps) {
  const now = useNow();
  if (next === null) return null;
  return (
    <p className={isOwnTurn(next, side) ? `${styles.next} ${styles.mine}` : styles.next}>{nextText(next, side, now)}</p>
  );
}
