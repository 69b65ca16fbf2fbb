import { termEdition } from '#domains/dictionary/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { keepTerms } from './keep-terms.ts';
import { linkCompany } from './link-company.ts';
import { findUnlinked, lockOutdated, setEdition } from './queries.ts';

/** Resumes of one transaction. */
const batch = 200;
/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 50;
const companiesPerRun = 1000;

/**
 * Makes the terms of resumes that have none yet, or that were made from earlier tables and rules, and lets resumes find
 * companies that were verified before there were terms. Does nothing once all are of this edition.
 */
export async function refreshTerms(ctx: Ctx<SystemActor>): Promise<void> {
  for (const companyId of await findUnlinked(ctx, companiesPerRun))
    await ctx.transaction((tx) => linkCompany(tx, { companyId }));
  for (let done = 0; done < batchesPerRun; done++) {
    const count = await ctx.transaction(async (tx) => {
      const outdated = await lockOutdated(tx, termEdition, batch);
      await keepTerms(tx, outdated);
      await setEdition(
        tx,
        outdated.map(({ id }) => id),
        termEdition,
      );
      return outdated.length;
    });
    if (count < batch) return;
  }
}
