import { createHash } from 'node:crypto';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { startJobSimulationInterview as endpoint } from '@pinjian/contract/interview.ts';
import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { positionCategory } from '#domains/dictionary/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { defaultResumeOf, resumeSnapshot } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { createInterview } from './create-interview.ts';
import { loadPositionMaterial } from './load-position-material.ts';
import { resumeMaterial } from './material.ts';
import { positionOfCategory, positionOfDescription } from './rule/imagined-position.ts';

/** Practice for a position: one on the platform, one of the tree, or a description that was pasted. */
export async function startJobSimulationInterview(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { position, about } = await aboutWhat(ctx, input);
  const resumeId = await defaultResumeOf(ctx, ctx.actor.userId);
  const resume = resumeId === null ? null : await resumeSnapshot(ctx, resumeId, ctx.actor.userId);
  const row = await createInterview(ctx, {
    kind: 'simulate',
    seekerId: ctx.actor.userId,
    // Practice is the seeker's alone, whoever the position belongs to.
    companyId: null,
    positionId: input.jobId ?? null,
    applicationId: null,
    subject: `simulate:${about}:${input.difficulty}`,
    title: position.title,
    position,
    resume: resume === null ? null : resumeMaterial(resume.content),
    skill: null,
    difficulty: input.difficulty,
  });
  return { interviewId: row.id };
}

async function aboutWhat(
  ctx: Ctx,
  { jobId, positionCode, jobDescription }: Received<typeof endpoint>,
): Promise<{ position: InterviewPosition; about: string }> {
  if (jobId !== undefined) {
    const shown = await findShownPosition(ctx, jobId);
    if (shown === undefined) throw new Refusal(errors.notFound);
    return { position: await loadPositionMaterial(ctx, shown), about: jobId };
  }
  if (positionCode !== undefined) {
    const category = positionCategory(positionCode);
    if (category === undefined) throw new Refusal(errors.notFound);
    return { position: positionOfCategory(category), about: category.id };
  }
  if (jobDescription !== undefined) {
    const digest = createHash('sha256').update(jobDescription).digest('hex').slice(0, 24);
    return { position: positionOfDescription(jobDescription), about: digest };
  }
  const message = '请选择职位，或粘贴一段职位描述';
  throw new Refusal(errors.invalidInput, { message, data: [{ path: 'jobId', message }] });
}
