import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from './icons.tsx';
import styles from './page.module.css';

/** The body of a screen: at most 1200 px wide, with the product's margins. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Where this screen was opened from. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Buttons at the right. */
  readonly actions?: ReactNode;
}

/** Name of a screen, the way back, and what can be done with the whole of it. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back !== undefined && (
        <Link to={back.to} className={styles.back}>
          <ChevronIcon back />
          {back.label}
        </Link>
      )}
      <div className={styles.headings}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** The main actions of a screen, always in reach: above the tab bar on phones, at the foot of the page elsewhere. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
