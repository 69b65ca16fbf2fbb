import type { CompanyRole } from '@pinjian/contract/reading.ts';

/** Whether a company keeps an owner once this member has another role, or none. */
export function keepsOwner(
  members: readonly { readonly userId: string; readonly role: CompanyRole }[],
  change: { readonly userId: string; readonly role: CompanyRole | null },
): boolean {
  return members.some(({ userId, role }) => (userId === change.userId ? change.role : role) === 'owner');
}

/** Whoever asks and takes back, again and again, would fill a company's messages with it. */
export const mostJoinRequestsPerDay = 5;
