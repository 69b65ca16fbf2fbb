import { Link, useLocation } from 'react-router';
import { Avatar } from '#features/account/components/avatar.tsx';
import { MessageBell } from '#features/message/components/message-bell.tsx';
import { config } from '#lib/config.ts';
import { Logo } from '#ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { isCurrent, myPath } from './nav.ts';
import type { NavItem } from './nav.ts';
import styles from './shell.module.css';
import { useMayOpen } from './use-may-open.ts';
import { useNavItems } from './use-nav-items.ts';
import { useShellRole } from './use-shell-role.ts';

function NavLinks({ items }: { readonly items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  return items.map(({ key, label, Icon }) => {
    const current = isCurrent(pathname, key);
    return (
      <Link
        key={key}
        to={key}
        className={current ? `${styles.item} ${styles.current}` : styles.item}
        aria-current={current ? 'page' : undefined}
      >
        <span className={styles.icon}>
          <Icon />
        </span>
        {label}
      </Link>
    );
  });
}

/** The left edge of the shell from 768 px on: logo, navigation, account. */
export function Sider() {
  const items = useNavItems();
  return (
    <aside className={styles.sider} aria-label="侧边栏">
      <Link to="/" className={styles.logo} aria-label={`${config.brand} 首页`}>
        <Logo size={36} />
      </Link>
      <nav className={styles.nav} aria-label="主导航">
        <NavLinks items={items} />
      </nav>
      <div className={styles.account}>
        <MessageBell className={styles.item} iconClassName={styles.icon} label="消息" mayOpen={useMayOpen()} />
        <AccountMenu />
      </div>
    </aside>
  );
}

/** Phones: name, messages and account above, the navigation below. */
export function PhoneBars() {
  const role = useShellRole();
  const items = useNavItems();
  return (
    <>
      <header className={styles.topBar}>
        <Link to="/" className={styles.logo}>
          <Logo size={28} />
          {config.brand}
        </Link>
        <MessageBell className={styles.bell} iconClassName={styles.icon} mayOpen={useMayOpen()} />
        <Link to={myPath[role]} className={styles.profile} aria-label="我的">
          <Avatar size={32} />
        </Link>
      </header>
      <nav className={styles.tabBar} aria-label="主导航">
        <NavLinks items={items} />
      </nav>
    </>
  );
}
