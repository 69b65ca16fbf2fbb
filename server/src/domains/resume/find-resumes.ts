import { shownContent } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';
import { resumeErrors } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { requireOwnResume } from './policy.ts';
import { findDefaultResume, findDefaultResumes, findIntentions, type ResumeRow } from './queries.ts';
import type { ResumeSnapshot } from './view.ts';

/**
 * A resume as it is now, to be sent to a company or asked about in an interview.
 * @throws Refusal 40400 when it is not this person's, 40913 when it was never confirmed.
 */
export async function resumeSnapshot(
  ctx: Ctx,
  resumeId: string,
  ownerUserId: string,
): Promise<ResumeSnapshot & { readonly version: number }> {
  const row = await requireOwnResume(ctx, { userId: ownerUserId }, resumeId);
  if (row.confirmed_at === null) throw new Refusal(resumeErrors.notConfirmed);
  return { ...snapshotOf(row), version: row.version };
}

/** As others get it: without what its person has hidden. */
function snapshotOf(row: ResumeRow): ResumeSnapshot {
  const { id, title, content, arrangement, updated_at: updatedAt } = row;
  return { resumeId: id, title, content: shownContent(content, arrangement), updatedAt };
}

/** The id of a person's default resume; null while they have confirmed none. */
export async function defaultResumeOf(ctx: Ctx, userId: string): Promise<string | null> {
  return (await findDefaultResume(ctx, userId))?.id ?? null;
}

/** People's default resumes as they are now, by person; who has confirmed none is missing. */
export async function defaultSnapshots(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, ResumeSnapshot>> {
  const rows = await findDefaultResumes(ctx, userIds);
  return new Map(rows.map((row) => [row.user_id, snapshotOf(row)]));
}

/** What people's default resumes say that they look for, by person; who has no confirmed resume is missing. */
export async function defaultIntentions(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<Map<string, readonly ResumeIntention[]>> {
  return new Map((await findIntentions(ctx, userIds)).map(({ user_id, intentions }) => [user_id, intentions]));
}
