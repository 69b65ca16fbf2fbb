import { useEffect, useId, useRef } from 'react';
import styles from './ask-first.module.css';

interface AskFirstProps {
  readonly title: string;
  readonly text: string;
  /** Names the act. */
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks once before something is lost; closing it in any other way is a no. It stands in the room and is dark as the room. */
export function AskFirst({ title, text, yes, no, onAnswer }: AskFirstProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.no} onClick={() => onAnswer(false)}>
          {no}
        </button>
        <button type="button" className={styles.yes} onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
