import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { reviewErrors, type answerReview as endpoint } from '@pinjian/contract/interview-review.ts';
import { requirePermission } from '#domains/account/index.ts';
import { issuesOfWords } from '#domains/dictionary/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockAskedInterview } from '../report/find-asked-interview.ts';
import { findReportReview, requireReport } from './find-reports.ts';
import { findReview, saveReviewAnswer } from './queries.ts';

/**
 * Answers a candidate who asked for a person, and tells them. Once; the same words sent again are the same answer.
 * @throws Refusal 40959 when nobody asked, 40960 when another answer was given, 40001 with
 * words that may not be said to a candidate (decisions §13).
 */
export async function answerReview(
  ctx: Ctx<EmployerActor>,
  { interviewId, answer }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'interview.read');
  const [first, ...others] = issuesOfWords([{ path: 'answer', text: answer }]);
  if (first !== undefined) throw new Refusal(errors.invalidInput, { message: first.message, data: [first, ...others] });
  return ctx.transaction(async (tx) => {
    const interview = await lockAskedInterview(tx, interviewId, companyId);
    const report = await requireReport(tx, interviewId);
    const asked = await findReview(tx, interviewId);
    if (asked === undefined) throw new Refusal(reviewErrors.reviewNotAsked);
    if (asked.answer === null) {
      await saveReviewAnswer(tx, interviewId, { answer, by: ctx.actor.userId });
      await tx.emit('interview.reviewAnswered', { interviewId, applicationId: interview.application_id });
      await sendMessage(tx, {
        to: { userId: interview.seeker_id },
        type: '7',
        kind: 'interview',
        title: '人工复核已答复',
        content: `${interview.company_name}的招聘人员看过了您在「${interview.title}」的AI面试报告，并答复了您的复核申请。`,
        meta: { companyName: interview.company_name, target: { kind: 'feedback', ids: { interviewId } } },
        dedupeKey: `interview:${interviewId}:reviewAnswered`,
      });
    } else if (asked.answer !== answer) throw new Refusal(reviewErrors.reviewAnsweredAlready);
    return findReportReview(tx, interviewId, report);
  });
}
