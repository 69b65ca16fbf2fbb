import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import type { Scope } from './policy.ts';
import { findAssigned } from './queries.ts';

/**
 * Lets whoever reads by assignment read a row only if its application is assigned to them. `applicationId` is null where
 * there is no such row: they are not told that either.
 * @throws Refusal 40311
 */
export async function refuseUnassigned(ctx: Ctx, { assignedTo }: Scope, applicationId: string | null): Promise<void> {
  if (assignedTo === null) return;
  if (applicationId === null || !(await findAssigned(ctx, assignedTo, applicationId)))
    throw new Refusal(accountErrors.noPermission);
}
