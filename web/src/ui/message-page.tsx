import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** Small print, such as a request id. */
  readonly detail?: string | null;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** One calm message in the middle of a page: what is so, and what to do next. */
export function MessagePage({ art, title, text, detail, children }: MessagePageProps) {
  return (
    <section className={styles.box}>
      <div className={styles.art}>{art}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {detail !== undefined && detail !== null && <p className={styles.detail}>{detail}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
