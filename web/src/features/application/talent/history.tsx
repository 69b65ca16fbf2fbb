import type { HistoryEntry } from '@pinjian/contract/application-candidate.ts';
import { stepLabels } from '@pinjian/contract/application-pipeline.ts';
import { dateTime } from '#lib/format/time.ts';
import { whatHappened, whoDidIt } from './model.ts';
import styles from './talent.module.css';

/** What happened to an application, newest first. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <section className={styles.card} aria-labelledby="history-title">
      <h2 id="history-title" className={styles.cardTitle}>
        经过
      </h2>
      <ol className={styles.history}>
        {entries.map((entry) => (
          <li key={entry.eventId} className={styles.happened}>
            <p className={styles.what}>
              {whatHappened(entry)}
              {entry.from !== entry.to && <span className={styles.to}>进入“{stepLabels[entry.to]}”</span>}
            </p>
            {entry.why !== '' && <p className={styles.why}>{entry.why}</p>}
            <p className={styles.when}>
              {whoDidIt(entry)} · <time dateTime={entry.at}>{dateTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
