import { Link, Navigate } from 'react-router';
import { SwitchRoleButton } from '#features/account/components/switch-role.tsx';
import { useMedia, wide } from '#lib/media.ts';
import { ChevronIcon, SignOutIcon } from '#ui/icons.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './my-area.module.css';
import { useMyItems } from './use-nav-items.ts';
import { useSignOut } from './use-sign-out.ts';

export const handle = { title: '我的' };

/** Phones: the account and the entries of the 'my' area. Wider pages have the menu beside them and open its first entry. */
export function Component() {
  const items = useMyItems();
  const signOut = useSignOut();
  if (useMedia(wide)) return <Navigate to={items[0].key} replace />;
  return (
    <div className={styles.list}>
      <AccountCard />
      {items.map(({ key, label, Icon }) => (
        <Link key={key} to={key} className={styles.entry}>
          <Icon size={20} />
          {label}
          <span className={styles.end}>
            <ChevronIcon />
          </span>
        </Link>
      ))}
      <SwitchRoleButton className={styles.entry} iconSize={20} />
      <button type="button" className={styles.entry} onClick={() => void signOut()}>
        <SignOutIcon size={20} />
        退出登录
      </button>
    </div>
  );
}
