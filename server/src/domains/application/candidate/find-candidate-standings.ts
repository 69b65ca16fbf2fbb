import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findNewestInvitations } from '../invitation/find-invitation-views.ts';
import { findOfferSummaries } from '../offer/find-offer-summaries.ts';
import { findApplication } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { standingView } from './view.ts';

/** Where one of the company's candidates stands now: the answer to a move. */
export async function findCandidateStanding(
  ctx: Ctx<EmployerActor>,
  applicationId: string,
): Promise<CandidateStanding> {
  const row = await findApplication(ctx, applicationId);
  if (row === undefined || !isOwn(ctx.actor, row)) throw new Refusal(errors.notFound);
  const invitations = await findNewestInvitations(ctx, [row.id]);
  const offers = await findOfferSummaries(ctx, [row.id]);
  return standingView(row, { invitation: invitations.get(row.id), offer: offers.get(row.id) }, ctx.actor);
}
