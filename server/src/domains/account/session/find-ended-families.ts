import type { Ctx } from '#server/context.ts';
import { findEndedAmong } from './family-queries.ts';

/** Those of the devices that were signed out or have come to their absolute end. */
export async function findEndedFamilies(ctx: Ctx, familyIds: readonly string[]): Promise<string[]> {
  return familyIds.length === 0 ? [] : findEndedAmong(ctx, familyIds);
}
