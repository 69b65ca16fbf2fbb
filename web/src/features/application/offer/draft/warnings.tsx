import type { OfferWarning } from '@pinjian/contract/application-offer-terms.ts';
import styles from '../offer.module.css';

interface WarningsProps {
  readonly warnings: readonly OfferWarning[];
  /** Leads to the field that one is about. */
  readonly onJump?: (path: string) => void;
}

/** What somebody should look at again: outside the range, or against the law. It hinders nobody. */
export function Warnings({ warnings, onJump }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="warnings-title">
      <h2 id="warnings-title" className={styles.cardTitle}>
        请留意
      </h2>
      <ul className={styles.warnings} aria-live="polite">
        {warnings.map(({ path, words, message }) => (
          <li key={`${path} ${words} ${message}`}>
            {words !== '' && <mark>{words}</mark>} {message}
            {onJump !== undefined && (
              <button type="button" className={styles.jump} onClick={() => onJump(path)}>
                去修改
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
