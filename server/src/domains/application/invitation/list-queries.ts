import { sql } from 'kysely';
import type { InterviewSide } from '@pinjian/contract/application-interview.ts';
import { interviewStatus, type InterviewKind, type InterviewStatus } from '@pinjian/contract/interview.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { StoredPositionContent } from '@pinjian/contract/position-content.ts';
import { visibleToSeekers } from '@pinjian/contract/position-state.ts';
import { ownInterviews } from '#domains/interview/index.ts';
import type { StoredContent } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import type { RoundRow } from '../round/queries.ts';

interface Wanted {
  readonly seekerId: string;
  readonly side: InterviewSide | undefined;
  readonly kind: InterviewKind | undefined;
  readonly status: InterviewStatus | undefined;
}

/**
 * Invitations of somebody that no interview was made of. One that was accepted is its interview; one to a position that
 * cannot be looked at any more is in no list (as in the dashboard's fourth tab).
 */
function ownInvitations(ctx: Ctx, { seekerId, side, kind, status }: Wanted) {
  const open = sql<boolean>`invitation.state = 'pending' and invitation.expires_at > ${ctx.now()}`;
  const wanted = side !== 'people' && (kind === undefined || kind === 'position') && status !== 1 && status !== 2;
  return {
    open,
    rows: ctx.db
      .selectFrom('application_invitation as invitation')
      .innerJoin('application_application as application', 'application.id', 'invitation.application_id')
      .innerJoin('position_position as position', 'position.id', 'application.position_id')
      .where('application.seeker_id', '=', seekerId)
      .where('invitation.state', '<>', 'accepted')
      .where('position.content', 'is not', null)
      .where('position.status', 'in', [...visibleToSeekers])
      .where((by) => by.lit(wanted))
      .$if(status === interviewStatus.notStarted, (query) => query.where(open))
      .$if(status === interviewStatus.expired, (query) => query.where(sql<boolean>`not (${open})`)),
  };
}

/** Somebody's rounds with people, of positions that can still be looked at (as in the dashboard's fifth tab). */
function ownRounds(ctx: Ctx, { seekerId, side, kind, status }: Wanted) {
  const answerable = sql<boolean>`round.state = 'invited' and round.expires_at > ${ctx.now()}`;
  const ahead = sql<boolean>`round.state = 'accepted' and round.ends_at > ${ctx.now()}`;
  const ofStatus = {
    [interviewStatus.notStarted]: answerable,
    [interviewStatus.waiting]: sql<boolean>`round.state = 'accepted'`,
    [interviewStatus.completed]: sql<boolean>`round.state = 'held'`,
    [interviewStatus.expired]: sql<boolean>`round.state not in ('accepted', 'held') and not (${answerable})`,
  };
  return ctx.db
    .selectFrom('application_round as round')
    .innerJoin('application_application as application', 'application.id', 'round.application_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('application.seeker_id', '=', seekerId)
    .where('position.content', 'is not', null)
    .where('position.status', 'in', [...visibleToSeekers])
    .where((by) => by.lit(side !== 'ai' && kind === undefined))
    .$if(status !== undefined, (query) => query.where(ofStatus[status ?? interviewStatus.notStarted]))
    .select([
      'round.id',
      'round.created_at',
      sql<Listed['what']>`'round'`.as('what'),
      sql<number>`case when ${answerable} then 0 when ${ahead} then 1 else 2 end`.as('turn'),
      sql<Date | null>`case when ${answerable} then round.expires_at when ${ahead} then round.starts_at end`.as('due'),
    ]);
}

/** What stands at one place of the list. */
export interface Listed {
  readonly id: string;
  readonly what: 'interview' | 'invitation' | 'round';
}

/**
 * One page of somebody's interviews and invitations: those to be answered, what ends first at the top; the rounds that are
 * agreed, by their start; then the newest. Counted up to the cap.
 */
export async function findListedPage(
  ctx: Ctx,
  { current, pageSize, ...wanted }: Wanted & { readonly current: number; readonly pageSize: number },
): Promise<{ listed: Listed[]; counted: number }> {
  const { rows: invitations, open } = ownInvitations(ctx, wanted);
  const all = ownInterviews(ctx, wanted)
    .where((by) => by.lit(wanted.side !== 'people'))
    .select([
      'id',
      'created_at',
      sql<Listed['what']>`'interview'`.as('what'),
      sql<number>`2`.as('turn'),
      sql<Date | null>`null::timestamptz`.as('due'),
    ])
    .unionAll(
      invitations.select([
        'invitation.id',
        'invitation.created_at',
        sql<Listed['what']>`'invitation'`.as('what'),
        sql<number>`case when ${open} then 0 else 2 end`.as('turn'),
        sql<Date | null>`case when ${open} then invitation.expires_at end`.as('due'),
      ]),
    )
    .unionAll(ownRounds(ctx, wanted));
  const listed = await ctx.db
    .selectFrom(all.as('every'))
    .select(['id', 'what'])
    .orderBy('turn')
    .orderBy('due')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
  const capped = ctx.db
    .selectFrom(all.as('every'))
    .select('id')
    .limit(totalCap + 1);
  const { count } = await ctx.db
    .selectFrom(capped.as('capped'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { listed, counted: count };
}

/** Rounds by their ids. */
export async function findRoundRowsById(ctx: Ctx, ids: readonly string[]): Promise<RoundRow[]> {
  if (ids.length === 0) return [];
  return ctx.db.selectFrom('application_round').selectAll().where('id', 'in', ids).execute();
}

/** Invitations with what they are to and where their applications stand; without one that was accepted meanwhile. */
export async function findInvited(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const open = sql<boolean>`invitation.state = 'pending' and invitation.expires_at > ${ctx.now()}`;
  return ctx.db
    .selectFrom('application_invitation as invitation')
    .innerJoin('application_application as application', 'application.id', 'invitation.application_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('invitation.id', 'in', ids)
    .where('invitation.state', '<>', 'accepted')
    .select([
      'invitation.id',
      'invitation.state',
      'invitation.created_at',
      'invitation.expires_at',
      'invitation.answered_at',
      'application.id as application_id',
      'application.seeker_id',
      'application.seeker_version',
      'application.position_id',
      'application.company_id',
      'application.status',
      'application.interview_base',
      'application.offer_base',
      'application.rejected_step',
      'application.released_at',
      'application.applied_at',
      'application.view_status',
      sql<string>`position.content ->> 'title'`.as('title'),
      // What the interview would be planned from, only where it can be accepted.
      sql<StoredPositionContent | null>`case when ${open} then position.content end`.as('content'),
      sql<StoredContent | null>`case when ${open} then application.resume_snapshot end`.as('resume'),
    ])
    .execute();
}
export type InvitedRow = Awaited<ReturnType<typeof findInvited>>[number];
