import type { Ctx } from '#server/context.ts';
import { findBlockedAmong, findBlockersAmong } from './queries.ts';

/** Those of the seekers who blocked a company, or an affiliate of it. */
export async function blockersAmong(ctx: Ctx, companyId: string, seekerIds: readonly string[]): Promise<Set<string>> {
  return new Set(await findBlockersAmong(ctx, companyId, seekerIds));
}

/** Those of the companies that a seeker blocked, or that are affiliates of one they blocked. */
export async function blockedAmong(ctx: Ctx, seekerId: string, companyIds: readonly string[]): Promise<Set<string>> {
  return new Set(await findBlockedAmong(ctx, seekerId, [...new Set(companyIds)]));
}
