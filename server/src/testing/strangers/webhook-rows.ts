import { findNewestWebhookSends } from '#domains/company/webhook/queries.ts';
import { saveWebhook } from '#domains/company/webhook/save-webhook.ts';
import { tellWebhooks } from '#domains/company/index.ts';
import { HookRefusal } from '#platform/webhook/port.ts';
import { sendWebhook } from '#domains/company/webhook/send-webhook.ts';
import { hookAddresses } from '../hook-vendor.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const hook = { vendor: 'wecom', address: hookAddresses.wecom } as const;

async function saved({ world, owner }: Scene) {
  await saveWebhook(world.as(owner), hook);
  return { vendor: hook.vendor };
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
      tellWebhooks(tx, { companyId: owner.companyId, seekerId, news, dedupeKey: 'application:refused' }),
    );
  const [send] = await findNewestWebhookSends(world.system(), owner.companyId, 1);
  const sendId = send?.id ?? '';
  world.test.outside = () => {
    throw new HookRefusal('refused', 93000);
  };
  await sendWebhook(world.system(), { sendId });
  world.test.outside = null;
  return { sendId };
}

const ours = { as: 'owner', stranger: 'own' } as const;

/** The chats of a company are its owners' to set up. */
export const webhookRows: Readonly<Record<string, Row>> = {
  listWebhooks: ours,
  saveWebhook: { ...ours, input: hook },
  removeWebhook: { ...ours, input: { vendor: 'wecom' } },
  testWebhook: { as: 'owner', input: saved, stranger: 40400 },
  resendWebhook: { as: 'owner', input: failed, stranger: 40400, again: 40400 },
};
