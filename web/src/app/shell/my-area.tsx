import { Link, Outlet, useLocation } from 'react-router';
import { ChevronIcon } from '#ui/icons.tsx';
import styles from './my-area.module.css';
import { isCurrent, myPath } from './nav.ts';
import { useMyItems } from './use-nav-items.ts';
import { useShellRole } from './use-shell-role.ts';

/** The 'my' area (spec §2): a 200 px menu beside the page; on phones the menu is a page of its own. */
export function Component() {
  const role = useShellRole();
  const items = useMyItems();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  // What lies deeper, as an order does, leads back to its own list.
  const onEntry = items.some(({ key }) => key === path);
  return (
    <div className={styles.area}>
      <nav className={styles.menu} aria-label="我的">
        {items.map(({ key, label, Icon }) => {
          const current = isCurrent(pathname, key);
          return (
            <Link
              key={key}
              to={key}
              className={current ? `${styles.entry} ${styles.current}` : styles.entry}
              aria-current={current ? 'page' : undefined}
            >
              <Icon size={18} />
              {label}
            </Link>
          );
        })}
      </nav>
      <div className={styles.content}>
        {onEntry && (
          <Link to={myPath[role]} className={styles.back}>
            <ChevronIcon back />
            我的
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  );
}
