import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';

/** Tells a person that they sign in with another number from now on. */
export async function tellChangedPhone(
  tx: Ctx<SystemActor>,
  { userId, phone, securityEventId }: Events['account.phoneChanged'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '手机号已更换',
    content: `您的登录手机号已更换为 ${phone}，请用新手机号登录。如果不是您本人操作，请立即退出其他所有设备。`,
    meta: { target: { kind: 'settings', ids: {} } },
    dedupeKey: `security:${securityEventId}`,
  });
}
