import { useEffect, useRef } from 'react';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps {
  /** What is chosen between, for readers. */
  readonly label: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly count?: number }[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** One of a few, side by side; where the screen is narrow the row scrolls in itself, and shows the chosen one. */
export function ChoiceChips({ label, choices, value, onChange }: ChoiceChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const at = choices.findIndex(({ key }) => key === value);
  useEffect(() => {
    const chosen = row.current?.children[at];
    if (row.current === null || !(chosen instanceof HTMLElement)) return;
    // The row alone, never the page: it is as wide as what is left of it beside the chosen one on both sides.
    const { offsetLeft, clientWidth } = row.current;
    row.current.scrollLeft = chosen.offsetLeft - offsetLeft - (clientWidth - chosen.offsetWidth) / 2;
  }, [at]);
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
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
