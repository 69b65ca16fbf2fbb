import { Suspense, lazy } from 'react';
import { Outlet, useMatches } from 'react-router';
import { ReachHost } from '#app/reach/reach-host.tsx';
import type { ScreenHandle } from '#app/route-table.ts';
import { useSession } from '#lib/session.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { SiteFooter } from '#ui/site-footer.tsx';
import { Providers } from './providers.tsx';
import { SandboxBanner } from './sandbox-banner.tsx';
import styles from './shell.module.css';
import { PhoneBars, Sider } from './sider.tsx';
import { RealTime } from './real-time.tsx';
import { StartUp } from './start-up.tsx';

// Nobody waits for it: it comes after what makes the page.
const LeaveGuard = lazy(async () => ({ default: (await import('#ui/saving/leave-guard.tsx')).LeaveGuard }));
const Leaving = lazy(async () => ({ default: (await import('./leaving.tsx')).Leaving }));

/** What stands around a page: navigation, footer. Without it where a page wants the whole screen. */
export function Frame() {
  const fullScreen = useMatches().some((match) => (match.handle as ScreenHandle | undefined)?.fullScreen === true);
  if (fullScreen) {
    return (
      <main className={styles.fullScreen}>
        <Outlet />
      </main>
    );
  }
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        跳到主要内容
      </a>
      <Sider />
      <PhoneBars />
      <SandboxBanner />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

/** Everything behind sign-in (spec §2): renders nothing without a user. */
export function Component() {
  const userId = useSession((state) => state.user?.userId);
  const leavesAt = useSession((state) => state.user?.deletionDueAt);
  if (userId === undefined) return null;
  if (typeof leavesAt === 'string') {
    return (
      <Providers key={userId}>
        <Suspense fallback={<PageSkeleton />}>
          <Leaving dueAt={leavesAt} />
        </Suspense>
      </Providers>
    );
  }
  return (
    <Providers key={userId}>
      <StartUp />
      <ReachHost />
      <RealTime />
      <Suspense fallback={null}>
        <LeaveGuard />
      </Suspense>
      <Frame />
    </Providers>
  );
}
