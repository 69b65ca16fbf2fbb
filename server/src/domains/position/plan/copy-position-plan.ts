import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { copyPositionPlan as endpoint } from '@pinjian/contract/position-plan.ts';
import { requirePermission } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { findPositionById } from '../queries.ts';
import { findPlanRounds, findTeam } from './queries.ts';
import { writePlan } from './write-plan.ts';

/** Begins the plan of a position with that of another one of the company; a plan that was written already stays. */
export async function copyPositionPlan(
  ctx: Ctx<EmployerActor>,
  { positionId, fromPositionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return writePlan(ctx, positionId, async (before, tx) => {
    const { id } = requireOwn(await findPositionById(tx, fromPositionId), companyId);
    if (before.version > 0) return before.content;
    const rounds = await findPlanRounds(tx, id);
    return { rounds: rounds.map((round) => ({ ...round, planRoundId: newId() })), team: await findTeam(tx, id) };
  });
}
