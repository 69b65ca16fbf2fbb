import type { PositionReading } from '@pinjian/contract/position-requirement.ts';
import { Input } from 'antd';
import { useRef, type UIEvent } from 'react';
import { stretchesOf } from './readings.ts';
import styles from './readings.module.css';

interface MarkedTextProps {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly id?: string;
  /** Given by the form item around it, for readers: what is wrong with the field, and that it is. */
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
  readonly placeholder: string;
  readonly label: string;
  /** What its words say, lit up behind them. */
  readonly readings: readonly PositionReading[];
  /** The one that is pointed at. */
  readonly pointed: PositionReading | null;
}

/** A field for a long text that lights up the words something was read from. */
export function MarkedText({ value = '', onChange, placeholder, label, readings, pointed, ...given }: MarkedTextProps) {
  const behind = useRef<HTMLDivElement>(null);
  // The lights are a copy of the text behind the field, which scrolls with it.
  const follow = (event: UIEvent<HTMLTextAreaElement>) => {
    if (behind.current !== null) behind.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <div className={styles.marked}>
      <div ref={behind} className={styles.behind} aria-hidden>
        {stretchesOf(value, readings).map(({ at, text, reading }) =>
          reading === null ? (
            <span key={at}>{text}</span>
          ) : (
            <mark key={at} className={reading === pointed ? `${styles.lit} ${styles.pointed}` : styles.lit}>
              {text}
            </mark>
          ),
        )}
      </div>
      <Input.TextArea
        {...given}
        className={styles.field}
        value={value}
        {...(onChange === undefined ? {} : { onChange: (event) => onChange(event.target.value) })}
        onScroll={follow}
        autoSize={{ minRows: 4, maxRows: 20 }}
        maxLength={3000}
        placeholder={placeholder}
        aria-label={label}
      />
    </div>
  );
}
