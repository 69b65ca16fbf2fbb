import type { Ctx } from '#server/context.ts';
import { findDuePersons, findLeavingAmong } from './queries.ts';

/** Whether the person behind an identity asked for deletion: nobody else sees them from then on. */
export async function isLeaving(ctx: Ctx, userId: string): Promise<boolean> {
  return (await findLeavingAmong(ctx, [userId])).has(userId);
}

/** Those of the identities whose people asked for deletion. */
export async function leavingAmong(ctx: Ctx, userIds: readonly string[]): Promise<Set<string>> {
  return findLeavingAmong(ctx, userIds);
}

/** People whose seven days are over, at most so many. */
export async function findPeopleToErase(ctx: Ctx, limit: number): Promise<string[]> {
  return findDuePersons(ctx, limit);
}
