import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { planErrors, type savePositionPlan as endpoint } from '@pinjian/contract/position-plan.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { writePlan } from './write-plan.ts';

/**
 * Saves a plan as a whole. What stands already is saved already, whatever version the caller knew.
 * @throws Refusal 40935 when someone else saved since `version`.
 */
export async function savePositionPlan(
  ctx: Ctx<Employing>,
  { positionId, version, content }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return writePlan(ctx, positionId, (before) => {
    if (before.version !== version && !isDeepStrictEqual(content, before.content))
      throw new Refusal(planErrors.planEditedElsewhere);
    return content;
  });
}
