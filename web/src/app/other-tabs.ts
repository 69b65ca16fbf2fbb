import { reloadUser } from '#features/account/api.ts';
import { followSession } from '#lib/client.ts';
import { sessionEnds } from '#lib/session-end.ts';
import { logWarning } from '#lib/log.ts';
import { currentPath, goTo } from '#lib/navigation.ts';
import { loginPath } from '#lib/next-path.ts';
import { clearSession, currentPair, storedPair, tokenKey, useSession } from '#lib/session.ts';

async function followPair(): Promise<void> {
  await followSession();
  // A page that knew nobody yet, such as /login, learns who has signed in over there.
  if (useSession.getState().user === null) await reloadUser();
}

function follow(event: StorageEvent): void {
  if (event.key !== tokenKey && event.key !== null) return;
  const mine = currentPair();
  const stored = storedPair();
  if (stored === undefined || stored?.token === mine?.token) return;
  if (stored === null) {
    sessionEnds();
    clearSession();
    const here = currentPath();
    if (here.startsWith('/seeker') || here.startsWith('/hire')) goTo(loginPath(here));
    return;
  }
  followPair().catch((error: unknown) => logWarning('the session of another tab could not be followed', error));
}

/** Keeps this tab in the session of the others: their refresh, their sign-out, another person's or role's sign-in. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', follow);
}
