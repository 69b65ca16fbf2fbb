import { maxWishSalary } from '@pinjian/contract/matching-wish.ts';
import { useId } from 'react';
import { floorText } from '#lib/format/pay.ts';
import styles from './wish.module.css';

/** Floors that are a press away, in thousands of yuan a month. */
const usual = [5, 8, 10, 15, 20, 30, 50];
const fenOfThousand = 100_000;

interface PayChoiceProps {
  /** Fen a month; null where it is not said. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Where the heading above says it, its name is for readers alone. */
  readonly isAlone?: boolean;
}

/** The least one would work for: one of the usual floors, or an amount of one's own. */
export function PayChoice({ value, onChange, isAlone = false }: PayChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={isAlone ? 'visually-hidden' : styles.name}>期望薪资</legend>
      <div className={styles.choices}>
        {usual.map((thousand) => {
          const fen = thousand * fenOfThousand;
          return (
            <button
              key={thousand}
              type="button"
              className={styles.choice}
              aria-pressed={value === fen}
              onClick={() => onChange(value === fen ? null : fen)}
            >
              {floorText(fen)}以上
            </button>
          );
        })}
      </div>
      <div className={styles.pay}>
        <label className={styles.hint} htmlFor={id}>
          或填写
        </label>
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          placeholder="例如 12000"
          value={value === null ? '' : String(Math.round(value / 100))}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/gu, '').slice(0, 7);
            onChange(digits === '' ? null : Math.min(Number(digits) * 100, maxWishSalary));
          }}
        />
        <span className={styles.hint}>元/月以上</span>
      </div>
    </fieldset>
  );
}
