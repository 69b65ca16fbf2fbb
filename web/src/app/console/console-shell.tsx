import { Link, Outlet } from 'react-router';
import { ReachHost } from '#app/reach/reach-host.tsx';
import { Providers } from '#app/shell/providers.tsx';
import { SandboxBanner } from '#app/shell/sandbox-banner.tsx';
import { StartUp } from '#app/shell/start-up.tsx';
import { config } from '#lib/config.ts';
import { useSession } from '#lib/session.ts';
import { Logo } from '#ui/logo.tsx';
import styles from './console.module.css';
import { ConsoleAccount } from './console-account.tsx';
import { ConsoleMenu } from './console-menu.tsx';

/** The console: a menu of its rooms beside the room; on phones above it. */
function Frame() {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        跳到主要内容
      </a>
      <header className={styles.side}>
        <Link to="/console" className={styles.brand}>
          <Logo size={28} />
          <span>
            {config.brand}
            <span className={styles.name}>管理后台</span>
          </span>
        </Link>
        <ConsoleMenu />
        <ConsoleAccount />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <SandboxBanner />
        <Outlet />
      </main>
    </div>
  );
}

/** Everything of the console: renders nothing without a user. */
export function Component() {
  const userId = useSession((state) => state.user?.userId);
  if (userId === undefined) return null;
  return (
    <Providers key={userId}>
      <StartUp />
      <ReachHost />
      <Frame />
    </Providers>
  );
}
