import { wordsLimit } from '@pinjian/contract/application-conversation.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { findOpenQuestions } from '#domains/interview/index.ts';
import { findApplication } from '../pipeline/queries.ts';
import { findClosing } from './find-party.ts';
import { findSentBefore, insertConversationMessage, lockConversation, lockWriter } from './queries.ts';
import { tellOtherSide } from './tell-other-side.ts';

/** Says where the words come from: they were said to the AI interviewer, who promised to pass them on. */
const lead = '我在 AI 面试里问过：';

/**
 * Passes on what a seeker asked the AI interviewer and the posting did not tell: as their words in the conversation, where
 * the company answers and they read it. Once for each, however often a report is made; none where the conversation is closed.
 */
export async function passQuestionsOn(
  tx: Ctx<SystemActor>,
  { interviewId, applicationId }: Events['interview.reportReady'],
): Promise<void> {
  const questions = applicationId === null ? [] : await findOpenQuestions(tx, interviewId);
  const row = applicationId === null ? undefined : await findApplication(tx, applicationId);
  if (row === undefined || questions.length === 0) return;
  if ((await findClosing(tx, { side: 'seeker', row })) !== null) return;
  await lockWriter(tx, row.seeker_id);
  let isNews = false;
  for (const [at, question] of questions.entries()) {
    const held = await lockConversation(tx, row.id);
    const key = `interview:${interviewId}:${at}`;
    const of = { applicationId: row.id, writerId: row.seeker_id, key };
    if ((await findSentBefore(tx, of)) !== undefined) continue;
    isNews = true;
    await insertConversationMessage(tx, held, {
      side: 'seeker',
      writerId: row.seeker_id,
      key,
      kind: 'text',
      wordsCipher: tx.ports.secretBox.encrypt(`${lead}${question}`.slice(0, wordsLimit)),
    });
  }
  if (isNews) await tellOtherSide(tx, row, 'seeker');
}
