import { askContact } from '#domains/application/conversation/ask-contact.ts';
import { newId } from '#platform/core/ids.ts';
import { say } from '../conversation.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const mine = { as: 'seeker', stranger: missing } as const;
const application = ({ reported: { applicationId } }: Scene) => ({ applicationId });
/** What the company wrote. */
const messageOf = async (scene: Scene) => ({
  ...application(scene),
  messageId: (await say(scene.reported.company, scene.reported.applicationId, '请问周三方便吗？')).messageId,
});

/** The calls of what both sides of an application write to each other. */
export const conversationRows: Readonly<Record<string, Row>> = {
  getConversation: { ...mine, input: application },
  listConversationMessages: { ...mine, input: application },
  sendConversationMessage: { ...mine, input: (scene) => ({ ...application(scene), key: newId(), words: '您好' }) },
  withdrawConversationMessage: {
    ...mine,
    input: async (scene) => ({
      ...application(scene),
      messageId: (await say(scene.reported.mine, scene.reported.applicationId, '说错了')).messageId,
    }),
  },
  readConversation: {
    ...mine,
    input: async (scene) => {
      await messageOf(scene);
      return { ...application(scene), place: 1 };
    },
  },
  askContact: { ...mine, input: application },
  answerContact: {
    ...mine,
    input: async (scene) => {
      const { request } = await askContact(scene.reported.company, application(scene));
      return { ...application(scene), requestId: request?.requestId ?? '', agree: false };
    },
  },
  complainOfMessage: { ...mine, input: async (scene) => ({ ...(await messageOf(scene)), reason: 'other' }) },
  listQuickReplies: { as: 'seeker', stranger: 'own' },
  addQuickReply: { as: 'seeker', input: { words: '好的，谢谢' }, stranger: 'own' },
  removeQuickReply: { as: 'seeker', input: { replyId: newId() }, stranger: 'own' },
};
