import type { Ctx, SystemActor } from '#server/context.ts';
import { sealResumes, sealVersions } from './queries.ts';

/** Rows of one transaction. */
const batch = 100;
/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 100;

/**
 * Encrypts what resumes and their versions from before hold in clear, and what copies of an earlier version still write.
 * May end at any moment: each batch is whole, and rows of both kinds are read all the while. Does nothing once all are
 * sealed.
 */
export async function sealStoredResumes(ctx: Ctx<SystemActor>): Promise<void> {
  for (const seal of [sealResumes, sealVersions])
    for (let done = 0; done < batchesPerRun; done += 1)
      if ((await ctx.transaction((tx) => seal(tx, batch))) < batch) break;
}
