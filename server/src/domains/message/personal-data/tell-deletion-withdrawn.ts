import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';

/** Tells a person that their account stays. */
export async function tellDeletionWithdrawn(
  tx: Ctx<SystemActor>,
  { userId, at }: Events['account.deletionWithdrawn'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '已撤销注销',
    content: '您已撤销注销申请，账号和资料都保持原样。',
    meta: { target: { kind: 'settings', ids: {} } },
    dedupeKey: `deletion-withdrawn:${at}`,
  });
}
