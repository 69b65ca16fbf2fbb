import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ensureUser } from '#features/account/api.ts';
import { loginPath } from '#lib/next-path.ts';
import { currentPair, roleOfClient, useSession } from '#lib/session.ts';
import type { Role } from '#lib/session.ts';
import { homeOf } from './home.ts';

function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}

/** Opens the shell to the signed-in; waits (behind a skeleton) until the server has told who that is (decisions §6). */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  if (currentPair() === null) throw redirect(loginPath(pathOf(request)));
  await ensureUser();
  return null;
}

/** Sends a role that opens another role's route to /no-permission (decisions §13). */
export function requireRole(role: Role) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (currentPair() === null) throw redirect(loginPath(pathOf(request)));
    const user = await ensureUser();
    if (roleOfClient[user.clientId] !== role) throw redirect('/no-permission');
    return null;
  };
}

/** / and the bare /seeker, /hire: the role's home, or sign-in. */
export async function toHome(): Promise<Response> {
  if (currentPair() === null) return redirect('/login');
  const user = await ensureUser();
  return redirect(homeOf(roleOfClient[user.clientId], useSession.getState().permissions));
}
