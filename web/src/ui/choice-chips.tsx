import styles from './choice-chips.module.css';

interface ChoiceChipsProps {
  /** What is chosen between, for readers. */
  readonly label: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly count?: number }[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** One of a few, side by side; where the screen is narrow the row scrolls in itself. */
export function ChoiceChips({ label, choices, value, onChange }: ChoiceChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          className={styles.chip}
          aria-pressed={choice.key === value}
          onClick={() => onChange(choice.key)}
        >
          {choice.label}
          {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
