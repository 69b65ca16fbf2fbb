import type { DismissalReason } from '@pinjian/contract/matching-dismissal.ts';
import { sql, type Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import type { Traits } from './rules.ts';

export type DismissalRow = Selectable<Tables['matching_dismissal']>;

/** Writes that a seeker does not want a position, or why they do not, anew. */
export async function upsertDismissal(
  tx: Ctx,
  of: { readonly seekerId: string; readonly positionId: string },
  reason: DismissalReason,
  { companyId, cityCode, districtCode, category, payMax }: Traits,
): Promise<void> {
  const said = {
    reason,
    at: tx.now(),
    company_id: companyId,
    city_code: cityCode,
    district_code: districtCode,
    category,
    pay_max: payMax,
  };
  await tx.db
    .insertInto('matching_dismissal')
    .values({ seeker_id: of.seekerId, position_id: of.positionId, ...said })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'position_id']).doUpdateSet(said))
    .execute();
}

/** Takes it back; false where there was nothing to take back. */
export async function deleteDismissal(tx: Ctx, seekerId: string, positionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('matching_dismissal')
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What a seeker dismissed since an instant, the last first. */
export async function findDismissalRows(ctx: Ctx, seekerId: string, since: Date): Promise<DismissalRow[]> {
  return ctx.db
    .selectFrom('matching_dismissal')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('position_id')
    .execute();
}

/** Forgets what does not count any more. */
export async function deleteDismissalsBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('matching_dismissal').where('at', '<=', before).execute();
}

/** What a person takes along of it: titles and companies beside the reasons. */
export async function findDismissalsOf(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('matching_dismissal as dismissal')
    .innerJoin('position_position as position', 'position.id', 'dismissal.position_id')
    .innerJoin('company_company as company', 'company.id', 'dismissal.company_id')
    .select(['company.name', 'dismissal.reason', 'dismissal.at'])
    .select(sql<string>`coalesce(position.content ->> 'title', position.title)`.as('title'))
    .where('dismissal.seeker_id', '=', seekerId)
    .orderBy('dismissal.at')
    .execute();
}

export async function deleteDismissalsOf(tx: Ctx, seekerId: string): Promise<void> {
  await tx.db.deleteFrom('matching_dismissal').where('seeker_id', '=', seekerId).execute();
}
