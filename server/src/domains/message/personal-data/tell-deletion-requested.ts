import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';
import { dayText } from './rules.ts';

/** Tells a person that their account is about to be deleted, outside too: it may have been somebody else who asked. */
export async function tellDeletionRequested(
  tx: Ctx<SystemActor>,
  { userId, dueAt }: Events['account.deletionRequested'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '账号即将注销',
    content: `已收到您的注销申请，账号将于${dayText(new Date(dueAt))}注销，在此之前登录即可撤销。如果不是您本人操作，请立即登录撤销。`,
    meta: { target: { kind: 'settings', ids: {} } },
    dedupeKey: `deletion:${dueAt}`,
  });
}
