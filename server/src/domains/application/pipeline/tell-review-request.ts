import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { metaOf } from './announcements.ts';
import { findApplication, findPositionTitle } from './queries.ts';

/** Tells the company that a candidate asked for a person to look at their report, with the way there. */
export async function tellReviewRequest(
  tx: Ctx<SystemActor>,
  { interviewId, applicationId }: Events['interview.reviewRequested'],
): Promise<void> {
  const row = applicationId === null ? undefined : await findApplication(tx, applicationId);
  if (row === undefined) return;
  const facts = {
    companyName: await companyName(tx, row.company_id),
    positionId: row.position_id,
    // What was sent is no longer theirs to read once it was withdrawn.
    resumeId: row.status === 0 ? null : row.resume_id,
  };
  // Only who applied there is known to the company by name.
  const candidate = (row.applied_at !== null && row.resume_snapshot?.basics.name) || '候选人';
  const title = await findPositionTitle(tx, row.position_id);
  await sendMessage(tx, {
    to: { companyId: row.company_id },
    type: '7',
    kind: 'interview',
    title: '候选人申请人工复核',
    content: `${candidate}对「${title}」的AI面试报告申请了人工复核，请查看理由，由人看过后答复。`,
    meta: metaOf('company', facts),
    dedupeKey: `interview:${interviewId}:reviewRequested`,
  });
}
