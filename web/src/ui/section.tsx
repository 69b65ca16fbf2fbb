import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Id of the heading, where something inside is named by it. */
  readonly headingId?: string;
  /** What it is about, in one sentence. */
  readonly text?: string;
  /** A button for the whole of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled card of a page that is made of several, such as the settings. */
export function Section({ title, headingId, text, action, children }: SectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section className={styles.section} aria-labelledby={id} data-title={title}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
