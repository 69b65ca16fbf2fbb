import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { getWishes as endpoint } from '@pinjian/contract/matching-wish.ts';
import { defaultIntentions, hasChosenVisibility } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findWishRows, type WishRow } from './queries.ts';
import { wishesView } from './view.ts';

/** What the caller looks for, in their own words and, where they have none, in their resume's. */
export async function getWishes(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  const [row] = await findWishRows(ctx, [ctx.actor.userId]);
  return viewOf(ctx, ctx.actor.userId, row);
}

/** A seeker's row as they see it, with what their resume says today. */
export async function viewOf(ctx: Ctx, seekerId: string, row: WishRow | undefined): Promise<Answer<typeof endpoint>> {
  return wishesView(row, {
    intentions: (await defaultIntentions(ctx, [seekerId])).get(seekerId) ?? [],
    hasChosenVisibility: await hasChosenVisibility(ctx, seekerId),
  });
}
