import { spanText, zoneText } from './times.ts';
import styles from './round.module.css';

interface RoundTimeProps {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A time on Beijing's clock, and on the reader's own where they are elsewhere. */
export function RoundTime({ startsAt, endsAt }: RoundTimeProps) {
  const here = zoneText(startsAt);
  return (
    <span className={styles.time}>
      <time dateTime={startsAt}>{spanText(startsAt, endsAt)}</time>
      {here !== '' && <span className={styles.zone}>北京时间；当地 {here}</span>}
    </span>
  );
}
