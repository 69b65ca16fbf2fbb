import { Link, Outlet, useLocation } from 'react-router';
import { ReachHost } from '#app/reach/reach-host.tsx';
import { Providers } from '#app/shell/providers.tsx';
import { SandboxBanner } from '#app/shell/sandbox-banner.tsx';
import { StartUp } from '#app/shell/start-up.tsx';
import { config } from '#lib/config.ts';
import { useSession } from '#lib/session.ts';
import { Logo } from '#ui/logo.tsx';
import styles from './console.module.css';
import { ConsoleAccount } from './console-account.tsx';
import { isCurrentRoom, roomsFor } from './rooms.ts';

/** The console: a menu of its rooms beside the room; on phones above it. */
function Frame() {
  const { pathname } = useLocation();
  const permissions = useSession((state) => state.permissions);
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
        <nav className={styles.menu} aria-label="主导航">
          {roomsFor(permissions).map(({ path, label, Icon }) => (
            <Link
              key={path}
              to={path}
              className={isCurrentRoom(pathname, path) ? `${styles.entry} ${styles.current}` : styles.entry}
              aria-current={isCurrentRoom(pathname, path) ? 'page' : undefined}
            >
              <Icon size={18} />
              {label}
            </Link>
          ))}
        </nav>
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
