import type { ClipboardEvent, ReactNode, Ref } from 'react';
import styles from './login.module.css';

interface LoginFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly error: string | null;
  readonly maxLength: number;
  readonly autoComplete: string;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Makes what is pasted fit the field. */
  readonly clean: (pasted: string) => string;
  readonly onChange: (value: string) => void;
  /** What stands inside the field, before and after the input. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A labelled field of digits with its error below; the space of the error is always there, so nothing jumps. */
export function LoginField({
  id,
  label,
  placeholder,
  value,
  error,
  maxLength,
  autoComplete,
  inputRef,
  clean,
  onChange,
  before,
  after,
}: LoginFieldProps) {
  // The browser cuts what is pasted to maxLength before anyone can take blanks and +86 out of it.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = clean(event.clipboardData.getData('text'));
    if (pasted === '') return;
    event.preventDefault();
    onChange(pasted);
  }

  return (
    <div className={styles.field}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={error === null ? styles.box : `${styles.box} ${styles.wrong}`}>
        {before}
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          aria-required="true"
          aria-invalid={error !== null}
          aria-describedby={`${id}-error`}
          onPaste={paste}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
