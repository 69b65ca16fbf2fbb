import type { Ctx } from '#server/context.ts';
import { findBlockersAmong } from './queries.ts';

/** Those of the seekers who blocked a company, or an affiliate of it. */
export async function blockersAmong(ctx: Ctx, companyId: string, seekerIds: readonly string[]): Promise<Set<string>> {
  return new Set(await findBlockersAmong(ctx, companyId, seekerIds));
}
