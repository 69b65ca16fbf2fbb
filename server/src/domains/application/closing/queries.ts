import { step } from '@pinjian/contract/application-pipeline.ts';
import type { Ctx } from '#server/context.ts';

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
