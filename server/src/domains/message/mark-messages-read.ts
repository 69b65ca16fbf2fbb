import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { markMessagesRead as endpoint } from '@pinjian/contract/message.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { readerOf } from './policy.ts';
import { insertReadMarks } from './queries.ts';

/** Hints that somebody has read messages, to their other tabs and devices; the payload is their userId. */
export const messagesReadChannel = 'message.read';

/** Marks messages as read for the caller alone. Ids of others' messages are passed over without a word. */
export async function markMessagesRead(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const reader = readerOf(ctx.actor);
  if (reader === null || input.messageIds.length === 0) return null;
  if (await insertReadMarks(ctx, reader, input.messageIds)) await ctx.publish(messagesReadChannel, reader.userId);
  return null;
}
