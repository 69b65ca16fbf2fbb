import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { config } from '#lib/config.ts';
import styles from './document-page.module.css';
import { Logo } from './logo.tsx';
import { PublicPage } from './public-page.tsx';

interface DocumentPageProps {
  readonly title: string;
  /** YYYY-MM-DD of the day from which the text holds. */
  readonly since: string;
  readonly children: ReactNode;
}

/** A public text to be read from top to bottom: terms, privacy. */
export function DocumentPage({ title, since, children }: DocumentPageProps) {
  return (
    <PublicPage>
      <article className={styles.document}>
        <Link to="/" className={styles.head}>
          <Logo size={28} />
          {config.brand}
        </Link>
        <h1>{title}</h1>
        <p className={styles.date}>自 {since} 起生效</p>
        {children}
      </article>
    </PublicPage>
  );
}
