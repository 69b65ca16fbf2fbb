import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import { stripOf } from '../model.ts';
import styles from '../offer.module.css';

const words = { done: '已完成', now: '进行中', ahead: '未开始' } as const;

/** The way of an offer, and how far it is. */
export function StateStrip({ offer }: { readonly offer: Offer }) {
  return (
    <ol className={styles.strip} aria-label="Offer 的进度">
      {stripOf(offer).map(({ label, at }) => (
        <li
          key={label}
          className={at === 'ahead' ? styles.step : `${styles.step} ${styles[at]}`}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          {label}
          <span className="visually-hidden">，{words[at]}</span>
        </li>
      ))}
    </ol>
  );
}
