import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewInterviewTable } from '#server/tables.ts';
import { openStates } from '../ai/queries.ts';

type Row = Selectable<InterviewInterviewTable>;

/** One practice after the other for a person, until the transaction ends. */
export async function lockPractices(tx: Ctx, seekerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interview.practice ${seekerId}`}, 0))`.execute(tx.db);
}

/** Practices of whatever kind that somebody began since; what a company asked for belongs to an application. */
export async function countPracticesSince(ctx: Ctx, seekerId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('interview_interview')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .where('application_id', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of somebody's practices of these subjects that can be gone on with, newest first. */
export async function findOpenPractices(
  ctx: Ctx,
  seekerId: string,
  subjects: readonly string[],
): Promise<Pick<Row, 'id' | 'subject' | 'state' | 'window_ends_at'>[]> {
  return ctx.db
    .selectFrom('interview_interview')
    .select(['id', 'subject', 'state', 'window_ends_at'])
    .where('seeker_id', '=', seekerId)
    .where('subject', 'in', subjects)
    .where('state', 'in', openStates)
    .where('window_ends_at', '>', ctx.now())
    .orderBy('created_at', 'desc')
    .execute();
}

/** A practice with what its newest report says. */
export type SittingRow = Pick<
  Row,
  | 'id'
  | 'kind'
  | 'subject'
  | 'title'
  | 'company_name'
  | 'position_id'
  | 'position_snapshot'
  | 'state'
  | 'end_reason'
  | 'answers'
  | 'window_ends_at'
  | 'created_at'
  | 'ended_at'
> & {
  readonly series: string;
  readonly series_count: number;
  readonly question_count: number;
  readonly report: ReportContent | null;
};

/** The newest practices of somebody with their newest reports, oldest of them first. */
export async function findScoredPractices(ctx: Ctx, seekerId: string, most: number) {
  const rows = await ctx.db
    .selectFrom('interview_interview as interview')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('interview_report')
          .select('content')
          .whereRef('interview_report.interview_id', '=', 'interview.id')
          .orderBy('revision', 'desc')
          .limit(1)
          .as('report'),
      (join) => join.onTrue(),
    )
    .select(['interview.id', 'interview.title', 'interview.created_at', 'interview.ended_at', 'interview.plan'])
    .select('report.content')
    .where('interview.seeker_id', '=', seekerId)
    .where('interview.company_id', 'is', null)
    .where('interview.state', '=', 'scored')
    .orderBy('interview.created_at', 'desc')
    .limit(most)
    .execute();
  return rows
    .map(({ id, title, created_at: created, ended_at: ended, plan, content }) => ({
      interviewId: id,
      title,
      at: ended ?? created,
      plan,
      content,
    }))
    .toReversed();
}

/** What a subject is without its level: the same for all practices of one thing (see subject.ts). */
const series = sql<string>`regexp_replace(subject, ':(easy|medium|hard)$', '')`;

/**
 * One page of the series of somebody's job simulations, the one practised last first, each with its newest `most`
 * practices, and the number of series up to the cap.
 */
export async function findSeriesPage(
  ctx: Ctx,
  { seekerId, current, pageSize, most }: { seekerId: string; current: number; pageSize: number; most: number },
): Promise<{ rows: SittingRow[]; counted: number }> {
  const mine = ctx.db
    .selectFrom('interview_interview')
    .where('seeker_id', '=', seekerId)
    .where('kind', '=', 'simulate');
  const grouped = mine
    .select([series.as('series'), sql<Date>`max(created_at)`.as('latest'), sql<number>`count(*)`.as('series_count')])
    .groupBy('series');
  const page = grouped
    .orderBy('latest', 'desc')
    .orderBy('series')
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const numbered = mine.select([
    'id',
    series.as('series'),
    sql<number>`row_number() over (partition by ${series} order by created_at desc, id desc)`.as('place'),
  ]);
  const rows = await ctx.db
    .with('page', () => page)
    .with('numbered', () => numbered)
    .selectFrom('page')
    .innerJoin('numbered', 'numbered.series', 'page.series')
    .innerJoin('interview_interview as interview', 'interview.id', 'numbered.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('interview_report')
          .select('content')
          .whereRef('interview_report.interview_id', '=', 'interview.id')
          .orderBy('revision', 'desc')
          .limit(1)
          .as('report'),
      (join) => join.onTrue(),
    )
    .where('numbered.place', '<=', most)
    .select([
      'interview.id',
      'interview.kind',
      'interview.subject',
      'interview.title',
      'interview.company_name',
      'interview.position_id',
      'interview.position_snapshot',
      'interview.state',
      'interview.end_reason',
      'interview.answers',
      'interview.window_ends_at',
      'interview.created_at',
      'interview.ended_at',
      'page.series',
      'page.series_count',
      sql<number>`jsonb_array_length(interview.plan -> 'questions')`.as('question_count'),
      'report.content as report',
    ])
    .orderBy('page.latest', 'desc')
    .orderBy('page.series')
    .orderBy('interview.created_at')
    .orderBy('interview.id')
    .execute();
  const { count } = await ctx.db
    .selectFrom(grouped.limit(totalCap + 1).as('capped'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, counted: count };
}
