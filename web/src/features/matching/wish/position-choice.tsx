import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { positionNamesQuery } from './api.ts';
import styles from './wish.module.css';

interface Position {
  readonly position: string;
  readonly positionCode: string | null;
}

interface PositionChoiceProps {
  readonly value: Position;
  readonly onChange: (value: Position) => void;
  /** Where the heading above says it, its name is for readers alone. */
  readonly isAlone?: boolean;
}

/** What one wants to do, in one's own words or as the job tree calls it; pinyin finds it too. */
export function PositionChoice({ value, onChange, isAlone = false }: PositionChoiceProps) {
  const id = useId();
  const [typing, setTyping] = useState(false);
  const typed = useDeferredValue(value.position.trim());
  const { data = [] } = useQuery({ ...positionNamesQuery(typed), enabled: typing && typed !== '' });
  const offered = typing ? data.filter(({ name }) => name !== value.position) : [];
  return (
    <div className={styles.field}>
      <label className={isAlone ? 'visually-hidden' : styles.name} htmlFor={id}>
        职位
      </label>
      <input
        id={id}
        className={styles.input}
        value={value.position}
        maxLength={40}
        placeholder="例如 前端开发，支持拼音"
        autoComplete="off"
        onChange={({ target }) => {
          setTyping(true);
          onChange({ position: target.value, positionCode: null });
        }}
      />
      {offered.length > 0 && (
        <div className={styles.choices} role="group" aria-label="相近的职位">
          {offered.slice(0, 8).map(({ code, name }) => (
            <button
              key={code}
              type="button"
              className={styles.choice}
              onClick={() => {
                setTyping(false);
                onChange({ position: name, positionCode: code });
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
