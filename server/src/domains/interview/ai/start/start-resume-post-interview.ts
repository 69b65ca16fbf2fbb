import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { startResumePostInterview as endpoint } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { resumeSnapshot } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { createInterview } from './create-interview.ts';
import { loadPositionMaterial } from './load-position-material.ts';
import { resumeMaterial } from './material.ts';

/** An interview about what stands in one's own resume, with a position in view or without. */
export async function startResumePostInterview(
  ctx: Ctx<SeekerActor>,
  { resumeId, jobId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const resume = await resumeSnapshot(ctx, resumeId, userId);
  const shown = jobId === undefined ? undefined : await findShownPosition(ctx, jobId);
  if (jobId !== undefined && shown === undefined) throw new Refusal(errors.notFound);
  const row = await createInterview(ctx, {
    kind: 'resume',
    seekerId: userId,
    // Started by the seeker, it is theirs alone; only one that an employer asks for is read by a company.
    companyId: null,
    positionId: jobId ?? null,
    applicationId: null,
    subject: `resume:${resumeId}:${jobId ?? ''}`,
    title: resume.title,
    position: shown === undefined ? null : await loadPositionMaterial(ctx, shown),
    resume: resumeMaterial(resume.content),
    skill: null,
    difficulty: 'medium',
  });
  return { interviewId: row.id };
}
