import { randomBytes } from 'node:crypto';
import type { createCalendarFeed as endpoint } from '@pinjian/contract/calendar-feed.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { replaceFeed } from './queries.ts';

/**
 * Makes the private address of the caller's calendar; the one before stops at once. It is answered here and never again.
 * @throws Refusal 403 for an admin, who has no interviews.
 */
export async function createCalendarFeed(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  if (ctx.actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  const token = randomBytes(32).toString('base64url');
  await replaceFeed(ctx, ctx.actor.userId, tokenHash(token));
  const base = ctx.ports.config.http.url?.replace(/\/+$/, '') ?? '';
  return {
    url: `${base}/api/calendar/${token}.ics`,
    feed: { createdAt: ctx.now().toISOString(), readAt: null },
  };
}
