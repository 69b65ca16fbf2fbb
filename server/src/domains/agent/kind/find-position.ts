import { companyName } from '#domains/company/index.ts';
import { getPositionForEdit, positionTitle } from '#domains/position/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import type { AgentFacts } from '../run/planner.ts';

/** The position that an agent works for, as it is called. */
export interface PositionOfAgent {
  readonly positionId: string;
  readonly title: string;
  readonly companyName: string;
}

/**
 * @throws Refusal 40311, 40400 for a position that its owner does not read
 * @throws for an agent that is about no position: its kind says that it is
 */
export async function findPosition(ctx: Ctx<EmployerAgentActor>, { positionId }: AgentFacts): Promise<PositionOfAgent> {
  if (positionId === null) throw new Error('an agent of its kind is about a position');
  await getPositionForEdit(ctx, { positionId });
  return {
    positionId,
    title: await positionTitle(ctx, positionId),
    companyName: await companyName(ctx, ctx.actor.companyId),
  };
}
