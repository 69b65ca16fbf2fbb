import { accountErrors } from '@pinjian/contract/account.ts';
import type { Permission } from '@pinjian/contract/permissions.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor } from '#server/context.ts';

/**
 * The company in whose name an employer acts, if their role there allows it.
 * @throws Refusal 40310 without a company, 40311 without the permission.
 */
export function requirePermission(actor: Actor, permission: Permission): string {
  if (actor.kind !== 'employer' || actor.companyId === null) throw new Refusal(accountErrors.noCompany);
  if (!actor.permissions.includes(permission)) throw new Refusal(accountErrors.noPermission);
  return actor.companyId;
}
