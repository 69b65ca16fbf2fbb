import styles from './candidate.module.css';

/** The list before it is there: rows of the height that they will have. */
export function CandidateSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="正在加载候选人" data-loading>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.skeletonRow}>
          <span className={styles.skeletonName} />
          <span className={styles.skeletonText} />
          <span className={styles.skeletonEnd} />
        </div>
      ))}
    </div>
  );
}
