import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/clock.ts';
import { agreedRoundsQuery } from '../api.ts';
import styles from './list.module.css';
import { RoundFacts, type DrawRoundAnswer } from './round-card.tsx';
import { countdownText, ownTime, whenText } from './round-words.ts';

/** The next interview with people, before everything else: how long until it begins, and what one needs for it. */
export function NextRound({ actions }: { readonly actions: DrawRoundAnswer }) {
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
        <span>{whenText(next, now)}</span>
        {own !== '' && <span className={styles.when}>{own}</span>}
      </p>
      <div className={styles.what}>
        <p className={styles.title}>
          {next.companyName} · {next.position.title}
        </p>
        <p className={styles.facts}>{[next.name, next.form.label, `${next.minutes} 分钟`].join(' · ')}</p>
        <RoundFacts round={next} />
      </div>
      <div className={styles.next}>{actions(next)}</div>
    </section>
  );
}
