import type { ReactNode } from 'react';
import { useId } from 'react';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import styles from './company-info.module.css';

interface StandingCardProps {
  readonly title: string;
  readonly look: { readonly tone: Tone; readonly label: string; readonly text: string };
  readonly children: ReactNode;
}

/** Where something that is checked stands: its name, its state, a sentence about it, and what can be done. */
export function StandingCard({ title, look, children }: StandingCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <h2 id={titleId} className={styles.cardTitle}>
          {title}
        </h2>
        <StatusTag tone={look.tone}>{look.label}</StatusTag>
      </div>
      <p className={styles.cardText}>{look.text}</p>
      {children}
    </section>
  );
}
