import { sql } from 'kysely';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Step, ViewStatus } from '@pinjian/contract/application-pipeline.ts';
import type { Ctx } from '#server/context.ts';

export interface CandidateFilter {
  readonly companyId: string;
  readonly steps: readonly Step[];
  readonly positionId?: string | undefined;
  readonly viewStatus?: ViewStatus | undefined;
}

function ofCompany(ctx: Ctx, filter: CandidateFilter) {
  let query = ctx.db
    .selectFrom('application_application as application')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('application.company_id', '=', filter.companyId)
    .where('application.status', 'in', [...filter.steps]);
  if (filter.positionId !== undefined) query = query.where('application.position_id', '=', filter.positionId);
  if (filter.viewStatus !== undefined) query = query.where('application.view_status', '=', filter.viewStatus);
  return query;
}

/** What the position was called when seekers last saw it. */
const shownTitle = sql<string>`coalesce(position.content ->> 'title', position.title)`;

export type CandidateRecord = Awaited<ReturnType<typeof findCandidatePage>>[number];

/** A page of a company's applications with their positions' titles, the newest first by `order`. */
export async function findCandidatePage(
  ctx: Ctx,
  filter: CandidateFilter,
  page: { readonly order: 'applied_at' | 'updated_at'; readonly offset: number; readonly limit: number },
) {
  return ofCompany(ctx, filter)
    .selectAll('application')
    .select(shownTitle.as('position_title'))
    .orderBy(`application.${page.order}`, 'desc')
    .orderBy('application.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many there are, counted no further than one beyond the cap. */
export async function countCandidates(ctx: Ctx, filter: CandidateFilter): Promise<number> {
  const found = ofCompany(ctx, filter)
    .select('application.id')
    .limit(totalCap + 1);
  const { count } = await ctx.db
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many stand at each step. */
export async function countBySteps(ctx: Ctx, filter: CandidateFilter): Promise<Map<Step, number>> {
  const rows = await ofCompany(ctx, filter)
    .select((select) => ['application.status', select.fn.countAll<number>().as('count')])
    .groupBy('application.status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The company's newest application with this resume, of one position or of any. */
export async function findByResume(ctx: Ctx, of: CandidateFilter & { readonly resumeId: string }) {
  return ofCompany(ctx, of)
    .selectAll('application')
    .select(shownTitle.as('position_title'))
    .where('application.resume_id', '=', of.resumeId)
    .orderBy('application.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What happened to an application, newest first, with the names of the members who did it. */
export async function findHistory(ctx: Ctx, applicationId: string, limit: number) {
  return ctx.db
    .selectFrom('application_event as event')
    .leftJoin('account_identity as member', (join) =>
      join.onRef('member.id', '=', 'event.mover_id').on('member.kind', '=', 'employer'),
    )
    .selectAll('event')
    .select('member.username as member_name')
    .where('event.application_id', '=', applicationId)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
}
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];
