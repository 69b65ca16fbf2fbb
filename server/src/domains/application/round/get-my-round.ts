import type { getMyRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findApplication } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { findMyRoundViews } from './find-round-views.ts';
import { findRoundRow } from './queries.ts';

/** One of the seeker's own rounds. @throws Refusal 40400 */
export async function getMyRound(
  ctx: Ctx<SeekerActor>,
  { roundId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findRoundRow(ctx, roundId);
  const application = row === undefined ? undefined : await findApplication(ctx, row.application_id);
  if (row === undefined || application === undefined || !isOwn(ctx.actor, application))
    throw new Refusal(errors.notFound);
  const [view] = await findMyRoundViews(ctx, [application], [row]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}
