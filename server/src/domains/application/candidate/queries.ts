import { sql } from 'kysely';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Step, ViewStatus } from '@pinjian/contract/application-pipeline.ts';
import { isAssigned, type Scope } from '#domains/account/index.ts';
import { phonePart } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { openApplication } from '../contact/open-application.ts';

export interface CandidateFilter {
  readonly scope: Scope;
  readonly steps: readonly Step[];
  readonly positionId?: string | undefined;
  readonly viewStatus?: ViewStatus | undefined;
  /** Part of a name, a phone, a school or a company in the resume; '' for all. */
  readonly q?: string | undefined;
}

/** How a page is ordered, the first first. */
export type CandidateOrder = 'applied_at' | 'updated_at' | 'score' | 'interview';

function ofScope(ctx: Ctx, filter: CandidateFilter) {
  const { companyId, assignedTo } = filter.scope;
  let query = ctx.db
    .selectFrom('application_application as application')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('application.company_id', '=', companyId)
    .where('application.status', 'in', [...filter.steps])
    .where(isStaying);
  if (assignedTo !== null) query = query.where(isAssigned(sql`${assignedTo}::uuid`, sql.ref('application.id')));
  if (filter.positionId !== undefined) query = query.where('application.position_id', '=', filter.positionId);
  if (filter.viewStatus !== undefined) query = query.where('application.view_status', '=', filter.viewStatus);
  if (filter.q !== undefined && filter.q !== '') query = query.where(resumeHolds(ctx, companyId, filter.q));
  return query;
}

/** Who asked for the deletion of their account is nobody's candidate any more. */
export const isStaying = sql<boolean>`not exists (
  select from account_identity as leaving
  join account_deletion as deletion on deletion.person_id = leaving.person_id
  where leaving.id = application.seeker_id
)`;

/** Name and phone are searched only where the company may see them: where the seeker applied or agreed to exchange contacts. */
function resumeHolds(ctx: Ctx, companyId: string, q: string) {
  const part = `%${q.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const phones = phonePart(ctx.ports.secretBox, companyId, q);
  return sql<boolean>`(
    jsonb_path_query_array(application.resume_snapshot, '$.work[*].company')::text ilike ${part}
    or jsonb_path_query_array(application.resume_snapshot, '$.education[*].school')::text ilike ${part}
    or (
      (application.applied_at is not null or application.contact_agreed_at is not null)
      and (
        application.resume_snapshot #>> '{basics,name}' ilike ${part}
        or exists (
          select from unnest(${phones}::bytea[]) as phone where position(phone in application.resume_phone_parts) > 0
        )
        -- Not sealed yet.
        or application.resume_snapshot #>> '{basics,phone}' like ${part}
      )
    )
  )`;
}

/**
 * The score of the newest report about an application; null without one, and where it is kept from the reader for now: the
 * place in a list would give it away.
 */
function scoreFor(readerId: string) {
  return sql<number | null>`case when not interview_scores_hidden(${readerId}::uuid, application.id) then (
    select (report.content -> 'overall' ->> 'score100')::integer
    from interview_interview as interview
    join interview_report as report on report.interview_id = interview.id
    where interview.application_id = application.id and interview.state = 'scored'
    order by interview.created_at desc, report.revision desc
    limit 1
  ) end`;
}

/** When the agreed round of an application begins that is not over; null without one. At most one is agreed at a time. */
function nextInterview(now: Date) {
  return sql<Date | null>`(
    select round.starts_at from application_round as round
    where round.application_id = application.id and round.state = 'accepted' and round.ends_at > ${now}
  )`;
}

/** What the position was called when seekers last saw it. */
export const shownTitle = sql<string>`coalesce(position.content ->> 'title', position.title)`;

export type CandidateRecord = Awaited<ReturnType<typeof findCandidatePage>>[number];

/** A page of the applications that somebody reads, with their positions' titles, the newest or the best first by `order`. */
export async function findCandidatePage(
  ctx: Ctx,
  filter: CandidateFilter,
  page: {
    readonly order: CandidateOrder;
    /** By whose right to know the scores it is ordered. */
    readonly readerId: string;
    readonly offset: number;
    readonly limit: number;
  },
) {
  const query = ofScope(ctx, filter).selectAll('application').select(shownTitle.as('position_title'));
  const rows = await query
    .$if(page.order === 'score', (all) => all.orderBy(scoreFor(page.readerId), (order) => order.desc().nullsLast()))
    .$if(page.order === 'interview', (all) => all.orderBy(nextInterview(ctx.now()), (order) => order.asc().nullsLast()))
    .orderBy(page.order === 'applied_at' ? 'application.applied_at' : 'application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map((row) => openApplication(ctx, row));
}

/** How many there are, counted no further than one beyond the cap. */
export async function countCandidates(ctx: Ctx, filter: CandidateFilter): Promise<number> {
  const found = ofScope(ctx, filter)
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
  const rows = await ofScope(ctx, filter)
    .select((select) => ['application.status', select.fn.countAll<number>().as('count')])
    .groupBy('application.status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The company's newest application with this resume, of one position or of any. */
export async function findByResume(ctx: Ctx, of: CandidateFilter & { readonly resumeId: string }) {
  const row = await ofScope(ctx, of)
    .selectAll('application')
    .select(shownTitle.as('position_title'))
    .where('application.resume_id', '=', of.resumeId)
    .orderBy('application.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openApplication(ctx, row);
}

/** Those of the applications that are of a filter. */
export async function findByIds(ctx: Ctx, filter: CandidateFilter, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ofScope(ctx, filter)
    .selectAll('application')
    .where('application.id', 'in', [...ids])
    .execute();
  return rows.map((row) => openApplication(ctx, row));
}

/**
 * What happened to an application as its company may know it, newest first, with the names of the members who did it: what
 * was recommended to the seeker alone, and dismissed by them, is theirs.
 */
export async function findHistory(ctx: Ctx, applicationId: string, limit: number) {
  return ctx.db
    .selectFrom('application_event as event')
    .leftJoin('account_identity as member', (join) =>
      join.onRef('member.id', '=', 'event.mover_id').on('member.kind', '=', 'employer'),
    )
    .selectAll('event')
    .select('member.username as member_name')
    .where('event.application_id', '=', applicationId)
    .where(sql<boolean>`event.details ->> 'recommendedTo' is distinct from 'seeker'`)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
}
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];
