import { createHash } from 'node:crypto';
import type { Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { startJobSimulationInterview } from '@pinjian/contract/interview.ts';
import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { positionCategory } from '#domains/dictionary/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { defaultResumeOf, resumeSnapshot } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { Wish } from '../ai/start/create-interview.ts';
import { loadPositionMaterial } from '../ai/start/load-position-material.ts';
import { resumeMaterial } from '../ai/start/material.ts';
import { positionOfCategory, positionOfDescription } from '../ai/rule/imagined-position.ts';
import { blocksOf, subjectOf } from './subject.ts';

type Wished = Received<typeof startJobSimulationInterview>;

interface About {
  readonly position: InterviewPosition;
  /** What tells it apart: the position's id, the category's, a digest of the words. */
  readonly about: string;
}

/**
 * The practice that is asked for, nothing of it stored. @throws Refusal 40400 for a position or category that there is
 * not, 40001 for a wish about nothing.
 */
export async function loadSimulationWish(
  ctx: Ctx<SeekerActor>,
  wished: Wished,
): Promise<{ wish: Wish; about: string }> {
  const { position, about } = await aboutWhat(ctx, wished);
  const resumeId = await defaultResumeOf(ctx, ctx.actor.userId);
  const resume = resumeId === null ? null : await resumeSnapshot(ctx, resumeId, ctx.actor.userId);
  const wish: Wish = {
    kind: 'simulate',
    seekerId: ctx.actor.userId,
    // Practice is the seeker's alone, whoever the position belongs to.
    companyId: null,
    positionId: wished.jobId ?? null,
    applicationId: null,
    subject: subjectOf(about, wished.difficulty),
    title: position.title,
    position,
    resume: resume === null ? null : resumeMaterial(resume.content),
    skill: null,
    difficulty: wished.difficulty,
  };
  return { wish, about };
}

async function aboutWhat(ctx: Ctx, { jobId, positionCode, jobDescription }: Wished): Promise<About> {
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
    const position = { ...positionOfDescription(jobDescription), description: blocksOf(jobDescription) };
    return { position, about: digest };
  }
  const message = '请选择职位，或粘贴一段职位描述';
  throw new Refusal(errors.invalidInput, { message, data: [{ path: 'jobId', message }] });
}
