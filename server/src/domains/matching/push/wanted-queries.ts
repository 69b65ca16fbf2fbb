import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** What a seeker looks for, as a new position finds them by it. */
export interface Wanted {
  readonly seekerId: string;
  /** Nodes of the job tree: what they name and the node above it. */
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly anywhere: boolean;
}

/** Writes what people look for; what is the same stays as it was made. */
export async function upsertWanted(tx: Ctx, wanted: readonly Wanted[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx.db
    .insertInto('matching_wanted')
    .values(
      wanted.map(({ seekerId, categories, cities, anywhere }) => ({
        seeker_id: seekerId,
        categories: [...categories],
        cities: [...cities],
        anywhere,
        changed_at: tx.now(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('seeker_id')
        .doUpdateSet((set) => ({
          categories: set.ref('excluded.categories'),
          cities: set.ref('excluded.cities'),
          anywhere: set.ref('excluded.anywhere'),
          changed_at: set.ref('excluded.changed_at'),
        }))
        .where(
          sql<boolean>`(matching_wanted.categories, matching_wanted.cities, matching_wanted.anywhere)
            is distinct from (excluded.categories, excluded.cities, excluded.anywhere)`,
        ),
    )
    .execute();
}

export async function deleteWanted(tx: Ctx, seekerIds: readonly string[]): Promise<void> {
  if (seekerIds.length === 0) return;
  await tx.db
    .deleteFrom('matching_wanted')
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
}

/**
 * Who looks for a leaf of the job tree, or something beside it, in a city (null: wherever), those who name the leaf first;
 * without whoever has to do with the position already or had it pushed before.
 */
export async function findWantingSeekers(
  ctx: Ctx,
  of: {
    readonly positionId: string;
    readonly leaf: string;
    readonly parent: string;
    readonly cityCode: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('matching_wanted as wanted')
    .select('wanted.seeker_id')
    .where(sql<boolean>`wanted.categories && ${[of.leaf, of.parent]}::text[]`)
    .$if(of.cityCode !== null, (query) =>
      query.where(sql<boolean>`(wanted.anywhere or ${of.cityCode} = any(wanted.cities))`),
    )
    .where(
      sql<boolean>`not exists (select from application_application as application
        where application.position_id = ${of.positionId}::uuid and application.seeker_id = wanted.seeker_id
          and (application.status not in (0, 9) or application.recommended_to in ('seeker', 'both')))`,
    )
    .orderBy(sql`wanted.categories @> ${[of.leaf]}::text[]`, 'desc')
    // Who says where they look before who says nothing of it.
    .orderBy(sql`${of.cityCode}::text = any(wanted.cities)`, 'desc')
    .orderBy('wanted.changed_at', 'desc')
    .orderBy('wanted.seeker_id')
    .limit(of.limit)
    .execute();
  return rows.map((row) => row.seeker_id);
}
