import { toggled } from './model.ts';
import styles from './wish.module.css';

interface ChoicesProps<T> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
  /** At most one; the chosen one is pressed again to take it back. */
  readonly single?: boolean;
}

/** Some of a few, as buttons that stay pressed. */
export function Choices<T extends string | number>({ label, options, chosen, onChange, single }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{label}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label: words }) => (
          <button
            key={value}
            type="button"
            className={styles.choice}
            aria-pressed={chosen.includes(value)}
            onClick={() => onChange(single === true ? (chosen.includes(value) ? [] : [value]) : toggled(chosen, value))}
          >
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
