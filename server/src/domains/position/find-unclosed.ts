import { positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { findUnclosed } from './queries.ts';

/** A company's positions with which it recruits, or could without doing more; whatever waits for review counts as that. */
export async function findUnclosedPositions(
  ctx: Ctx,
  companyId: string,
): Promise<{ readonly id: string; readonly title: string; readonly status: PositionStatus }[]> {
  return (await findUnclosed(ctx, companyId)).map(({ id, title, status, review_id: reviewId }) => ({
    id,
    title,
    status: reviewId === null ? status : positionStatus.review,
  }));
}
