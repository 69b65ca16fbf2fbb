import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { AssignableThing } from '@pinjian/contract/account-reading.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireReading, type Scope } from './policy.ts';
import { findAssigned } from './queries.ts';

/**
 * What somebody reads of a thing, asked for one row: who reads by assignment reads it only if its application is assigned
 * to them.
 * `applicationId` is null where there is no such row: they are not told that either.
 * @throws Refusal 40310, 40311
 */
export async function requireReadingOf(
  ctx: Ctx<EmployerActor>,
  thing: AssignableThing,
  applicationId: string | null,
): Promise<Scope> {
  const scope = requireReading(ctx.actor, thing);
  const { assignedTo } = scope;
  if (assignedTo !== null && (applicationId === null || !(await findAssigned(ctx, assignedTo, applicationId))))
    throw new Refusal(accountErrors.noPermission);
  return scope;
}
