import styles from './talent.module.css';

const rows = 5;

/** Talents before they are there: rows of the height that most of them will have. */
export function TalentSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="正在加载人才" aria-busy="true" data-loading>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={`${styles.row} ${styles.skeleton}`}>
          <span className={styles.bone} style={{ width: '46%' }} />
          <span className={styles.bone} style={{ width: '72%' }} />
          <span className={styles.bone} style={{ width: '60%' }} />
          <span className={styles.bone} style={{ width: '88%' }} />
        </div>
      ))}
    </div>
  );
}
