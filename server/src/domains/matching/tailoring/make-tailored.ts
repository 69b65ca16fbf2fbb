import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { makeTailored as endpoint } from '@pinjian/contract/matching-tailoring.ts';
import { addReordered, resumeSnapshot } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { readPlan } from './read-plan.ts';
import { applyChanges } from './rules.ts';

/**
 * A copy of the caller's resume for a position, with those changes of its plan that were chosen and no other. Changes that the
 * plan does not have are none.
 * @throws Refusal 40400, 40900 {version}, 40911, 40913
 */
export async function makeTailored(
  ctx: Ctx<SeekerActor>,
  { resumeId, positionId, version, changeIds }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { content } = await resumeSnapshot(ctx, resumeId, ctx.actor.userId);
  const plan = await readPlan(ctx, positionId, content);
  const chosen = plan.changes.filter(({ changeId }) => changeIds.includes(changeId));
  return ctx.transaction((tx) =>
    // The version says that what was read is what is locked now.
    addReordered(tx, { resumeId, version, position: plan.title, reorder: (whole) => applyChanges(whole, chosen) }),
  );
}
