import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { newId } from '#platform/core/ids.ts';
import { termEdition } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { missingToConfirm, newTitle } from '../rules.ts';
import { keepTerms } from '../terms/keep-terms.ts';
import { insertConfirmedResumes } from './queries.ts';

/**
 * Gives many people who have none their first resume, confirmed: for a demo world of a size that calls one by one would
 * take hours for.
 * @throws for content that could not be confirmed
 */
export async function addConfirmedResumes(
  ctx: Ctx,
  resumes: readonly { readonly userId: string; readonly content: ResumeContent }[],
): Promise<void> {
  const title = newTitle([]);
  const rows = resumes.map(({ userId, content }) => {
    const [missing] = missingToConfirm(content);
    if (missing !== undefined) throw new Error(`${missing.path}: ${missing.message}`);
    return { id: newId(), userId, title, content };
  });
  await ctx.transaction(async (tx) => {
    await insertConfirmedResumes(tx, rows, termEdition);
    await keepTerms(tx, rows);
  });
}
