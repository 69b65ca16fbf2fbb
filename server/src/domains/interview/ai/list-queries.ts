import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import { interviewStatus, type InterviewKind, type InterviewStatus } from '@pinjian/contract/interview.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { openStates, type InterviewRow } from './queries.ts';

type Expressions = ExpressionBuilder<Tables, 'interview_interview'>;

interface Wanted {
  readonly seekerId: string;
  readonly kind: InterviewKind | undefined;
  readonly status: InterviewStatus | undefined;
  readonly current: number;
  readonly pageSize: number;
}

/** One page of a person's interviews, newest first, with their number up to the cap. */
export async function findInterviewPage(ctx: Ctx, wanted: Wanted): Promise<{ rows: InterviewRow[]; counted: number }> {
  const { seekerId, kind, status, current, pageSize } = wanted;
  const mine = ctx.db
    .selectFrom('interview_interview')
    .where('seeker_id', '=', seekerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'position'))
    .$if(status !== undefined, (query) => query.where((by) => hasStatus(by, status ?? 0, ctx.now())));
  const rows = await mine
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
  const capped = mine.select('id').limit(totalCap + 1);
  const { count } = await ctx.db
    .selectFrom(capped.as('capped'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { rows, counted: count };
}

/** The same as `statusOf` of rules.ts, for the database. */
function hasStatus(
  by: Expressions,
  status: InterviewStatus,
  now: Date,
): ExpressionWrapper<Tables, 'interview_interview', SqlBool> {
  const open = by('state', 'in', openStates);
  const completed = by.or([
    by('state', 'in', ['finished', 'scored']),
    by.and([by('state', '=', 'abandoned'), by('end_reason', '=', 'windowEnded'), by('answers', '>', 0)]),
    by.and([open, by('window_ends_at', '<=', now), by('answers', '>', 0)]),
  ]);
  switch (status) {
    case interviewStatus.completed:
      return completed;
    case interviewStatus.waiting:
      return by.and([open, by('window_ends_at', '>', now)]);
    case interviewStatus.expired:
      return by.and([by.not(completed), by.or([by.not(open), by('window_ends_at', '<=', now)])]);
    case interviewStatus.notStarted:
      return by.and([by.lit(false)]);
  }
}
