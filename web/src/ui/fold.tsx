import { useId, useState, type ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Words of the button that shows the rest. */
  readonly more: string;
  /** Shows everything, whether or not somebody asked for it. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Something long that shows only its beginning where it stands below other things: on narrow screens. */
export function Fold({ more, open = false, children }: FoldProps) {
  const [asked, setAsked] = useState(false);
  const id = useId();
  const whole = asked || open;
  return (
    <div className={styles.fold} data-whole={whole}>
      <div id={id} className={styles.content}>
        {children}
      </div>
      {!whole && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={false}
          aria-controls={id}
          onClick={() => setAsked(true)}
        >
          {more}
        </button>
      )}
    </div>
  );
}
