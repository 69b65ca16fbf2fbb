import styles from './level.module.css';

const steps = [1, 2, 3, 4, 5] as const;

/** A place on the 1-5 scale as five steps, the last one filled in part; null shows them empty. */
export function Level({ value }: { readonly value: number | null }) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {steps.map((step) => {
        const share = value === null ? 0 : Math.min(1, Math.max(0, value - step + 1));
        return (
          <span key={step} className={styles.step}>
            <span style={{ width: `${share * 100}%` }} />
          </span>
        );
      })}
    </span>
  );
}
