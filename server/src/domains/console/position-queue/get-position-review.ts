import type { PositionReviewEntry, getPositionReview as endpoint } from '@pinjian/contract/console-position-review.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findReviewCase, type ReviewEntry } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { isOwnPosition } from '../own-case/find-own.ts';
import { requireAdmin } from '../policy.ts';

/** One review: every text that seekers read, with the words objected to, and what was decided before. */
export async function getPositionReview(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  const found = await findReviewCase(ctx, input.reviewId);
  if (found === null) throw new Refusal(errors.notFound);
  const { positionId, company, preview, passages, earlier } = found;
  return {
    ...entryView(found),
    isOwn: await isOwnPosition(ctx, found),
    positionId,
    company,
    preview,
    passages: [...passages],
    earlier: earlier.map(entryView),
  };
}

function entryView(entry: ReviewEntry): PositionReviewEntry {
  return {
    reviewId: entry.reviewId,
    state: entry.state,
    note: entry.note,
    lookedAgain: entry.lookedAgain,
    objections: [...entry.objections],
    reason: entry.reason,
    submittedAt: entry.submittedAt.toISOString(),
    decidedAt: entry.decidedAt?.toISOString() ?? null,
  };
}
