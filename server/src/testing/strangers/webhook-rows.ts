import { findNewestWebhookSends } from '#domains/company/webhook/queries.ts';
import { saveWebhook } from '#domains/company/webhook/save-webhook.ts';
import { tellChats } from '#domains/company/index.ts';
import { ChatRefusal } from '#platform/webhook/port.ts';
import { sendWebhook } from '#domains/company/webhook/send-webhook.ts';
import { robotAddresses } from '../chat-vendor.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const robot = { vendor: 'wecom', address: robotAddresses.wecom } as const;

async function saved({ world, owner }: Scene) {
  await saveWebhook(world.as(owner), robot);
  return { vendor: robot.vendor };
}

/** Something that the chat of the company refused. */
async function failed(scene: Scene) {
  const { world, owner, reported } = scene;
  await saved(scene);
  const news = { title: '已发出面试邀请', lines: ['候选人：张**'], target: null };
  const { userId: seekerId } = reported.seeker;
  await world
    .system()
    .transaction((tx) =>
      tellChats(tx, { companyId: owner.companyId, seekerId, news, dedupeKey: 'application:refused' }),
    );
  const [send] = await findNewestWebhookSends(world.system(), owner.companyId, 1);
  const sendId = send?.id ?? '';
  world.test.outside = () => {
    throw new ChatRefusal('refused', 93000);
  };
  await sendWebhook(world.system(), { sendId });
  world.test.outside = null;
  return { sendId };
}

const ours = { as: 'owner', stranger: 'own' } as const;

/** The chats of a company are its owners' to set up. */
export const webhookRows: Readonly<Record<string, Row>> = {
  listWebhooks: ours,
  saveWebhook: { ...ours, input: robot },
  removeWebhook: { ...ours, input: { vendor: 'wecom' } },
  testWebhook: { as: 'owner', input: saved, stranger: 40400 },
  resendWebhook: { as: 'owner', input: failed, stranger: 40400, again: 40400 },
};
