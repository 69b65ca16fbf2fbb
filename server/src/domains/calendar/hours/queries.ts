import type { Insertable } from 'kysely';
import { defaultHours, type MemberHours } from '@pinjian/contract/calendar.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

type HoursRow = Insertable<Tables['calendar_hours']>;

function rowOf(tx: Ctx, memberId: string, hours: MemberHours): HoursRow {
  return {
    member_id: memberId,
    zone: hours.zone,
    week: JSON.stringify(hours.week),
    exceptions: JSON.stringify(hours.exceptions),
    minutes_before: hours.minutesBefore,
    minutes_after: hours.minutesAfter,
    daily_cap: hours.dailyCap,
    version: hours.version,
    updated_at: tx.now(),
  };
}

const columns = [
  'zone',
  'week',
  'exceptions',
  'minutes_before as minutesBefore',
  'minutes_after as minutesAfter',
  'daily_cap as dailyCap',
  'version',
] as const;

/** When a member works; the defaults where they have saved nothing. */
export async function findHours(ctx: Ctx, memberId: string): Promise<MemberHours> {
  const row = await ctx.db
    .selectFrom('calendar_hours')
    .select(columns)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? defaultHours;
}

/** The hours of those who are members of a company, by their id; who is none is missing. */
export async function findHoursOf(
  ctx: Ctx,
  companyId: string,
  memberIds: readonly string[],
): Promise<Map<string, MemberHours>> {
  if (memberIds.length === 0) return new Map();
  const members = await ctx.db
    .selectFrom('account_membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', 'in', [...memberIds])
    .execute();
  const rows = await ctx.db
    .selectFrom('calendar_hours')
    .select('member_id')
    .select(columns)
    .where('member_id', 'in', [...memberIds])
    .execute();
  const saved = new Map(rows.map(({ member_id: memberId, ...hours }) => [memberId, hours]));
  return new Map(members.map(({ user_id: memberId }) => [memberId, saved.get(memberId) ?? defaultHours]));
}

/**
 * Holds the calendars of members until the transaction ends, in the order of their ids so that two who book with some of
 * the same wait for one another and never for each other.
 */
export async function lockCalendars(tx: Ctx, memberIds: readonly string[]): Promise<void> {
  const ordered = [...new Set(memberIds)].toSorted();
  if (ordered.length === 0) return;
  await tx.db
    .insertInto('calendar_hours')
    .values(ordered.map((memberId) => rowOf(tx, memberId, defaultHours)))
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  await tx.db
    .selectFrom('calendar_hours')
    .select('member_id')
    .where('member_id', 'in', ordered)
    .orderBy('member_id')
    .forUpdate()
    .execute();
}

/** Writes the hours of a calendar that is held. */
export async function updateHours(tx: Ctx, memberId: string, hours: MemberHours): Promise<void> {
  await tx.db
    .updateTable('calendar_hours')
    .set(rowOf(tx, memberId, hours))
    .where('member_id', '=', memberId)
    .execute();
}
