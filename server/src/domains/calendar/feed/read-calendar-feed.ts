import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import { findMemberEvents, findSeekerEvents } from '../ics/queries.ts';
import { eventView } from '../ics/view.ts';
import { writeCalendar } from '../ics/write.ts';
import { openFeed } from './queries.ts';

/** How far back a feed goes: what a program has read once it keeps by itself. */
const pastMs = 30 * 86_400_000;

/** What a calendar program is given for a token; null for one that opens nothing (any more). */
export async function readCalendarFeed(ctx: Ctx, token: string): Promise<string | null> {
  const feed = await openFeed(ctx, tokenHash(token));
  if (feed === undefined) return null;
  const { config } = ctx.ports;
  const since = new Date(ctx.now().getTime() - pastMs);
  const reader = feed.kind === 'seeker' ? 'seeker' : 'members';
  const find = reader === 'seeker' ? findSeekerEvents : findMemberEvents;
  const rows = await find(ctx, feed.user_id, since);
  return writeCalendar({
    method: 'PUBLISH',
    product: config.brand.name,
    name: `${config.brand.name}面试`,
    events: rows.map((row) => eventView(row, reader, config)),
  });
}
