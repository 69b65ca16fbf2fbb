import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';

/** Tells a seeker what became of their real name. */
export async function tellRealNameDecided(
  tx: Ctx<SystemActor>,
  { checkId, userId, passed, reason }: Events['account.realNameDecided'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'review',
    title: passed ? '实名认证已通过' : '实名认证未通过',
    content: passed
      ? '您已完成实名认证，可以投递要求实名的职位。'
      : `您的实名认证没有通过。原因：${reason ?? '信息不一致'}。您可以修改后重新认证。`,
    meta: { target: { kind: 'realName', ids: {} } },
    dedupeKey: `real-name:${checkId}`,
  });
}
