import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { findTold } from './find-told.ts';

/**
 * Tells the company that a report says something else since its candidate corrected the transcript. One that says the
 * same is nothing to be told.
 */
export async function tellChangedResult(
  tx: Ctx<SystemActor>,
  { interviewId, applicationId, revision, changed }: Events['interview.scoredAgain'],
): Promise<void> {
  const told = changed ? await findTold(tx, applicationId) : null;
  if (told === null) return;
  const { companyId, candidate, title, meta } = told;
  await sendMessage(tx, {
    to: { companyId, about: 'reports', applicationId: told.applicationId },
    type: '7',
    kind: 'interview',
    title: 'AI面试报告有更新',
    content: `${candidate}更正了「${title}」AI面试的文字记录，重新评分后结果有变化，报告里可以对照更正前后的文字和分数。`,
    meta,
    dedupeKey: `interview:${interviewId}:scoredAgain:${revision}`,
  });
}
