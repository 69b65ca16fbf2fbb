import type { getConversation as endpoint } from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { AgentActor, Ctx, SignedInActor } from '#server/context.ts';
import { findParty } from './find-party.ts';
import { conversationView } from './view.ts';

/**
 * One conversation, whether anything was written in it or not.
 * @throws Refusal 40400, 40310, 40311
 */
export async function getConversation(
  ctx: Ctx<SignedInActor | AgentActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return conversationView(ctx, await findParty(ctx, applicationId));
}
