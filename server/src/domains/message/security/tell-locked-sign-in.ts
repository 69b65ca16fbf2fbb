import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';
import { securityPage } from './rules.ts';

/** Tells a person that somebody guesses at the codes of their number, and that their account is still theirs. */
export async function tellLockedSignIn(
  tx: Ctx<SystemActor>,
  { userId, kind, securityEventId }: Events['account.signInLocked'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '有人在尝试登录您的账号',
    content:
      '一台陌生设备多次输错您手机号的登录验证码，我们已暂停它继续尝试，您的账号没有被登录。请不要把收到的验证码告诉任何人。',
    meta: { link: securityPage[kind] },
    dedupeKey: `security:${securityEventId}`,
  });
}
