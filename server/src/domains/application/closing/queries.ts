import { sql } from 'kysely';
import { step } from '@pinjian/contract/application-pipeline.ts';
import type { Ctx } from '#server/context.ts';

/** Where a candidate waits for what the company says next. A rejection that is held is a result, and so is an offer once it is answered. */
const waiting = [
  step.applied,
  step.candidate,
  step.aiInvited,
  step.aiAccepted,
  step.aiEnded,
  step.realInvited,
  step.realAccepted,
];

/** Who would answer it would find nobody there. */
const hasOpenOffer = sql<boolean>`exists (select from application_offer as offer
  where offer.application_id = application_application.id and offer.state in ('sent', 'seen', 'countered'))`;

/** How many candidates of a company wait for a result. */
export async function countWaitingCandidates(ctx: Ctx, companyId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('application_application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('status', 'in', waiting), hasOpenOffer]))
    .executeTakeFirstOrThrow();
  return count;
}
