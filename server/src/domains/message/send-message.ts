import type { MessageMeta, MessageType } from '@pinjian/contract/message.ts';
import type { Ctx } from '#server/context.ts';
import { insertMessage } from './queries.ts';

/** Hints that a recipient has a new message; the payload is the userId or companyId it went to. */
export const newMessageChannel = 'message.new';

/** A seeker by userId, or a company: one message for all its members. */
export type Recipient = { readonly userId: string } | { readonly companyId: string };

export interface NewMessage {
  readonly to: Recipient;
  readonly type: MessageType;
  readonly title: string;
  readonly content: string;
  readonly meta: MessageMeta;
  /** Names what happened (`verification:<id>:passed`): a recipient is told once, however often this is called. */
  readonly dedupeKey: string;
}

/** Leaves a message in the transaction of what it tells; the recipient's screens are hinted at it after the commit. */
export async function sendMessage(tx: Ctx, message: NewMessage): Promise<void> {
  const recipient =
    'userId' in message.to
      ? { recipientKind: 'user' as const, recipientId: message.to.userId }
      : { recipientKind: 'company' as const, recipientId: message.to.companyId };
  if (await insertMessage(tx, { ...message, ...recipient })) await tx.publish(newMessageChannel, recipient.recipientId);
}
