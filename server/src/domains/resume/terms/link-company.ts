import { foldCompany } from '#domains/dictionary/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findFolded, findVerifiedName, lockFolded, relinkTerms, setFolded } from './queries.ts';

/** Resumes of one piece of news: whoever follows it does so in one transaction. */
const toldAtOnce = 50;

/**
 * Lets the employers in resumes find a company by its name, or no more once it is not verified; looked at as it is now,
 * so that it may be done again at any moment.
 */
export async function linkCompany(tx: Ctx<SystemActor>, { companyId }: { companyId: string }): Promise<void> {
  const name = await findVerifiedName(tx, companyId);
  const after = name === undefined ? null : foldCompany(name);
  const before = (await findFolded(tx, companyId)) ?? null;
  const touched = [...new Set([before, after])].filter((folded) => folded !== null).toSorted();
  for (const folded of touched) await lockFolded(tx, folded);
  await setFolded(tx, companyId, after);
  const resumeIds = await relinkTerms(tx, touched);
  for (let from = 0; from < resumeIds.length; from += toldAtOnce)
    await tx.emit('resume.employersLinked', { resumeIds: resumeIds.slice(from, from + toldAtOnce) });
}
