import { visibleToSeekers } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { openApplication } from '../contact/open-application.ts';

/** Applications of a seeker that a company began and that they did not answer: added, or already invited. */
function openAdditions(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('application_application as application')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('application.seeker_id', '=', seekerId)
    .where('application.applied_at', 'is', null)
    .where('application.status', '=', 2)
    .where('position.content', 'is not', null)
    .where('position.status', 'in', [...visibleToSeekers]);
}

/** One page of them, the latest first, with when they were added. */
export async function findAdditionPage(
  ctx: Ctx,
  seekerId: string,
  page: { readonly offset: number; readonly limit: number },
) {
  const rows = await openAdditions(ctx, seekerId)
    .selectAll('application')
    .select('application.seeker_updated_at as added_at')
    .orderBy('application.seeker_updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { count } = await openAdditions(ctx, seekerId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => openApplication(ctx, row)), total: count };
}
