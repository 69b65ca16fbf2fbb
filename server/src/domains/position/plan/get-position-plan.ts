import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getPositionPlan as endpoint } from '@pinjian/contract/position-plan.ts';
import { readsAny, requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { findPositionById } from '../queries.ts';
import { isInPlan } from './queries.ts';
import { planView } from './view.ts';

/**
 * How people are interviewed for a position: to all who read positions, and to an interviewer who is in its plan.
 * @throws Refusal 40311 to any other interviewer, whether there is such a position or not.
 */
export async function getPositionPlan(
  ctx: Ctx<Employing>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'members');
  if (!readsAny(ctx.actor, 'positions') && !(await isInPlan(ctx, positionId, ctx.actor.userId)))
    throw new Refusal(accountErrors.noPermission);
  return planView(ctx, requireOwn(await findPositionById(ctx, positionId), companyId));
}
