import { findSecurityEvent } from '#domains/account/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { sendMessage } from '../send-message.ts';
import { stolenWords } from './rules.ts';

/** Tells the owner of a device that a copy of its sign-in was used, and that it was therefore ended. */
export async function tellStolenSession(
  tx: Ctx<SystemActor>,
  { userId, securityEventId }: Events['account.sessionStolen'],
): Promise<void> {
  await sendMessage(tx, {
    to: { userId },
    type: '7',
    kind: 'security',
    title: '账号安全提醒',
    content: stolenWords(await findSecurityEvent(tx, securityEventId)),
    meta: { target: { kind: 'settings', ids: {} } },
    dedupeKey: `security:${securityEventId}`,
  });
}
