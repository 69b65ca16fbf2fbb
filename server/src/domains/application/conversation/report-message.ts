import type { complainOfMessage as endpoint } from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { insertComplaint } from './complaint-queries.ts';
import { findParty } from './find-party.ts';
import { findConversationMessage } from './queries.ts';

/**
 * Brings a message of the other side before the platform. Nobody of the other side learns of it.
 * @throws Refusal 40400 for a message that is not the other side's, 40310, 40311
 */
export async function complainOfMessage(
  ctx: Ctx<SignedInActor>,
  { applicationId, messageId, reason, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { side, userId } = await findParty(ctx, applicationId);
  const message = await findConversationMessage(ctx, applicationId, messageId);
  if (message === undefined || message.side === side) throw new Refusal(errors.notFound);
  await insertComplaint(ctx, {
    applicationId,
    messageId,
    side,
    complainantId: userId,
    reason,
    noteCipher: note === '' ? null : ctx.ports.secretBox.encrypt(note),
  });
  return null;
}
