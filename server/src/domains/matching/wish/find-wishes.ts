import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import { defaultIntentions } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { findWishRows } from './queries.ts';
import { wishedBy } from './rules.ts';
import { ownOf } from './view.ts';

/** What these seekers look for, by seeker; all of them are in the answer, who says nothing with nothing. */
export async function findWishes(
  ctx: Ctx,
  seekerIds: readonly string[],
): Promise<Map<string, WishContent & { readonly personalOrder: boolean }>> {
  const rows = new Map((await findWishRows(ctx, seekerIds)).map((row) => [row.seeker_id, row]));
  const intentions = await defaultIntentions(ctx, seekerIds);
  return new Map(
    seekerIds.map((seekerId) => {
      const row = rows.get(seekerId);
      const { content } = wishedBy(ownOf(row), intentions.get(seekerId) ?? []);
      return [seekerId, { ...content, personalOrder: row?.personal_order ?? true }];
    }),
  );
}
