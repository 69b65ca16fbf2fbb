import { newId } from '#platform/core/ids.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { World } from './world.ts';

/** Leaves a text message to somebody of which nobody knows whether it was taken; answers its id. */
export async function unsureSend(world: World, reader: { readonly userId: string }): Promise<string> {
  const news = { title: 'AI面试邀请', content: '邀请您参加AI面试', meta: {}, dedupeKey: newId() };
  await world.system().transaction((tx) => sendMessage(tx, { to: { userId: reader.userId }, type: '11', ...news }));
  const { id } = await world.db
    .updateTable('message_outside_send')
    .set({ state: 'unsure', attempts: 1, started_at: world.clock.now(), settled_at: world.clock.now() })
    .where('user_id', '=', reader.userId)
    .where('state', '=', 'waiting')
    .where('channel', '=', 'sms')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
