import { findPendingReview } from '#domains/position/review/queries.ts';
import { submitPositionForReview } from '#domains/position/review/submit-for-review.ts';
import type { EmployerActor } from '#server/context.ts';
import { draftPosition } from './position.ts';
import type { World } from './world.ts';

/** A draft with words that are objected to, handed in for a person to look at. */
export async function positionInReview(
  world: World,
  owner: EmployerActor,
  note = '岗位在女生宿舍，依法只招女性',
): Promise<{ readonly positionId: string; readonly reviewId: string }> {
  const positionId = await draftPosition(world, owner, { title: '宿舍管理员，限女性' });
  await submitPositionForReview(world.as(owner), { positionId, version: 1, note });
  const review = await findPendingReview(world.system(), positionId);
  if (review === undefined) throw new Error('the position was not handed in');
  return { positionId, reviewId: review.id };
}
