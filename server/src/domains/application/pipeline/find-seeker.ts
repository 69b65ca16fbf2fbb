import type { Ctx } from '#server/context.ts';
import { findApplication } from './queries.ts';

/** Whose application it is; null for one that is gone with its person. */
export async function findSeekerOf(ctx: Ctx, applicationId: string): Promise<string | null> {
  return (await findApplication(ctx, applicationId))?.seeker_id ?? null;
}
