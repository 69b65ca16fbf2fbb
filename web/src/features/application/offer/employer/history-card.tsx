import { offerHappeningLabels, type Offer } from '@pinjian/contract/application-offer-view.ts';
import { dateTime } from '#lib/format/time.ts';
import styles from '../offer.module.css';

/** Everything that happened to an offer, newest first. */
export function HistoryCard({ history }: Pick<Offer, 'history'>) {
  if (history.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="offer-history-title">
      <h2 id="offer-history-title" className={styles.cardTitle}>
        记录
      </h2>
      <ol className={styles.list}>
        {history.map(({ at, what, number, by, words }, index) => (
          <li key={`${at} ${what} ${index}`} className={styles.rowMain}>
            <p>
              {offerHappeningLabels[what]}
              {number > 1 && <span className={styles.muted}>（第 {number} 版）</span>}
            </p>
            {words !== '' && <p className={styles.muted}>{words}</p>}
            <p className={styles.muted}>
              {by ?? '系统'} · <time dateTime={at}>{dateTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
