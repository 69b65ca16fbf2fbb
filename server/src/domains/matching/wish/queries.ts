import type { Insertable, Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type WishRow = Selectable<Tables['matching_wish']>;
type Stored = Omit<Insertable<Tables['matching_wish']>, 'seeker_id' | 'updated_at'>;

/** What these seekers said themselves; who never saved anything is missing. */
export async function findWishRows(ctx: Ctx, seekerIds: readonly string[]): Promise<WishRow[]> {
  if (seekerIds.length === 0) return [];
  return ctx.db
    .selectFrom('matching_wish')
    .selectAll()
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
}

/** A seeker's row, made where there is none, held until the transaction ends: of two tabs one comes second. */
export async function lockWish(tx: Ctx, seekerId: string): Promise<WishRow> {
  await tx.db
    .insertInto('matching_wish')
    .values({ seeker_id: seekerId, version: 0, updated_at: tx.now() })
    .onConflict((conflict) => conflict.column('seeker_id').doNothing())
    .execute();
  return tx.db
    .selectFrom('matching_wish')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes a row that is held. */
export async function updateWish(tx: Ctx, seekerId: string, stored: Stored): Promise<void> {
  await tx.db
    .updateTable('matching_wish')
    .set({ ...stored, updated_at: tx.now() })
    .where('seeker_id', '=', seekerId)
    .execute();
}

export async function deleteWish(tx: Ctx, seekerId: string): Promise<void> {
  await tx.db.deleteFrom('matching_wish').where('seeker_id', '=', seekerId).execute();
}
