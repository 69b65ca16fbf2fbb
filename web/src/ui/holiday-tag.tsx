import { holidayOn } from '#lib/holiday/holiday.ts';
import styles from './holiday-tag.module.css';

/** A word beside a day on which people are off, or work though it is a weekend; nothing on an ordinary one. */
export function HolidayTag({ day }: { readonly day: string }) {
  const note = holidayOn(day);
  if (note === null) return null;
  return (
    <span className={styles.tag} data-kind={note.kind} title={note.text}>
      {note.short}
    </span>
  );
}
