import type { uncollectPosition as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { deleteCollection } from './queries.ts';

/** Takes a position out of the seeker's collection; one that is not in it, or exists no more, is out as well. */
export async function uncollectPosition(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await deleteCollection(ctx, ctx.actor.userId, positionId);
  return { positionId, collected: false };
}
