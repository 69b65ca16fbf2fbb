import type { MyRound } from '@pinjian/contract/application-round.ts';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/clock.ts';
import { agreedRoundsQuery } from '../api.ts';
import styles from './list.module.css';
import type { DrawRound } from './round-card.tsx';
import { countdownText, ownTime, placeOf, whenText } from './round-words.ts';

function Place({ round }: { readonly round: MyRound }) {
  const { label, text, href } = placeOf(round);
  return (
    <p className={styles.nextPlace}>
      {label}：
      {href === null ? (
        text
      ) : (
        <a href={href} target="_blank" rel="noreferrer" className="target">
          {text}
        </a>
      )}
    </p>
  );
}

interface NextRoundProps {
  /** Puts it into one's own calendar; from the route, since it belongs to another feature. */
  readonly calendar: DrawRound;
}

/** The next interview with people, before everything else: how long until it begins, and the way there. */
export function NextRound({ calendar }: NextRoundProps) {
  const now = useNow();
  const { data } = useQuery(agreedRoundsQuery);
  const next = data?.find(({ round }) => countdownText(round, now) !== '')?.round;
  if (next === undefined) return null;
  const own = next.startsAt === null ? '' : ownTime(next.startsAt);
  return (
    <section className={styles.nextRound} aria-label="下一场面试">
      <p className={styles.nextWhen}>
        <span className={styles.nextCount} role="timer">
          {countdownText(next, now)}
        </span>
        <span>{whenText(next)}</span>
        {own !== '' && <span className={styles.when}>{own}</span>}
      </p>
      <div className={styles.what}>
        <p className={styles.title}>
          {[next.companyName, next.position.title].filter((part) => part !== '').join(' · ')}
        </p>
        <p className={styles.facts}>{[next.name, `${next.form.label}面试`, `${next.minutes} 分钟`].join(' · ')}</p>
        <Place round={next} />
      </div>
      <div className={styles.next}>{calendar(next)}</div>
    </section>
  );
}
