import { currentPair } from '#lib/session.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import styles from './shell-skeleton.module.css';
import { SandboxBanner } from './shell/sandbox-banner.tsx';

/** What stands around a page of the shell, before anyone knows whose it is. */
export function ShellFrame() {
  return (
    <div className={styles.frame}>
      <div className={styles.sider} />
      <SandboxBanner />
      <PageSkeleton />
    </div>
  );
}

/** The shell while it is being fetched; nothing of it for somebody without a session (spec §2). */
export function ShellSkeleton() {
  return currentPair() === null ? null : <ShellFrame />;
}
