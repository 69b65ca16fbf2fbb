import type { Ctx } from '#server/context.ts';
import { findBlockedAmong } from './queries.ts';

/** Those of the companies that a seeker blocked, or an affiliate of which: `blockersAmong` from the other side. */
export async function blockedAmong(ctx: Ctx, seekerId: string, companyIds: readonly string[]): Promise<Set<string>> {
  return new Set(await findBlockedAmong(ctx, seekerId, companyIds));
}
