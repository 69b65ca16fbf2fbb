import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';
import { securityPage } from './rules.ts';

/** Tells the owner of a device that a copy of its sign-in was used, and that it was therefore ended. */
export async function tellStolenSession(
  tx: Ctx<SystemActor>,
  { userId, kind, securityEventId }: Events['account.sessionStolen'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '账号安全提醒',
    content:
      '我们发现您一台设备的登录凭证可能被他人使用，已让该设备退出登录。如果不是您本人操作，请退出其他所有设备，并检查登录记录。',
    meta: { link: securityPage[kind] },
    dedupeKey: `security:${securityEventId}`,
  });
}
