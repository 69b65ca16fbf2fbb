import { sql, type RawBuilder } from 'kysely';
import type { DashboardTab } from '@pinjian/contract/application.ts';
import { visibleToSeekers } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { openApplication } from '../contact/open-application.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';

/** The tabs that are made of applications; the first is the collection. */
export type ApplicationTab = Exclude<DashboardTab, 1>;

/**
 * What stands in a tab (decisions §8), of a row `application`. A held rejection is in the tabs of the step before,
 * which none of these conditions tells apart. A real interview or an offer that there ever was leaves its event.
 */
const conditions: Readonly<Record<ApplicationTab, RawBuilder<boolean>>> = {
  2: sql<boolean>`application.status = 9 and application.recommended_to in ('seeker', 'both')`,
  3: sql<boolean>`application.applied_at is not null and application.status <> 0`,
  4: sql<boolean>`exists (select from application_invitation as invitation where invitation.application_id = application.id)`,
  5: sql<boolean>`exists (select from application_event as event where event.application_id = application.id and event.to_step = 4)`,
  6: sql<boolean>`exists (select from application_event as event where event.application_id = application.id and event.to_step = 5)`,
  7: sql<boolean>`application.status = 6 and application.released_at is not null`,
};

/** A seeker's applications to positions that can still be looked at. */
function ownApplications(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('application_application as application')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('application.seeker_id', '=', seekerId)
    .where('position.content', 'is not', null)
    .where('position.status', 'in', [...visibleToSeekers]);
}

/** How many applications stand in each tab: the same rows as `findTabPage` lists. */
export async function countTabs(ctx: Ctx, seekerId: string): Promise<Record<ApplicationTab, number>> {
  const count = (tab: ApplicationTab) => sql<number>`count(*) filter (where ${conditions[tab]})`;
  return ownApplications(ctx, seekerId)
    .select([
      count(2).as('2'),
      count(3).as('3'),
      count(4).as('4'),
      count(5).as('5'),
      count(6).as('6'),
      count(7).as('7'),
    ])
    .executeTakeFirstOrThrow();
}

/** One page of a tab, what changed last first. */
export async function findTabPage(
  ctx: Ctx,
  seekerId: string,
  tab: ApplicationTab,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const rows = await ownApplications(ctx, seekerId)
    .where(conditions[tab])
    .selectAll('application')
    .orderBy('application.seeker_updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return { rows: rows.map((row) => openApplication(ctx, row)), total: (await countTabs(ctx, seekerId))[tab] };
}

/** A seeker's applications to these positions. */
export async function findOwnApplications(
  ctx: Ctx,
  seekerId: string,
  positionIds: readonly string[],
): Promise<ApplicationRow[]> {
  if (positionIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('application_application')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('position_id', 'in', positionIds)
    .execute();
  return rows.map((row) => openApplication(ctx, row));
}
