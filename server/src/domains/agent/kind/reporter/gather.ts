import { listWaitingRounds } from '#domains/application/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import type { AgentFacts } from '../../run/planner.ts';
import { findPosition } from '../find-position.ts';
import { gatherCandidates, gatherDeliveries } from '../gather-deliveries.ts';
import type { Position } from './plan.ts';

/** The lists of the agent's position, whole, as its owner opens them. */
export async function gather(ctx: Ctx<EmployerAgentActor>, of: AgentFacts): Promise<Position> {
  const { positionId, title } = await findPosition(ctx, of);
  const { records } = await listWaitingRounds(ctx, { scope: 'team' });
  return {
    positionId,
    title,
    deliveries: await gatherDeliveries(ctx, positionId),
    candidates: await gatherCandidates(ctx, positionId),
    waiting: records.filter((round) => round.positionId === positionId),
  };
}
