import { issuePair } from '#domains/account/session/issue-pair.ts';
import type { SignedInActor } from '#server/context.ts';
import type { World } from './world.ts';

/** The header of an actor who is signed in, for calls over HTTP. */
export async function bearer(world: World, actor: SignedInActor): Promise<{ authorization: string }> {
  const absoluteExpiry = new Date(world.clock.now().getTime() + 86_400_000);
  const { accessToken } = await issuePair(world.system(), {
    familyId: actor.familyId,
    kind: actor.kind,
    absoluteExpiry,
    parentHash: null,
  });
  return { authorization: `Bearer ${accessToken}` };
}
