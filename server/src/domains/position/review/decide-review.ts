import { errors } from '@pinjian/contract/errors.ts';
import { wholeContent } from '@pinjian/contract/position-content.ts';
import type { PositionReviewState } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { isVerified } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { show } from '../publish.ts';
import { lockPosition, updatePosition, type PositionRecord } from '../queries.ts';
import { closeReview, findReviewById, type ReviewRow } from './queries.ts';
import { takeOffShow } from './take-off-show.ts';
import { tellOfReview } from './tell-of-review.ts';

/** What an admin who read a position says. */
export interface ReviewDecision {
  readonly reviewId: string;
  readonly outcome: 'approved' | 'rejected';
  /** Why it was rejected, in words for the company. */
  readonly reason?: string | undefined;
}

const defaultReason = '内容不符合平台的发布规范，请修改后重新发布';

/**
 * Decides a review: what was handed in is put on show, or the position is sent back with a reason; what was looked at
 * again while on show stays there, or is shown no longer. Review, position, search and message are one commit. The same admin deciding the same again is the same result. Who may decide is for
 * the caller to judge.
 * @throws Refusal 40400 for an unknown review, 40900 where it was decided or taken back before, or cannot be shown any more.
 */
export async function decidePositionReview(ctx: Ctx, decision: ReviewDecision): Promise<PositionReviewState> {
  return ctx.transaction(async (tx) => {
    const { review, record } = await lockReview(tx, decision.reviewId);
    if (review.state !== 'pending') {
      const bySomeoneElse = tx.actor.kind === 'admin' && tx.actor.userId !== review.decided_by;
      if (review.state !== decision.outcome || bySomeoneElse) throw new Refusal(errors.stateChanged);
      return review.state;
    }
    return decision.outcome === 'approved'
      ? approve(tx, review, record)
      : reject(tx, review, record, decision.reason || defaultReason);
  });
}

/** Holds a review until the transaction ends; answers whether it still waits. @throws Refusal 40400 */
export async function holdPositionReview(tx: Ctx, reviewId: string): Promise<boolean> {
  return (await lockReview(tx, reviewId)).review.state === 'pending';
}

async function lockReview(tx: Ctx, reviewId: string): Promise<{ review: ReviewRow; record: PositionRecord }> {
  const known = await findReviewById(tx, reviewId);
  const record = known === undefined ? undefined : await lockPosition(tx, known.position_id);
  if (known === undefined || record === undefined) throw new Refusal(errors.notFound);
  return { review: (await findReviewById(tx, reviewId)) ?? known, record };
}

async function approve(tx: Ctx, review: ReviewRow, record: PositionRecord): Promise<PositionReviewState> {
  if (!(await isVerified(tx, record.companyId))) {
    throw new Refusal(errors.stateChanged, { message: '这家公司的认证已失效，不能发布职位，请驳回' });
  }
  if (record.status === positionStatus.deleted || record.status === positionStatus.takenDown)
    throw new Refusal(errors.stateChanged);
  await closeReview(tx, review.id, { state: 'approved', reason: null });
  if (review.looked_again) {
    await tellOfReview(tx, { id: review.id, about: 'decision' }, record, {
      title: '职位复查通过',
      content: `“${review.content.title}”已通过人工复查，继续展示。`,
    });
    return 'approved';
  }
  await show(tx, record, wholeContent(review.content));
  await tellOfReview(tx, { id: review.id, about: 'decision' }, record, {
    title: '职位审核通过',
    content: `“${review.content.title}”已通过审核，求职者现在可以搜到。`,
  });
  return 'approved';
}

async function reject(
  tx: Ctx,
  review: ReviewRow,
  record: PositionRecord,
  reason: string,
): Promise<PositionReviewState> {
  await closeReview(tx, review.id, { state: 'rejected', reason });
  if (review.looked_again) {
    await takeOffShow(tx, record);
    await tellOfReview(tx, { id: review.id, about: 'decision' }, record, {
      title: '职位复查未通过',
      content: `“${review.content.title}”没有通过人工复查，已停止展示。原因：${reason}。您可以修改后重新发布。`,
    });
    return 'rejected';
  }
  if (record.status === positionStatus.review) await updatePosition(tx, record.id, { status: positionStatus.rejected });
  await tellOfReview(tx, { id: review.id, about: 'decision' }, record, {
    title: '职位审核未通过',
    content: `“${review.content.title}”没有通过审核。原因：${reason}。您可以修改后重新发布。`,
  });
  return 'rejected';
}
