import { errors } from '@pinjian/contract/errors.ts';
import type { Push, PushEvent } from '@pinjian/contract/push.ts';
import { changedHint, findEmployer, sessionChannel } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Connection } from '#platform/http/served-socket.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { messagesReadChannel } from './mark-messages-read.ts';
import { readerOf } from './policy.ts';
import { newMessageChannel } from './send-message.ts';

/**
 * Opens the real-time channel: tells of what is new to its reader, on whichever copy it happens. Nothing is received.
 * Who leaves or joins a company while it is open hears of what is theirs from then on.
 * @throws Refusal 403 when `userId` names neither the reader nor their company (closed as 4403).
 */
export async function openPush(
  ctx: Ctx<SignedInActor>,
  { userId }: { userId: string },
  connection: Connection<Push>,
): Promise<null> {
  const { actor } = ctx;
  const reader = readerOf(actor);
  if (reader?.recipientIds.includes(userId) !== true) throw new Refusal(errors.notAllowed);
  const tell = (event: PushEvent) => connection.send({ event, at: ctx.now().toISOString() });
  const changed = () => tell('messages');
  const follow = followOnly(connection, changed);
  follow(reader.recipientIds);
  connection.onHint(messagesReadChannel, reader.userId, changed);
  if (actor.kind === 'employer') {
    let looks = 0;
    connection.onHint(sessionChannel, changedHint(actor.userId), () => {
      const look = ++looks;
      // Until it is known whose they are now, the company's news are not theirs.
      follow([actor.userId]);
      findEmployer(ctx, actor)
        .then((now) => {
          if (look !== looks) return;
          follow((now === null ? null : readerOf(now))?.recipientIds ?? []);
          changed();
        })
        // A new socket finds out for itself.
        .catch(() => connection.close(1011, 'internal'));
    });
  }
  tell('connected');
  return null;
}

/** Calls `listener` at news to the recipients that were named last, and to nobody else. */
function followOnly(connection: Connection<Push>, listener: () => void): (recipientIds: readonly string[]) => void {
  const followed = new Set<string>();
  let wanted: readonly string[] = [];
  return (recipientIds) => {
    wanted = recipientIds;
    for (const recipientId of recipientIds) {
      if (followed.has(recipientId)) continue;
      followed.add(recipientId);
      connection.onHint(newMessageChannel, recipientId, () => {
        if (wanted.includes(recipientId)) listener();
      });
    }
  };
}
