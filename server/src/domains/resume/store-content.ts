import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { termEdition } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { updateContent, type ResumeChanges } from './queries.ts';
import { keepTerms } from './terms/keep-terms.ts';

/** Writes a content, with other columns, and what its words are called in the tables: the one way to change a content. */
export async function storeContent(
  tx: Ctx,
  resumeId: string,
  content: ResumeContent,
  columns: ResumeChanges = {},
): Promise<void> {
  await updateContent(tx, resumeId, content, { ...columns, term_edition: termEdition });
  await keepTerms(tx, [{ id: resumeId, content }]);
}
