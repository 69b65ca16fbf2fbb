import {
  conversationPageSize,
  type listConversationMessages as endpoint,
} from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { AgentActor, Ctx, SignedInActor } from '#server/context.ts';
import { findParty } from './find-party.ts';
import { findConversationMessages } from './queries.ts';
import { messageView } from './view.ts';

/**
 * A page of a conversation, the oldest of it first: the newest page, or the one before a message.
 * @throws Refusal 40400, 40310, 40311
 */
export async function listConversationMessages(
  ctx: Ctx<SignedInActor | AgentActor>,
  { applicationId, before }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const party = await findParty(ctx, applicationId);
  const records = await findConversationMessages(ctx, applicationId, before);
  const page = records.slice(0, conversationPageSize).toReversed();
  return { messages: page.map((each) => messageView(ctx, each, party)), hasOlder: records.length > page.length };
}
