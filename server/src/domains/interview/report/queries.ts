import { sql } from 'kysely';
import type { Assessment } from '@pinjian/contract/application-candidate.ts';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { Ctx } from '#server/context.ts';

/** A newest report, as far as it speaks of skills. */
export interface CoverageRow extends Pick<ReportContent, 'coverage' | 'questions'> {
  readonly interviewId: string;
  readonly seekerId: string;
  readonly at: Date;
}

/** What the newest report of each of these applications says, by application; absent without a report. */
export async function assessmentsOfApplications(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<Map<string, Assessment>> {
  if (applicationIds.length === 0) return new Map();
  const { rows } = await sql<Assessment & { applicationId: string }>`
    select distinct on (interview.application_id)
      interview.application_id as "applicationId",
      interview.id as "interviewId",
      report.content -> 'overall' ->> 'state' as "state",
      (report.content -> 'overall' ->> 'score100')::integer as "score100",
      report.content -> 'overall' ->> 'band' as "band",
      (
        select override.band from interview_override as override
        where override.interview_id = interview.id and override.target = 'overall'
        order by override.created_at desc, override.id desc
        limit 1
      ) as "humanBand"
    from interview_interview as interview
    join interview_report as report on report.interview_id = interview.id
    where interview.application_id = any(${applicationIds}::uuid[]) and interview.state = 'scored'
    order by interview.application_id, interview.created_at desc, report.revision desc
  `.execute(ctx.db);
  return new Map(rows.map(({ applicationId, ...assessment }) => [applicationId, assessment]));
}

/**
 * The applications of these whose scores are kept from a member for now; the function of the database is the one that
 * knows.
 */
export async function scoresHiddenAmong(
  ctx: Ctx,
  userId: string,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (applicationIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${applicationIds}::uuid[]) as id
    where interview_scores_hidden(${userId}::uuid, id)`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}

/** The newest scored interview of an application with its newest report; undefined without one. */
export async function findNewestScored(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('interview_interview as interview')
    .innerJoin('interview_report as report', 'report.interview_id', 'interview.id')
    .select([
      'interview.id as interviewId',
      'interview.plan',
      'interview.ended_at as endedAt',
      'report.content',
      'report.complete',
    ])
    .where('interview.application_id', '=', applicationId)
    .where('interview.state', '=', 'scored')
    .orderBy('interview.created_at', 'desc')
    .orderBy('report.revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What the newest reports of a company's interviews with these people say of skills: the coverage and the questions' scores. */
export async function findCoverageOf(
  ctx: Ctx,
  companyId: string,
  seekerIds: readonly string[],
): Promise<CoverageRow[]> {
  if (seekerIds.length === 0) return [];
  const { rows } = await sql<CoverageRow>`
    select distinct on (interview.id)
      interview.id as "interviewId", interview.seeker_id as "seekerId", report.created_at as "at",
      report.content -> 'coverage' as "coverage", report.content -> 'questions' as "questions"
    from interview_interview as interview
    join interview_report as report on report.interview_id = interview.id
    where interview.company_id = ${companyId}::uuid and interview.seeker_id = any(${seekerIds}::uuid[])
      and interview.state = 'scored'
    order by interview.id, report.revision desc`.execute(ctx.db);
  return rows;
}
