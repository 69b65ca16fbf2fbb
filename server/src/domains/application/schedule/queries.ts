import { sql, type RawBuilder } from 'kysely';
import type { Step } from '@pinjian/contract/application-pipeline.ts';
import type { ScheduledRound, WaitingKind } from '@pinjian/contract/application-schedule.ts';
import type { Ctx } from '#server/context.ts';
import { isStaying, shownTitle } from '../candidate/queries.ts';
import type { Proposal } from '../round/rules.ts';
import type { Busy } from './rules.ts';

/** Whose rounds are looked at. */
export interface ScheduleOf {
  readonly companyId: string;
  /** Only rounds that this member interviews in; null for no such limit. */
  readonly interviewer: string | null;
  /** Only rounds that this member interviews in or invited to; null for all. */
  readonly concerned: string | null;
}

interface Window {
  readonly from: Date;
  readonly to: Date;
}

/** No round is longer (the check of the table): what begins before that is over. */
const longestRoundMs = 480 * 60_000;

/**
 * Rounds of a company that have a time which touches a window, as `timed (id, state, starts_at, ends_at)`: those whose time is
 * agreed, and invitations to one fixed time that still can be answered.
 */
function timedRounds(ctx: Ctx, companyId: string, { from, to }: Window): RawBuilder<unknown> {
  return sql`
    select round.id, round.state, round.starts_at, round.ends_at
    from application_round as round
    where round.company_id = ${companyId} and round.state in ('accepted', 'held', 'noShow')
      and round.starts_at > ${new Date(from.getTime() - longestRoundMs)} and round.starts_at < ${to}
      and round.ends_at > ${from}
    union all
    select round.id, round.state, min(slot.starts_at), min(slot.ends_at)
    from application_round as round
    join application_round_slot as slot on slot.round_id = round.id
    where round.company_id = ${companyId} and round.state = 'invited' and round.expires_at > ${ctx.now()}
    group by round.id
    having count(*) = 1 and min(slot.starts_at) < ${to} and min(slot.ends_at) > ${from}`;
}

function isConcerned({ interviewer, concerned }: ScheduleOf): RawBuilder<boolean> {
  const interviews = (member: string) => sql<boolean>`exists (
    select from application_round_interviewer as mine where mine.round_id = round.id and mine.user_id = ${member}::uuid
  )`;
  const parts = [
    ...(interviewer === null ? [] : [interviews(interviewer)]),
    ...(concerned === null ? [] : [sql<boolean>`(${interviews(concerned)} or round.invited_by = ${concerned}::uuid)`]),
  ];
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** What a row of either list tells of its round and its candidate, beside its time. */
const head = sql`
  round.id as "roundId", round.application_id as "applicationId", application.resume_id as "resumeId",
  application.position_id as "positionId", ${shownTitle} as "positionTitle",
  application.resume_snapshot #>> '{basics,name}' as "candidateName",
  application.applied_at as applied_at, application.contact_agreed_at as contact_agreed_at, application.status as status,
  round.ordinal, round.name, round.form, round.minutes, round.place,
  array(
    select interviewer.user_id from application_round_interviewer as interviewer
    where interviewer.round_id = round.id order by interviewer.user_id
  )::text[] as "interviewerIds"`;

export interface HeadRow {
  readonly roundId: string;
  readonly applicationId: string;
  readonly resumeId: string | null;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly candidateName: string | null;
  readonly applied_at: Date | null;
  readonly contact_agreed_at: Date | null;
  readonly status: Step;
  readonly ordinal: number;
  readonly name: string;
  readonly form: number;
  readonly minutes: number;
  readonly place: string;
  readonly interviewerIds: readonly string[];
}

export type ScheduledRow = HeadRow &
  Pick<ScheduledRound, 'state'> & { readonly starts_at: Date; readonly ends_at: Date };

/** Rounds with a time in a window, the earliest first; one query whatever the number of interviewers. */
export async function findScheduled(
  ctx: Ctx,
  of: ScheduleOf,
  window: Window & { readonly limit: number },
): Promise<ScheduledRow[]> {
  const { rows } = await sql<ScheduledRow>`
    with timed as materialized (${timedRounds(ctx, of.companyId, window)})
    select ${head}, timed.state, timed.starts_at, timed.ends_at
    from timed
    join application_round as round on round.id = timed.id
    join application_application as application on application.id = round.application_id
    join position_position as position on position.id = application.position_id
    where application.resume_id is not null and ${isConcerned(of)} and ${isStaying}
    order by timed.starts_at, round.id
    limit ${window.limit}`.execute(ctx.db);
  return rows;
}

/** When these members are in rounds of their company, in a window. */
export async function findBusy(
  ctx: Ctx,
  companyId: string,
  { memberIds, ...window }: Window & { readonly memberIds: readonly string[] },
): Promise<Busy[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<Busy>`
    with timed as materialized (${timedRounds(ctx, companyId, window)})
    select timed.id as "roundId", interviewer.user_id as "memberId",
      timed.starts_at as "startsAt", timed.ends_at as "endsAt"
    from timed
    join application_round_interviewer as interviewer on interviewer.round_id = timed.id
    where interviewer.user_id = any(${[...memberIds]}::uuid[]) and timed.state <> 'noShow'`.execute(ctx.db);
  return rows;
}

/** A scorecard of longer ago is not asked for any more. */
const owedDays = 90;

export type WaitingRow = HeadRow & {
  readonly kind: WaitingKind;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly since: Date;
  readonly until: Date | null;
  readonly proposal: Proposal | null;
  readonly slots: readonly { readonly startsAt: string; readonly endsAt: string }[];
  /** Of all that wait. */
  readonly total: number;
};

/**
 * What waits, the most urgent kind first and within it what ends soonest.
 * @param reader whose scorecards are asked for
 * @param kinds those that the reader can do something about, in their order
 */
export async function findWaiting(
  ctx: Ctx,
  of: ScheduleOf,
  { reader, kinds, limit }: { readonly reader: string; readonly kinds: readonly WaitingKind[]; readonly limit: number },
): Promise<WaitingRow[]> {
  const now = ctx.now();
  const openProposal = sql<boolean>`round.proposal is not null and round.proposal ->> 'stoodAt' is null`;
  const { rows } = await sql<WaitingRow>`
    with open as (
      select round.id,
        case
          when round.state = 'invited' and round.expires_at <= ${now} then null
          when ${openProposal} and (round.state = 'invited' or round.starts_at > ${now}) then 'proposal'
          when round.state = 'invited' then 'answer'
          when round.ends_at <= ${now} and round.no_show_claimed_at is null then 'outcome'
        end as kind
      from application_round as round
      where round.company_id = ${of.companyId} and round.state in ('invited', 'accepted')
      union all
      select round.id, 'scorecard'
      from application_round as round
      join application_round_interviewer as owing on owing.round_id = round.id
      left join application_scorecard as card on card.round_id = round.id and card.interviewer_id = owing.user_id
      where round.company_id = ${of.companyId} and owing.user_id = ${reader} and round.state = 'held'
        and round.starts_at > ${new Date(now.getTime() - owedDays * 86_400_000)} and card.locked_at is null
    )
    select ${head}, open.kind, round.starts_at, round.ends_at, round.proposal,
      case open.kind
        when 'proposal' then (round.proposal ->> 'proposedAt')::timestamptz
        when 'outcome' then round.ends_at
        when 'scorecard' then round.ends_at
        else round.updated_at
      end as since,
      case when round.state = 'invited' then round.expires_at when open.kind = 'proposal' then round.starts_at end as until,
      coalesce((
        select jsonb_agg(jsonb_build_object('startsAt', slot.starts_at, 'endsAt', slot.ends_at) order by slot.starts_at)
        from application_round_slot as slot
        where slot.round_id = round.id and round.state = 'invited'
      ), '[]'::jsonb) as slots,
      count(*) over ()::integer as total
    from open
    join application_round as round on round.id = open.id
    join application_application as application on application.id = round.application_id
    join position_position as position on position.id = application.position_id
    where open.kind = any(${[...kinds]}::text[]) and application.resume_id is not null
      and ${isConcerned(of)} and ${isStaying}
    order by array_position(${[...kinds]}::text[], open.kind), until nulls last, since, round.id
    limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Names of members, present and former; '' for one that has said none. */
export async function findNames(ctx: Ctx, memberIds: readonly string[]): Promise<{ memberId: string; name: string }[]> {
  if (memberIds.length === 0) return [];
  return ctx.db
    .selectFrom('account_identity')
    .select(['id as memberId', sql<string>`coalesce(username, '')`.as('name')])
    .where('id', 'in', [...memberIds])
    .orderBy('id')
    .execute();
}
