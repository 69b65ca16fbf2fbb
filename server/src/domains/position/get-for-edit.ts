import type { getPositionForEdit as endpoint } from '@pinjian/contract/position.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findObjections } from './find-objections.ts';
import { requireOwn } from './policy.ts';
import { findPositionById, writtenContent } from './queries.ts';
import { openReadings } from './requirement/settle.ts';
import { findReviewsOf } from './review/queries.ts';
import { lastReviewView, stateView } from './view.ts';

/** What is written, to go on with: unpublished changes before what is on show. */
export async function getPositionForEdit(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'positions');
  const record = requireOwn(await findPositionById(ctx, input.positionId), companyId);
  const content = writtenContent(record);
  const latest = (await findReviewsOf(ctx, record.id)).find((row) => !row.looked_again || row.state === 'rejected');
  return {
    ...stateView(record),
    content,
    objections: findObjections(content),
    readings: openReadings(content),
    review: latest === undefined ? null : lastReviewView(latest),
  };
}
