import type { Ctx } from '#server/context.ts';
import { closeReview, setCheckedEdition, type ReviewRow } from './queries.ts';

/** Ends a look at what is on show because its company comes with something else; what stays on show is looked at again. */
export async function endLookAgain(tx: Ctx, review: ReviewRow): Promise<void> {
  await closeReview(tx, review.id, { state: 'withdrawn', reason: null });
  await setCheckedEdition(tx, [review.position_id], 0);
}
