import type { decidePositionReview as endpoint } from '@pinjian/contract/console-position-review.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { decidePositionReview as decide, findReviewCase, holdPositionReview } from '#domains/position/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOwnPosition } from '../own-case/find-own.ts';
import { refuseOwn, requireAdmin, requireReason } from '../policy.ts';

/**
 * Puts what was handed in on show, or sends it back.
 * @throws Refusal 40001 for a no without a reason, 40400, 40900 where somebody else was first, it was taken back, or the
 * company is not verified any more, 40993 for their own company's.
 */
export async function decidePositionReview(
  ctx: Ctx<AdminActor>,
  { reviewId, outcome, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  requireReason(outcome === 'rejected', reason);
  return ctx.transaction(async (tx) => {
    const isOpen = await holdPositionReview(tx, reviewId);
    const found = await findReviewCase(tx, reviewId);
    refuseOwn(found !== null && (await isOwnPosition(tx, found)), 'positionReview');
    const approved = outcome === 'approved';
    const state = await decide(tx, { reviewId, outcome, reason: approved ? undefined : reason });
    if (isOpen) {
      await recordAudit(tx, {
        act: approved ? 'positionApproved' : 'positionRejected',
        object: { kind: 'positionReview', id: reviewId },
        ...(approved || reason === undefined ? {} : { reason }),
      });
    }
    return { state };
  });
}
