import type { getPositionForEdit as endpoint } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findObjections } from './find-objections.ts';
import { requireOwn } from './policy.ts';
import { findPositionById, writtenContent } from './queries.ts';
import { openReadings } from './requirement/settle.ts';
import { findReviewsOf } from './review/queries.ts';
import { lastReviewView, stateView } from './view.ts';

/** What is written, to go on with: unpublished changes before what is on show. */
export async function getPositionForEdit(
  ctx: Ctx<Employing>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'positions');
  const record = requireOwn(await findPositionById(ctx, input.positionId), companyId);
  const content = writtenContent(record);
  const latest = (await findReviewsOf(ctx, record.id)).find((row) => !row.looked_again || row.state === 'rejected');
  // What a person refused is of no concern once something else was published in its place.
  const isSettled = latest?.state === 'rejected' && record.draft === null && record.status !== positionStatus.rejected;
  return {
    ...stateView(record),
    content,
    objections: findObjections(content),
    readings: openReadings(content),
    review: latest === undefined || isSettled ? null : lastReviewView(latest),
  };
}
