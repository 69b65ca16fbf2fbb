import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import {
  fixedKinds,
  messageErrors,
  optionalKinds,
  type changeMessagePreference as endpoint,
} from '@pinjian/contract/message-preference.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { getMessagePreferences } from './get-message-preferences.ts';
import { savePreference } from './queries.ts';

/**
 * Chooses how the caller is told of one kind of messages outside the product, and of an optional one whether inside; of this
 * identity alone.
 * @throws Refusal 40980 for a kind that cannot be switched off.
 */
export async function changeMessagePreference(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if (fixedKinds.includes(input.kind)) throw new Refusal(messageErrors.kindFixed);
  const isOptional = ctx.actor.kind === 'seeker' && optionalKinds.seeker.includes(input.kind);
  if (input.inside === false && !isOptional) throw new Refusal(messageErrors.kindFixed);
  await savePreference(ctx, ctx.actor.userId, input);
  return getMessagePreferences(ctx);
}
