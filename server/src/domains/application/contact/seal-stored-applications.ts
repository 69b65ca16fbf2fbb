import type { Ctx, SystemActor } from '#server/context.ts';
import { sealApplications } from './queries.ts';

/** Rows of one transaction. */
const batch = 100;
/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 100;

/**
 * Encrypts the contact in resumes that were sent before it was, and in those that copies of an earlier version still
 * write. May end at any moment: each batch is whole, and rows of both kinds are read all the while.
 */
export async function sealStoredApplications(ctx: Ctx<SystemActor>): Promise<void> {
  for (let done = 0; done < batchesPerRun; done += 1)
    if ((await ctx.transaction((tx) => sealApplications(tx, batch))) < batch) return;
}
