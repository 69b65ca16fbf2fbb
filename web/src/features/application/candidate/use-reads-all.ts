import { useSession } from '#lib/session.ts';

/** Whether this member reads every candidate of the company; the others read those that are assigned to them. */
export function useReadsAll(): boolean {
  return useSession((state) => state.permissions.includes('candidate.read'));
}
