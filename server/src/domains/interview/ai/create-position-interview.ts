import { errors } from '@pinjian/contract/errors.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findShownPosition } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import { createInterview } from './create-interview.ts';
import { loadPositionMaterial } from './load-position-material.ts';
import { resumeMaterial } from './material.ts';

interface Accepted {
  readonly applicationId: string;
  readonly seekerId: string;
  readonly positionId: string;
  /** As it was sent with the application; null for a talent who was invited without one. */
  readonly resume: ResumeContent | null;
}

/**
 * Makes the interview that accepting an invitation promises (decisions §10). Joins the transaction of the move; the
 * same application twice is the same open interview.
 */
export async function createPositionInterview(
  tx: Ctx,
  { applicationId, seekerId, positionId, resume }: Accepted,
): Promise<{ interviewId: string; windowEndsAt: Date }> {
  const shown = await findShownPosition(tx, positionId);
  if (shown === undefined) throw new Refusal(errors.notFound);
  const row = await createInterview(tx, {
    kind: 'position',
    seekerId,
    companyId: shown.companyId,
    positionId,
    applicationId,
    subject: `application:${applicationId}`,
    title: shown.content.title,
    position: await loadPositionMaterial(tx, shown),
    resume: resume === null ? null : resumeMaterial(resume),
    skill: null,
    difficulty: 'medium',
  });
  return { interviewId: row.id, windowEndsAt: row.window_ends_at };
}
