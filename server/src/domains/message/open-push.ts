import { errors } from '@pinjian/contract/errors.ts';
import type { Push, PushEvent } from '@pinjian/contract/push.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Connection } from '#platform/http/served-socket.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { messagesReadChannel } from './mark-messages-read.ts';
import { readerOf } from './policy.ts';
import { newMessageChannel } from './send-message.ts';

/**
 * Opens the real-time channel: tells of what is new to its reader, on whichever copy it happens. Nothing is received.
 * @throws Refusal 403 when `userId` names neither the reader nor their company (closed as 4403).
 */
export async function openPush(
  ctx: Ctx<SignedInActor>,
  { userId }: { userId: string },
  connection: Connection<Push>,
): Promise<null> {
  const reader = readerOf(ctx.actor);
  if (reader?.recipientIds.includes(userId) !== true) throw new Refusal(errors.notAllowed);
  const tell = (event: PushEvent) => connection.send({ event, at: ctx.now().toISOString() });
  const changed = () => tell('messages');
  for (const recipientId of reader.recipientIds) connection.onHint(newMessageChannel, recipientId, changed);
  connection.onHint(messagesReadChannel, reader.userId, changed);
  tell('connected');
  return null;
}
