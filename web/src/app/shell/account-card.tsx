import { Link } from 'react-router';
import { Avatar } from '#features/account/components/avatar.tsx';
import { useSession } from '#lib/session.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { accountName, certificationOf } from './account-words.ts';
import styles from './account.module.css';
import { useMyItems } from './use-nav-items.ts';
import { useShellRole } from './use-shell-role.ts';

/** Who is signed in, and whether they are verified; leads to the profile (spec §2). */
export function AccountCard() {
  const role = useShellRole();
  const { user, authStatus } = useSession();
  const [profile] = useMyItems();
  if (user === null) return null;
  const { label, tone } = certificationOf(role, authStatus);
  return (
    <Link to={profile.key} className={styles.card}>
      <Avatar size={44} />
      <span className={styles.who}>
        <span className={`${styles.name} figures`}>{accountName(role, user)}</span>
        <StatusTag tone={tone}>{label}</StatusTag>
      </span>
      <span className="visually-hidden">，{profile.label}</span>
      <ChevronIcon size={18} />
    </Link>
  );
}
