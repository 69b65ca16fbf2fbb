import { Link, Navigate } from 'react-router';
import { Avatar } from '#features/account/components/avatar.tsx';
import { useMedia, wide } from '#lib/media.ts';
import { useSession } from '#lib/session.ts';
import { ChevronIcon, SignOutIcon } from '#ui/icons.tsx';
import { AppearanceSwitch } from './appearance-switch.tsx';
import styles from './my-area.module.css';
import { myItems } from './nav.ts';
import { useShellRole } from './use-shell-role.ts';
import { useSignOut } from './use-sign-out.ts';

export const handle = { title: '我的' };

/** Phones: the account and the entries of the 'my' area. Wider pages have the menu beside them and open its first entry. */
export function Component() {
  const role = useShellRole();
  const user = useSession((state) => state.user);
  const signOut = useSignOut();
  if (useMedia(wide)) return <Navigate to={myItems[role][0].key} replace />;
  return (
    <div className={styles.list}>
      <div className={styles.person}>
        <Avatar size={48} />
        <div>
          <p className={styles.personName}>{user?.username ?? (role === 'employer' ? '企业用户' : '求职者')}</p>
          <p className={styles.personPhone}>{user?.phone}</p>
        </div>
      </div>
      {myItems[role].map(({ key, label, Icon }) => (
        <Link key={key} to={key} className={styles.entry}>
          <Icon size={20} />
          {label}
          <span className={styles.end}>
            <ChevronIcon />
          </span>
        </Link>
      ))}
      <button type="button" className={styles.entry} onClick={() => void signOut()}>
        <SignOutIcon size={20} />
        退出登录
      </button>
      <AppearanceSwitch />
    </div>
  );
}
