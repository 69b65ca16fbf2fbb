import { useEffect } from 'react';
import { useMatches } from 'react-router';
// Nobody sees it now; when it is needed it may be too late to load it.
import '#app/error-page.tsx';
import type { ScreenHandle } from '#app/route-table.ts';
import { useReach, watchReach } from '#lib/reach.ts';
import { AwayPage } from './away-page.tsx';
import styles from './reach.module.css';

/**
 * What stands over a page while nothing can be reached. The interview room has words of its own for that
 * (已保存，正在重连) and goes on from the same turn, so nothing is put over it.
 */
export function ReachHost() {
  const { online, away } = useReach();
  const fullScreen = useMatches().some((match) => (match.handle as ScreenHandle | undefined)?.fullScreen === true);
  useEffect(watchReach, []);
  return (
    <>
      {/* The region stands from the start: readers announce only what is added to one that was there. */}
      <div role="status" className={styles.region}>
        {!online && !fullScreen && <p className={styles.offline}>网络已断开，已填写的内容不会丢失，恢复后自动继续</p>}
      </div>
      {online && away && !fullScreen && <AwayPage />}
    </>
  );
}
