import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';

/** @throws Refusal 40400 for an application that is not the seeker's own. */
export async function findOwn(ctx: Ctx<SeekerActor>, applicationId: string): Promise<ApplicationRow> {
  const row = await findApplication(ctx, applicationId);
  if (row === undefined || !isOwn(ctx.actor, row)) throw new Refusal(errors.notFound);
  return row;
}

interface Sent {
  readonly resumeId: string;
  readonly title: string;
  readonly sentAt: string;
  readonly content: ResumeContent;
}

/** What the seeker sent with an application; null where they sent nothing: a company may have added them by itself. */
export function sentOf(row: ApplicationRow): Sent | null {
  const { applied_at: appliedAt, resume_id: resumeId, resume_title: title, resume_snapshot: content } = row;
  if (appliedAt === null || resumeId === null || title === null || content === null) return null;
  return { resumeId, title, sentAt: appliedAt.toISOString(), content };
}
