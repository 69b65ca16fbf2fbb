import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './slip.module.css';

interface WordListProps {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly value: readonly string[];
  /** How many there may be. */
  readonly most: number;
  /** Characters of one. */
  readonly longest: number;
  readonly shortest?: number;
  readonly onChange: (value: string[]) => void;
}

/** A few words or sentences, each added by Enter and taken away by pressing it. */
export function WordList(props: WordListProps) {
  const { label, hint, placeholder, value, most, longest, shortest = 1, onChange } = props;
  const [typed, setTyped] = useState('');
  const id = useId();
  const wanted = typed.trim();
  const mayAdd = wanted.length >= shortest && !value.includes(wanted) && value.length < most;

  function add() {
    if (!mayAdd) return;
    onChange([...value, wanted]);
    setTyped('');
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      {value.length > 0 && (
        <ul className={styles.choices} aria-label={label}>
          {value.map((each) => (
            <li key={each}>
              <button
                type="button"
                className={styles.choice}
                aria-label={`去掉 ${each}`}
                onClick={() => onChange(value.filter((other) => other !== each))}
              >
                {each} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.choices}>
        <Input
          id={id}
          className={styles.word ?? ''}
          value={typed}
          maxLength={longest}
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          disabled={value.length >= most}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button disabled={!mayAdd} onClick={add} aria-label={`添加：${label}`}>
          添加
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
