import type { Ctx, SignedInActor } from '#server/context.ts';
import { deleteFeed } from './queries.ts';

/** Stops the address of the caller's calendar at once; without one it is the same. */
export async function revokeCalendarFeed(ctx: Ctx<SignedInActor>): Promise<null> {
  await deleteFeed(ctx, ctx.actor.userId);
  return null;
}
