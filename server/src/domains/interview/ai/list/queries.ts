import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { interviewStatus, type InterviewKind, type InterviewStatus } from '@pinjian/contract/interview.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { openStates, type InterviewRow } from '../queries.ts';

type Expressions = ExpressionBuilder<Tables, 'interview_interview'>;

interface Wanted {
  readonly seekerId: string;
  readonly kind: InterviewKind | undefined;
  readonly status: InterviewStatus | undefined;
}

/** A person's interviews of a kind and a status, to be selected from. */
export function ownInterviews(ctx: Ctx, { seekerId, kind, status }: Wanted) {
  return ctx.db
    .selectFrom('interview_interview')
    .where('seeker_id', '=', seekerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'position'))
    .$if(status !== undefined, (query) => query.where((by) => hasStatus(by, status ?? 0, ctx.now())));
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

const itemColumns = [
  'id',
  'kind',
  'title',
  'company_name',
  'state',
  'end_reason',
  'answers',
  'window_ends_at',
  'created_at',
  'started_at',
  'ended_at',
  'complete',
] as const;
/** What the view of an interview in a list is made of. */
export type ItemRow = Pick<InterviewRow, (typeof itemColumns)[number]>;

export async function findItems(ctx: Ctx, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return ctx.db.selectFrom('interview_interview').select(itemColumns).where('id', 'in', ids).execute();
}
