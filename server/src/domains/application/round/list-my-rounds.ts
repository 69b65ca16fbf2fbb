import type { listMyRounds as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findApplication } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { findMyRoundViews } from './find-round-views.ts';
import { findRoundRows } from './queries.ts';

/** Every round of an own application, newest first. @throws Refusal 40400 */
export async function listMyRounds(
  ctx: Ctx<SeekerActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const application = await findApplication(ctx, applicationId);
  if (application === undefined || !isOwn(ctx.actor, application)) throw new Refusal(errors.notFound);
  return findMyRoundViews(ctx, [application], await findRoundRows(ctx, [applicationId]));
}
