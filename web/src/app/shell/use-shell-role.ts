import { useSession } from '#lib/session.ts';

/** The role whose part of the shell is on the screen; the guards let nobody else in. */
export function useShellRole(): 'seeker' | 'employer' {
  return useSession((state) => (state.role === 'employer' ? 'employer' : 'seeker'));
}
