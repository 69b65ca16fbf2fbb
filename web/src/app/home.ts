import type { Role } from '#lib/session.ts';

/**
 * Where a role starts (spec §4). Interviewers see only what is assigned to them, so they start at the candidates
 * (decisions §5).
 */
export function homeOf(role: Role, permissions: readonly string[]): string {
  if (role === 'seeker') return '/seeker/job';
  if (role === 'admin') return '/console';
  const onlyAssigned = permissions.includes('candidate.assigned') && !permissions.includes('candidate.read');
  return onlyAssigned ? '/hire/candidateList' : '/hire/searchTalent';
}
