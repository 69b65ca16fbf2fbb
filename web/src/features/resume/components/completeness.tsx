import styles from './resume-list.module.css';

/** How complete a resume is, as a bar and a figure. */
export function Completeness({ percent }: { readonly percent: number }) {
  return (
    <span className={styles.completeness}>
      <span>完整度</span>
      <span
        className={styles.meter}
        role="meter"
        aria-label="完整度"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.meterFill} style={{ width: `${percent}%` }} />
      </span>
      <span className="figures">{percent}%</span>
    </span>
  );
}
