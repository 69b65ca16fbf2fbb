import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { reviewErrors, type overrideScore as endpoint } from '@pinjian/contract/interview-review.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockAskedInterview } from '../report/find-asked-interview.ts';
import { findReportReview, requireReport } from './find-reports.ts';
import { findOverrides, insertOverride } from './queries.ts';
import { isRepeated, judgementOf } from './rules.ts';

/**
 * Puts a member's judgement beside the engine's, with its reason. The report itself is never changed, and every earlier
 * judgement stays; the same one sent again by the same member adds nothing.
 * @throws Refusal 40961 for a report that was scored anew meanwhile; 40001 for a judgement that is none.
 */
export async function overrideScore(
  ctx: Ctx<EmployerActor>,
  { interviewId, reason, revision, ...chosen }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'interview.read');
  return ctx.transaction(async (tx) => {
    const interview = await lockAskedInterview(tx, interviewId, companyId);
    const report = await requireReport(tx, interviewId);
    if (report.revision !== revision) throw new Refusal(reviewErrors.reportRenewed);
    const judgement = judgementOf(chosen, report.content);
    if ('path' in judgement) {
      throw new Refusal(errors.invalidInput, { message: judgement.message, data: [judgement] });
    }
    const sent = { ...judgement, reason, revision, by: ctx.actor.userId };
    const newest = (await findOverrides(tx, interviewId)).find((each) => each.target === judgement.target);
    if (!isRepeated(newest, sent)) {
      await insertOverride(tx, { ...sent, interviewId });
      await tx.emit('interview.overridden', { interviewId, applicationId: interview.application_id });
    }
    return findReportReview(tx, interviewId, report);
  });
}
