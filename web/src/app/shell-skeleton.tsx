import { PageSkeleton } from '#ui/page-skeleton.tsx';
import styles from './shell-skeleton.module.css';

/** The shell before anyone knows whose it is. */
export function ShellSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.sider} />
      <PageSkeleton />
    </div>
  );
}
