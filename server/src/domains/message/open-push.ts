import { errors } from '@pinjian/contract/errors.ts';
import type { Push, PushEvent } from '@pinjian/contract/push.ts';
import { changedHint, findEmployer, sessionChannel } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Connection } from '#platform/http/served-socket.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { agentsChannel, conversationChannel } from './store-folded.ts';
import { messagesReadChannel } from './mark-messages-read.ts';
import { readerOf, type Reader } from './policy.ts';
import { membersKey } from './rules.ts';
import { newMessageChannel } from './send-message.ts';

/**
 * Opens the real-time channel: tells of what is new to its reader, on whichever copy it happens. Nothing is received.
 * A member hears of what their role reads and of nothing else: that something happened is news too. Who leaves or joins a
 * company or is given another role while it is open hears of what is theirs from then on.
 * @throws Refusal 403 when `userId` names neither the reader nor their company (closed as 4403).
 */
export async function openPush(
  ctx: Ctx<SignedInActor>,
  { userId }: { userId: string },
  connection: Connection<Push>,
): Promise<null> {
  const { actor } = ctx;
  const reader = readerOf(actor);
  // A member names their company (spec §7); what they hear of it is decided here, not by the name.
  if (reader === null || (userId !== reader.userId && userId !== reader.member?.companyId))
    throw new Refusal(errors.notAllowed);
  const tell = (event: PushEvent) => connection.send({ event, at: ctx.now().toISOString() });
  const changed = () => tell('messages');
  const talked = () => tell('conversation');
  const follow = followOnly(connection, { [newMessageChannel]: changed, [conversationChannel]: talked });
  follow(keysOf(reader));
  connection.onHint(messagesReadChannel, reader.userId, changed);
  connection.onHint(agentsChannel, reader.userId, () => tell('agents'));
  if (actor.kind === 'employer') {
    let looks = 0;
    connection.onHint(sessionChannel, changedHint(actor.userId), () => {
      const look = ++looks;
      // Until it is known whose they are now, the company's news are not theirs.
      follow([actor.userId]);
      findEmployer(ctx, actor)
        .then((employer) => {
          if (look !== looks) return;
          const now = employer === null ? null : readerOf(employer);
          follow(now === null ? [] : keysOf(now));
          changed();
        })
        // A new socket finds out for itself.
        .catch(() => connection.close(1011, 'internal'));
    });
  }
  tell('connected');
  return null;
}

/** By which payloads somebody is hinted at a new message. */
function keysOf({ userId, member }: Reader): string[] {
  return member === null ? [userId] : [userId, membersKey(member.companyId, member.role)];
}

/** Calls the listener of a channel at hints with the payloads that were named last, and with no others. */
function followOnly(
  connection: Connection<Push>,
  listeners: Readonly<Record<string, () => void>>,
): (keys: readonly string[]) => void {
  const followed = new Set<string>();
  let wanted: readonly string[] = [];
  return (keys) => {
    wanted = keys;
    for (const key of keys) {
      if (followed.has(key)) continue;
      followed.add(key);
      for (const [channel, listener] of Object.entries(listeners))
        connection.onHint(channel, key, () => {
          if (wanted.includes(key)) listener();
        });
    }
  };
}
