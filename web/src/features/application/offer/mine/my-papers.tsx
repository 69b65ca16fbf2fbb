import { useMutation } from '@tanstack/react-query';
import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import { Checkbox } from 'antd';
import styles from '../offer.module.css';
import { tickPaperMutation } from './api.ts';

/** What to bring on the first day, ticked for oneself; what the company has received already says so. */
export function MyPapers({ offer: { papers, offerId } }: { readonly offer: MyOffer }) {
  const tick = useMutation(tickPaperMutation);
  if (papers.length === 0) return null;
  const ready = papers.filter(({ readyAt }) => readyAt !== null).length;
  return (
    <section className={styles.card} aria-labelledby="my-papers-title">
      <div className={styles.cardHead}>
        <h2 id="my-papers-title" className={styles.cardTitle}>
          入职材料
        </h2>
        <span className={styles.muted}>
          已备 {ready}/{papers.length}
        </span>
      </div>
      <ul className={styles.list}>
        {papers.map(({ name, readyAt, receivedAt }) => (
          <li key={name} className={styles.row}>
            <Checkbox
              checked={readyAt !== null}
              disabled={tick.isPending}
              onChange={({ target }) => tick.mutate({ offerId, name, ready: target.checked })}
            >
              {name}
            </Checkbox>
            {receivedAt !== null && <span className={styles.muted}>公司已收到</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
