import type { HistoryEntry } from '@pinjian/contract/application-candidate.ts';
import { stepLabels } from '@pinjian/contract/application-pipeline.ts';
import type { ReactNode } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { AgentMark } from '#ui/tag.tsx';
import { whatHappened, whoDidIt, type Side } from './model.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly side: Side;
}

/** What happened to an application, newest first; a seeker reads their own words for it and no codes of the pipeline. */
function Timeline({ entries, side }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.eventId} className={styles.happened}>
          <p className={styles.what}>
            {whatHappened(entry, side)}
            {side === 'employer' && entry.from !== entry.to && (
              <span className={styles.to}>进入“{stepLabels[entry.to]}”</span>
            )}
          </p>
          {entry.why !== '' && <p className={styles.why}>{entry.why}</p>}
          <p className={styles.when}>
            {entry.by.agent !== undefined && (
              <>
                <AgentMark />{' '}
              </>
            )}
            {whoDidIt(entry, side)} · <time dateTime={entry.at}>{dateTime(entry.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The same as a card of a page. */
export function TimelineCard({ children, ...timeline }: TimelineProps & { readonly children?: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="history-title">
      <div className={styles.cardHead}>
        <h2 id="history-title" className={styles.cardTitle}>
          经过
        </h2>
        {children}
      </div>
      <Timeline {...timeline} />
    </section>
  );
}
