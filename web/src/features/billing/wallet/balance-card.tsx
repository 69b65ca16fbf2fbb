import { useId, type ReactNode } from 'react';
import styles from './wallet.module.css';

export interface BalanceLine {
  readonly key: string;
  readonly what: string;
  /** 剩 28 / 30 次 */
  readonly left: string;
  /** Until when, where it came from. */
  readonly note: string;
  /** How much of it is left, 0 to 1; without one no bar is drawn. */
  readonly share?: number;
}

interface BalanceCardProps {
  readonly title: string;
  readonly figure: string;
  readonly unit: string;
  /** What stands beside the figure, such as what is held. */
  readonly note?: ReactNode;
  readonly lines: readonly BalanceLine[];
  /** What the lines are, for readers. */
  readonly linesLabel: string;
  readonly children?: ReactNode;
}

/** What is left as one figure, and of what it consists. */
export function BalanceCard({ title, figure, unit, note, lines, linesLabel, children }: BalanceCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.figure}>
        <strong>{figure}</strong>
        {unit}
      </p>
      {note !== undefined && <p className={styles.muted}>{note}</p>}
      {children}
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={linesLabel}>
          {lines.map((line) => (
            <li key={line.key} className={styles.line}>
              <span>{line.what}</span>
              <span className={styles.end}>{line.left}</span>
              {line.share !== undefined && (
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${Math.round(line.share * 100)}%` }} />
                </span>
              )}
              <span className={`${styles.muted} ${styles.whole}`}>{line.note}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
