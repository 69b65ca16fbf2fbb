import { redirect, useNavigate } from 'react-router';
import { endSession, ensureUser, reloadUser } from '#features/account/api.ts';
import { LeavingPage } from '#features/account/personal-data/leaving-page.tsx';
import { loginPath } from '#lib/next-path.ts';
import { currentPair, useSession } from '#lib/session.ts';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '账号注销' };

/** For who asked for the deletion of their account; everyone else has nothing to do here. */
export async function loader(): Promise<Response | null> {
  if (currentPair() === null) return redirect(loginPath('/account-deletion'));
  const { deletionDueAt } = await ensureUser();
  return deletionDueAt === null ? redirect('/') : null;
}

export function Component() {
  const navigate = useNavigate();
  const dueAt = useSession((state) => state.user?.deletionDueAt ?? null);
  async function stay() {
    await reloadUser();
    await navigate('/', { replace: true });
  }
  function signOut() {
    endSession();
    void navigate('/login', { replace: true });
  }
  return <PublicPage>{dueAt !== null && <LeavingPage dueAt={dueAt} onStay={stay} onSignOut={signOut} />}</PublicPage>;
}
