import { useId } from 'react';
import styles from './sandbox.module.css';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why something fails, in words for whoever is told. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <>
      <label className={styles.muted} htmlFor={id}>
        未通过的原因（只在选择“未通过”时需要）
      </label>
      <input
        id={id}
        className={styles.reason}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
