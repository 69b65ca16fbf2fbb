import type { Role } from '../session.ts';

/** Who the stored token belongs to, as far as /admin/user/info has told. */
export interface Identity {
  readonly role: Role;
  readonly userId: string;
  readonly companyId: string | null;
}

/**
 * The fields of spec §6 that ride on every request while a token is present. An employer's jobHunterId is their own
 * userId (decisions §4); without a company companyId is ''. Nothing before the identity is known, nothing for admins.
 */
export function identityFields(identity: Identity | null): Readonly<Record<string, string>> {
  if (identity === null || identity.role === 'admin') return {};
  if (identity.role === 'seeker') return { jobHunterId: identity.userId };
  return { companyId: identity.companyId ?? '', jobHunterId: identity.userId };
}
