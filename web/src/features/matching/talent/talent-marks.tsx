import type { TalentStanding } from '@pinjian/contract/matching-talent-view.ts';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { standingMarks } from './model.ts';
import styles from './talent.module.css';

/** What the company has with a talent already, in words. */
export function TalentMarks({ standing }: { readonly standing: TalentStanding }) {
  const now = useNow();
  const marks = standingMarks(standing, now);
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="往来">
      {marks.map(({ key, text, tone }) => (
        <li key={key}>
          <StatusTag tone={tone}>{text}</StatusTag>
        </li>
      ))}
    </ul>
  );
}
