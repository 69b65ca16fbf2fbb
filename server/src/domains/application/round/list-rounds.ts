import type { listRounds as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findReadable } from './find-readable.ts';
import { findRoundViews } from './find-round-views.ts';
import { findRoundRows } from './queries.ts';

/** Every round of a candidate, newest first. @throws Refusal 40310, 40311, 40400 */
export async function listRounds(
  ctx: Ctx<EmployerActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const application = await findReadable(ctx, applicationId);
  if (application === null) throw new Refusal(errors.notFound);
  return findRoundViews(ctx, application, await findRoundRows(ctx, [applicationId]));
}
