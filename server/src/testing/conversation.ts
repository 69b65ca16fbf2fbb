import { listConversationMessages } from '#domains/application/conversation/list-conversation-messages.ts';
import { complainOfMessage } from '#domains/application/conversation/report-message.ts';
import { sendConversationMessage } from '#domains/application/conversation/send-conversation-message.ts';
import { addTalent } from '#domains/application/pipeline/add-talent.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { asSeeker, hiring, seekerWithResume, type Delivered } from './application.ts';
import { agreeToBeFound } from './resume.ts';
import type { World } from './world.ts';

/** Sends words in a conversation, by a key of its own. */
export async function say(
  by: Ctx<SignedInActor>,
  applicationId: string,
  words: string,
  more: { readonly key?: string; readonly fileId?: string } = {},
) {
  return sendConversationMessage(by, { applicationId, key: newId(), words, ...more });
}

/** What somebody reads of a conversation: `company 您好`. */
export async function heard(by: Ctx<SignedInActor>, applicationId: string): Promise<string[]> {
  const { messages } = await listConversationMessages(by, { applicationId });
  return messages.map(({ side, words }) => `${side} ${words}`);
}

/** A company with a candidate whom it added, and who has not applied. */
export async function added(world: World): Promise<Delivered> {
  const here = await hiring(world);
  const someone = await seekerWithResume(world);
  await agreeToBeFound(someone.mine);
  await addTalent(here.company, { seekerId: someone.seeker.userId, positionId: here.positionId });
  const { application } = await asSeeker({ ...someone, positionId: here.positionId });
  return { ...here, ...someone, application, applicationId: application.applicationId };
}

/** The seeker of an application complains of a message that the company wrote; answers the complaint's id. */
export async function complained(here: Delivered, words = '请先交 500 元培训费，加微信 hr_train01'): Promise<string> {
  const { world, mine, owner, applicationId } = here;
  // Written as a message of before a rule was known: the check would not let it pass.
  const { messageId } = await say(world.as(owner), applicationId, '您好，请看一下');
  await world.db
    .updateTable('application_conversation_message')
    .set({ words_cipher: world.test.ports.secretBox.encrypt(words) })
    .where('id', '=', messageId)
    .execute();
  await complainOfMessage(mine, { applicationId, messageId, reason: 'fee', note: '要求先付钱' });
  const { id } = await world.db
    .selectFrom('application_complaint')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return id;
}
