import { step } from '@pinjian/contract/application-pipeline.ts';
import { positionMoves, positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

const unclosed = [...positionMoves.close.from, positionStatus.review];

/** Where a candidate waits for what the company says next. An offer is a result, and so is a rejection that is held. */
const waiting = [
  step.applied,
  step.candidate,
  step.aiInvited,
  step.aiAccepted,
  step.aiEnded,
  step.realInvited,
  step.realAccepted,
];

/** Positions of a company that are on show, or could be again; those on show first. */
export async function findUnclosedPositions(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('position_position')
    .select(['id', 'title', 'status'])
    .where('company_id', '=', companyId)
    .where('status', 'in', unclosed)
    .orderBy((eb) => eb.case().when('status', '=', positionStatus.open).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many candidates of a company wait for a result. */
export async function countWaitingCandidates(ctx: Ctx, companyId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('application_application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('status', 'in', waiting)
    .executeTakeFirstOrThrow();
  return count;
}
