import type { Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { viewedDays, type viewPosition as endpoint } from '@pinjian/contract/matching-position-list.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor, SystemActor } from '#server/context.ts';
import { findWishRows } from '../wish/queries.ts';
import { deleteViewedBefore, deleteViewedOf, trimViewed, upsertViewed } from './queries.ts';

/** Whether what a seeker opens is noted for them. */
export async function isNoting(ctx: Ctx, seekerId: string): Promise<boolean> {
  const [row] = await findWishRows(ctx, [seekerId]);
  return row?.personal_order ?? true;
}

/** What was opened before this is forgotten. */
export function viewedSince(now: Date): Date {
  return new Date(now.getTime() - viewedDays * 86_400_000);
}

/**
 * Notes that the caller opened a position; nothing while they want no order of their own.
 * @throws Refusal 40400 for a position that seekers do not see
 */
export async function viewPosition(ctx: Ctx<SeekerActor>, { positionId }: Received<typeof endpoint>): Promise<null> {
  const seekerId = ctx.actor.userId;
  if ((await findShownPosition(ctx, positionId)) === undefined) throw new Refusal(errors.notFound);
  if (!(await isNoting(ctx, seekerId))) return null;
  await ctx.transaction(async (tx) => {
    await upsertViewed(tx, seekerId, positionId);
    await trimViewed(tx, seekerId);
  });
  return null;
}

/** 清空: as if nothing had been opened. */
export async function clearViewed(ctx: Ctx<SeekerActor>): Promise<null> {
  await deleteViewedOf(ctx, ctx.actor.userId);
  return null;
}

/** What was opened long ago is not kept. */
export async function forgetViewed(ctx: Ctx<SystemActor>): Promise<void> {
  await deleteViewedBefore(ctx, viewedSince(ctx.now()));
}
