import type { ReactNode } from 'react';
import { EmptyArt } from './art/empty-art.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** What would be here. */
  readonly title: string;
  readonly text?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** A list without anything in it: says what would be here and offers the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.art}>
        <EmptyArt />
      </div>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
