import { Link } from 'react-router';
import { SwitchRoleButton } from '#features/account/components/switch-role.tsx';
import { SignOutIcon } from '#ui/icons.tsx';
import { useMyItems } from './use-nav-items.ts';
import { useSignOut } from './use-sign-out.ts';

/** What the account offers below its name: settings, wallet and invoices, the other identity, the way out. */
export function AccountEntries({ className }: { readonly className: string | undefined }) {
  const signOut = useSignOut();
  const [, ...entries] = useMyItems();
  return (
    <>
      {entries.map(({ key, label, Icon }) => (
        <Link key={key} to={key} className={className}>
          <Icon size={18} />
          {label}
        </Link>
      ))}
      <SwitchRoleButton className={className} />
      <button type="button" className={className} onClick={() => void signOut()}>
        <SignOutIcon size={18} />
        退出登录
      </button>
    </>
  );
}
