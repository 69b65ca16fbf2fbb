import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { metaOf } from './announcements.ts';
import { findApplication, findPositionTitle } from './queries.ts';

/**
 * Tells the company that a report says something else since its candidate corrected the transcript. One that says the
 * same is nothing to be told.
 */
export async function tellChangedResult(
  tx: Ctx<SystemActor>,
  { interviewId, applicationId, revision, changed }: Events['interview.scoredAgain'],
): Promise<void> {
  const row = applicationId === null || !changed ? undefined : await findApplication(tx, applicationId);
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
    title: 'AI面试报告有更新',
    content: `${candidate}更正了「${title}」AI面试的文字记录，重新评分后结果有变化，报告里可以对照更正前后的文字和分数。`,
    meta: metaOf('company', facts),
    dedupeKey: `interview:${interviewId}:scoredAgain:${revision}`,
  });
}
