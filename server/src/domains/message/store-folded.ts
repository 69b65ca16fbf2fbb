import { outsideChannels } from '@pinjian/contract/message-preference.ts';
import type { Ctx } from '#server/context.ts';
import { planOutsideSends } from './outside/plan-outside-sends.ts';
import { isNews, kindOf } from './outside/rules.ts';
import { insertMarkByKey, upsertMessage } from './fold-queries.ts';
import { messagesReadChannel } from './mark-messages-read.ts';
import { addressOf, type Recipient } from './rules.ts';
import { hintedReaders, newMessageChannel, type NewMessage } from './send-message.ts';

/** Hints that a conversation has changed, to those who read it; the payload is as of `newMessageChannel`. */
export const conversationChannel = 'message.conversation';

/**
 * Leaves the one message that many pieces of news share: where its recipient has it already it is brought up to date, to
 * the top, and is unread again. Outside the product the first of them is told.
 */
export async function foldMessage(tx: Ctx, message: NewMessage): Promise<void> {
  const address = addressOf(message.to);
  const { id, isNew } = await upsertMessage(tx, { ...message, address });
  for (const reader of await hintedReaders(tx, address)) await tx.publish(newMessageChannel, reader);
  if (isNew && isNews(message.type))
    await planOutsideSends(tx, { id, kind: message.kind ?? kindOf(message.type), channels: outsideChannels }, address);
}

/** Marks a folded message as read for who has read what it is about. */
export async function readFolded(
  tx: Ctx,
  { to, dedupeKey, userId }: { readonly to: Recipient; readonly dedupeKey: string; readonly userId: string },
): Promise<void> {
  if (await insertMarkByKey(tx, { recipientId: addressOf(to).recipient_id, dedupeKey, userId }))
    await tx.publish(messagesReadChannel, userId);
}

/** Tells open screens of those who read a conversation that it has changed. Nothing is stored, nobody is told elsewhere. */
export async function hintConversation(tx: Ctx, to: Recipient): Promise<void> {
  for (const reader of await hintedReaders(tx, addressOf(to))) await tx.publish(conversationChannel, reader);
}

/** Hints somebody that their agents did, found or ask something; the payload is their userId. */
export const agentsChannel = 'message.agents';

/** Tells open screens of somebody that their agents did, found or ask something. */
export async function hintAgents(tx: Ctx, userId: string): Promise<void> {
  await tx.publish(agentsChannel, userId);
}

/** Tells open screens that something they show has changed, where no message says so. Nothing is stored, nobody is told elsewhere. */
export async function hintChange(tx: Ctx, to: Recipient): Promise<void> {
  for (const reader of await hintedReaders(tx, addressOf(to))) await tx.publish(newMessageChannel, reader);
}
