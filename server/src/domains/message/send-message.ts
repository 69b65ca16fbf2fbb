import type { MessageMeta, MessageType } from '@pinjian/contract/message.ts';
import type { MessageKind } from '@pinjian/contract/message-preference.ts';
import type { Ctx } from '#server/context.ts';
import { planOutsideSends } from './outside/plan-outside-sends.ts';
import { isNews, kindOf } from './outside/rules.ts';
import { insertMessage } from './queries.ts';

/** Hints that a recipient has a new message; the payload is the userId or companyId it went to. */
export const newMessageChannel = 'message.new';

/** An identity by userId, or a company: one message for all its members. */
export type Recipient = { readonly userId: string } | { readonly companyId: string };

export interface NewMessage {
  readonly to: Recipient;
  readonly type: MessageType;
  /** What it is about, for whoever chooses what reaches them outside; told by the type where it is left out. */
  readonly kind?: MessageKind;
  readonly title: string;
  readonly content: string;
  readonly meta: MessageMeta;
  /** Names what happened (`verification:<id>:passed`): a recipient is told once, however often this is called. */
  readonly dedupeKey: string;
}

/**
 * Leaves a message in the transaction of what it tells; the recipient's screens are hinted at it after the commit, and
 * where they want that they are told by text message or mail too.
 */
export async function sendMessage(tx: Ctx, message: NewMessage): Promise<void> {
  const recipient =
    'userId' in message.to
      ? { recipientKind: 'user' as const, recipientId: message.to.userId }
      : { recipientKind: 'company' as const, recipientId: message.to.companyId };
  const id = await insertMessage(tx, { ...message, ...recipient });
  if (id === null) return;
  await tx.publish(newMessageChannel, recipient.recipientId);
  if (!isNews(message.type)) return;
  await planOutsideSends(tx, { id, kind: message.kind ?? kindOf(message.type) }, message.to);
}
