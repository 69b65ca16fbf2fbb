import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { Ctx } from '#server/context.ts';
import { replaceTerms } from './queries.ts';
import { termsOf } from './rules.ts';

/** Keeps what the words of resumes are called in the tables, beside the contents: in the transaction that writes those. */
export async function keepTerms(
  tx: Ctx,
  resumes: readonly { readonly id: string; readonly content: Omit<ResumeContent, 'basics'> }[],
): Promise<void> {
  await replaceTerms(
    tx,
    resumes.map(({ id, content }) => ({ resumeId: id, terms: termsOf(content) })),
  );
}
