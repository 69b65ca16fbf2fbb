import { reloadUser } from '#features/account/api.ts';
import { logWarning } from '#lib/log.ts';
import { currentPath, goTo } from '#lib/navigation.ts';
import { loginPath } from '#lib/next-path.ts';
import { clearSession, currentPair, setPair, storedPair, tokenKey, useSession } from '#lib/session.ts';

async function followIdentity(): Promise<void> {
  const before = useSession.getState().user?.userId;
  const user = await reloadUser();
  // Someone else signed in over there: what this tab shows is not theirs.
  if (before !== undefined && user.userId !== before) location.assign('/');
}

function follow(event: StorageEvent): void {
  if (event.key !== tokenKey && event.key !== null) return;
  const mine = currentPair();
  const stored = storedPair();
  if (stored === undefined || stored?.token === mine?.token) return;
  if (stored === null) {
    clearSession();
    const here = currentPath();
    if (here.startsWith('/seeker') || here.startsWith('/hire')) goTo(loginPath(here));
    return;
  }
  setPair(stored);
  followIdentity().catch((error: unknown) => logWarning('the session of another tab could not be followed', error));
}

/** Keeps this tab in the session of the others: their refresh, their sign-out, another person's sign-in. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', follow);
}
