import type { MessageKind, OutsideChannel } from '@pinjian/contract/message-preference.ts';
import type { Ctx } from '#server/context.ts';
import type { Address } from '../rules.ts';
import { findReachable, insertSends } from './queries.ts';
import { channelsFor } from './rules.ts';
import { sendOutsideTask } from './send-outside.ts';

/**
 * Stores the intent to tell a message outside too, where its readers want that, in the transaction of the message; sending
 * follows the commit.
 */
export async function planOutsideSends(
  tx: Ctx,
  message: { readonly id: string; readonly kind: MessageKind; readonly channels: readonly OutsideChannel[] },
  address: Address,
): Promise<void> {
  if (message.channels.length === 0) return;
  const readers = await findReachable(tx, address, message.kind);
  const intents = readers.flatMap((reader) =>
    channelsFor(reader, message.kind)
      .filter((channel) => message.channels.includes(channel))
      .map((channel) => ({ userId: reader.userId, channel })),
  );
  if (intents.length === 0) return;
  for (const sendId of await insertSends(tx, message, intents)) await tx.enqueue(sendOutsideTask, { sendId });
}
