import { listConversationMessages } from '#domains/application/conversation/list-conversation-messages.ts';
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
