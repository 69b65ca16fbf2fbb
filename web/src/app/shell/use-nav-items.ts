import { useSession } from '#lib/session.ts';
import { myItemsOf, navItemsOf, type NavItem } from './nav.ts';
import { useShellRole } from './use-shell-role.ts';

/** What this person may open of the product. */
export function useNavItems(): readonly NavItem[] {
  const role = useShellRole();
  const { permissions, user } = useSession();
  return navItemsOf(role, user?.companyId ?? null, permissions);
}

/** What this person may open of their own area; the profile comes first. */
export function useMyItems(): readonly [NavItem, ...NavItem[]] {
  const role = useShellRole();
  const { permissions, user } = useSession();
  return myItemsOf(role, user?.companyId ?? null, permissions);
}
