import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useListPath } from '#lib/list-path.ts';
import { myTimelineQuery } from './api.ts';
import { NextAct } from './next-act.tsx';
import styles from './timeline.module.css';

const base = '/seeker/home';

/** Where the whole of an application can be read. */
export function progressPath(applicationId: string): string {
  return `${base}/progress/${applicationId}`;
}

interface MyProgressProps {
  readonly applicationId: string;
  /** Of which position, for readers. */
  readonly title: string;
}

/** Who acts next in one's own application, and the way to all that happened. What cannot be loaded is told there. */
export function MyProgress({ applicationId, title }: MyProgressProps) {
  const { data, isPending } = useQuery(myTimelineQuery(applicationId));
  return (
    <div className={styles.compact}>
      {isPending && <span className={styles.waiting} role="status" aria-label="正在查看进展" data-loading />}
      <NextAct next={data?.next ?? null} side="seeker" />
      <div className={styles.links}>
        <ProgressLink applicationId={applicationId} title={title} />
      </div>
    </div>
  );
}

/** The way to all that happened to an application. */
export function ProgressLink({ applicationId, title }: MyProgressProps) {
  const { state } = useListPath(base);
  return (
    <Link to={progressPath(applicationId)} state={state} className="target">
      查看进展<span className="visually-hidden">：{title}</span>
    </Link>
  );
}
