import type { getCalendarFeed as endpoint } from '@pinjian/contract/calendar-feed.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findFeed } from './queries.ts';

/** Whether the caller's calendar has an address, and when it was last read. */
export async function getCalendarFeed(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const row = await findFeed(ctx, ctx.actor.userId);
  if (row === undefined) return { feed: null };
  return { feed: { createdAt: row.created_at.toISOString(), readAt: row.read_at?.toISOString() ?? null } };
}
