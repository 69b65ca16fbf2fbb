import { reloadUser } from '#features/account/api.ts';
import { LeavingPage } from '#features/account/personal-data/leaving-page.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { useSignOut } from './use-sign-out.ts';

async function stay(): Promise<void> {
  await reloadUser();
}

/** Stands in the place of every page for who asked for the deletion of their account; the page comes back with them. */
export function Leaving({ dueAt }: { readonly dueAt: string }) {
  const signOut = useSignOut();
  return (
    <PublicPage>
      <LeavingPage dueAt={dueAt} onStay={stay} onSignOut={() => void signOut()} />
    </PublicPage>
  );
}
