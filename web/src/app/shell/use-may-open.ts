import { useSession } from '#lib/session.ts';
import { mayOpen } from '../permitted.ts';

/** Whether this person may open a page of their role. */
export function useMayOpen(): (path: string) => boolean {
  const { permissions, user } = useSession();
  return (path) => mayOpen(path, user?.companyId ?? null, permissions);
}
