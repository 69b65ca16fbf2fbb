import { findSecurityEvent } from '#domains/account/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';
import { lockedWords } from './rules.ts';

/** Tells a person that somebody guesses at the codes of their number, and that their account is still theirs. */
export async function tellLockedSignIn(
  tx: Ctx<SystemActor>,
  { userId, securityEventId, together }: Events['account.signInLocked'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '有人尝试登录您的账号',
    content: lockedWords(await findSecurityEvent(tx, securityEventId), together),
    meta: { target: { kind: 'settings', ids: {} } },
    dedupeKey: `security:${securityEventId}`,
  });
}
