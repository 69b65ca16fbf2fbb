import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { findTold } from './find-told.ts';

/** Tells the company that a candidate asked for a person to look at their report, with the way there. */
export async function tellReviewRequest(
  tx: Ctx<SystemActor>,
  { interviewId, applicationId }: Events['interview.reviewRequested'],
): Promise<void> {
  const told = await findTold(tx, applicationId);
  if (told === null) return;
  const { companyId, candidate, title, meta } = told;
  await sendMessage(tx, {
    to: { companyId, about: 'reports', applicationId: told.applicationId },
    type: '7',
    kind: 'interview',
    title: '候选人申请人工复核',
    content: `${candidate}对「${title}」的AI面试报告申请了人工复核，请查看理由，由人看过后答复。`,
    meta,
    dedupeKey: `interview:${interviewId}:reviewRequested`,
  });
}
