import { maxAnswerLength } from '@pinjian/contract/interview-room.ts';
import { useId, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useMedia } from '#lib/media.ts';
import styles from './answer-box.module.css';

interface AnswerBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  readonly sendLabel?: string;
  readonly disabled?: boolean;
  /** A quiet line beside the button: what became of what was written. */
  readonly note?: string;
  /** True where one has come to write: the box takes the focus, unless that would open a keyboard over the page. */
  readonly ready?: boolean;
}

/** From here on the number of characters is shown. */
const nearLimit = maxAnswerLength - 500;

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Where one writes an answer; Ctrl or ⌘ and Enter sends it, Enter alone begins a new line. */
export function AnswerBox({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  sendLabel = '发送',
  disabled = false,
  note = '',
  ready = false,
}: AnswerBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const tooLong = value.length > maxAnswerLength;
  const empty = value.trim() === '';

  function send() {
    if (disabled || empty || tooLong) return;
    onSend();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends the choosing of characters in an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.box} onSubmit={onSubmit}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.grow} data-text={`${value}\n`}>
        <textarea
          ref={box}
          id={id}
          className={styles.input}
          value={value}
          placeholder={placeholder}
          rows={2}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see `ready`
          autoFocus={ready && hasKeyboard}
          aria-invalid={tooLong}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.foot}>
        <p id={`${id}-note`} className={styles.note} role="status">
          {tooLong ? `一次最多 ${maxAnswerLength} 个字，请分几次发送` : note}
        </p>
        {value.length > nearLimit && (
          <span className={tooLong ? `${styles.count} ${styles.tooLong}` : styles.count}>
            {value.length}/{maxAnswerLength}
          </span>
        )}
        {hasKeyboard && <kbd className={styles.keys}>{isApple ? '⌘' : 'Ctrl'} + Enter</kbd>}
        <button type="submit" className={styles.send} disabled={disabled || empty || tooLong}>
          {sendLabel}
        </button>
      </div>
    </form>
  );
}
