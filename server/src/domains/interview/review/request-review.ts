import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { reviewErrors, type requestReview as endpoint } from '@pinjian/contract/interview-review.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { lockInterview } from '../ai/queries.ts';
import { findFeedbackReview, requireReport } from './find-reports.ts';
import { findReview, insertReview } from './queries.ts';
import { requestableUntil } from './rules.ts';

/**
 * Asks the company for a person to look at one's report (PIPL art. 24). Once per interview; the same words sent again
 * are the same request.
 * @throws Refusal 40956 for a practice, 40957 after 30 days, 40958 for a second request.
 */
export async function requestReview(
  ctx: Ctx<SeekerActor>,
  { interviewId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const interview = requireOwn(await lockInterview(tx, interviewId), ctx.actor.userId);
    if (interview.company_id === null) throw new Refusal(reviewErrors.reviewNotForPractice);
    const report = await requireReport(tx, interviewId);
    const asked = await findReview(tx, interviewId);
    if (asked === undefined) {
      if (tx.now() > requestableUntil(report.created_at)) throw new Refusal(reviewErrors.reviewTooLate);
      await insertReview(tx, interviewId, reason);
      await tx.emit('interview.reviewRequested', { interviewId, applicationId: interview.application_id });
    } else if (asked.reason !== reason) throw new Refusal(reviewErrors.reviewAskedAlready);
    return findFeedbackReview(tx, interview, report);
  });
}
