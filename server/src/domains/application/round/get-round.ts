import type { getRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findReadable } from './find-readable.ts';
import { findRoundViews } from './find-round-views.ts';
import { findRoundRow } from './queries.ts';

/** One round of one of the company's candidates. @throws Refusal 40310, 40311, 40400 */
export async function getRound(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findRoundRow(ctx, roundId);
  const application = await findReadable(ctx, row?.application_id ?? null);
  const [view] = row === undefined || application === null ? [] : await findRoundViews(ctx, application, [row]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}
