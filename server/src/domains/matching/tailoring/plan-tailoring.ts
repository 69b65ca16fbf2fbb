import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { planTailoring as endpoint } from '@pinjian/contract/matching-tailoring.ts';
import { positionTitleOf, resumeSnapshot } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { readPlan } from './read-plan.ts';

/**
 * How the caller's own resume could be put in order for a position: nothing is stored.
 * @throws Refusal 40400 for either, 40913 for a resume that was never confirmed.
 */
export async function planTailoring(
  ctx: Ctx<SeekerActor>,
  { resumeId, positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const resume = await resumeSnapshot(ctx, resumeId, ctx.actor.userId);
  const { title, changes, requirements } = await readPlan(ctx, positionId, resume.content);
  return {
    resumeId,
    version: resume.version,
    resumeTitle: resume.title,
    position: { positionId, title },
    title: positionTitleOf(resume.content.basics.name, title, []),
    changes: changes.map(({ path: _path, order: _order, ...change }) => change),
    requirements: [...requirements],
  };
}
