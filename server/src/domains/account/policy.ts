import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { ClientId } from '@pinjian/contract/account.ts';
import type { Permission } from '@pinjian/contract/permissions.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor, SignedInActor } from '#server/context.ts';

/** The client of the wire that an identity signs in with. */
export const clientOfKind: Readonly<Record<SignedInActor['kind'], ClientId>> = {
  seeker: 'web-job-hunter',
  employer: 'web-company',
  admin: '3',
};

/**
 * The company in whose name an employer acts, or an agent of theirs, if their role there allows it.
 * @throws Refusal 40310 without a company, 40311 without the permission.
 */
export function requirePermission(actor: Actor, permission: Permission): string {
  if ((actor.kind !== 'employer' && actor.kind !== 'employerAgent') || actor.companyId === null)
    throw new Refusal(accountErrors.noCompany);
  if (!actor.permissions.includes(permission)) throw new Refusal(accountErrors.noPermission);
  return actor.companyId;
}
