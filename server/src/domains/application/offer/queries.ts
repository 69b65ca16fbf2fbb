import type { Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { ApplicationOfferTable } from '#server/tables.ts';

export type OfferRow = Selectable<ApplicationOfferTable>;

/** The newest offer of each application; `sent`: of those that the seeker was sent. */
export async function findNewestOffers(
  ctx: Ctx,
  applicationIds: readonly string[],
  which: 'all' | 'sent',
): Promise<OfferRow[]> {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', 'in', applicationIds)
    .$if(which === 'sent', (query) => query.where('number', '>', 0))
    .orderBy('application_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
