import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { overviewQuery, type Queue } from '../api.ts';
import { queueWords, waitedFor } from '../model.ts';
import styles from './overview.module.css';

function QueueCard({ queue, now }: { readonly queue: Queue; readonly now: number }) {
  const { label, unit, to } = queueWords[queue.kind];
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={queue.count === 0 ? styles.figure : `${styles.figure} ${styles.waiting}`}>
        <span className="figures">{queue.count}</span> {unit}
      </span>
      <span className={styles.waited}>
        {queue.oldestAt === null ? '没有等待处理的' : `最早的已等待 ${waitedFor(queue.oldestAt, now)}`}
      </span>
    </>
  );
  if (to === null) return <li className={styles.card}>{content}</li>;
  return (
    <li>
      <Link to={to} className={`${styles.card} ${styles.link}`}>
        {content}
      </Link>
    </li>
  );
}

/** Each queue of the console with how many wait in it, and since when. */
export function Queues() {
  const { data, error, refetch } = useQuery(overviewQuery);
  const now = useNow();
  if (data === undefined && error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} title="待办没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={1} />;
  return (
    <ul className={styles.cards} aria-label="待处理">
      {data.queues.map((queue) => (
        <QueueCard key={queue.kind} queue={queue} now={now} />
      ))}
    </ul>
  );
}
