import { requireReading } from '#domains/account/index.ts';
import { findSentResumes } from '#domains/application/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import type { AgentFacts } from '../../run/planner.ts';
import { findPosition } from '../find-position.ts';
import { gatherDeliveries, gatherMatches } from '../gather-deliveries.ts';
import type { Deliveries } from './plan.ts';

/** Every delivery for the agent's position, with how each resume fits it. */
export async function gather(ctx: Ctx<EmployerAgentActor>, of: AgentFacts): Promise<Deliveries> {
  const position = await findPosition(ctx, of);
  const rows = await gatherDeliveries(ctx, position.positionId);
  const ids = rows.map(({ applicationId }) => applicationId);
  const sent = await findSentResumes(ctx, requireReading(ctx.actor, 'candidates'), ids);
  return {
    ...position,
    rows,
    matches: await gatherMatches(ctx, rows),
    seekers: new Map(sent.map(({ applicationId, seekerId }) => [applicationId, seekerId])),
  };
}
