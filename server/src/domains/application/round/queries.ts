import { sql, type Selectable, type Updateable } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationRoundSlotTable, ApplicationRoundTable } from '#server/tables.ts';

export type RoundRow = Selectable<ApplicationRoundTable>;
export type SlotRow = Selectable<ApplicationRoundSlotTable>;

export async function findRoundRow(ctx: Ctx, roundId: string): Promise<RoundRow | undefined> {
  return ctx.db.selectFrom('application_round').selectAll().where('id', '=', roundId).executeTakeFirst();
}

/** Every round of these applications, newest first. */
export async function findRoundRows(ctx: Ctx, applicationIds: readonly string[]): Promise<RoundRow[]> {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_round')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('ordinal', 'desc')
    .execute();
}

/** The newest round of each of these applications. */
export async function findNewestRoundRows(ctx: Ctx, applicationIds: readonly string[]): Promise<Map<string, RoundRow>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('application_round')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('ordinal', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** The round of an application that waits for its answer or its day. */
export async function findOpenRoundRow(tx: Ctx, applicationId: string): Promise<RoundRow | undefined> {
  return tx.db
    .selectFrom('application_round')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['invited', 'accepted'])
    .executeTakeFirst();
}

/** Slots of these rounds, in the order of time. */
export async function findSlotRows(ctx: Ctx, roundIds: readonly string[]): Promise<SlotRow[]> {
  if (roundIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_round_slot')
    .selectAll()
    .where('round_id', 'in', roundIds)
    .orderBy('starts_at')
    .execute();
}

/** Interviewers of these rounds with their names, in the order of their ids. */
export async function findInterviewerRows(
  ctx: Ctx,
  roundIds: readonly string[],
): Promise<{ roundId: string; userId: string; name: string | null }[]> {
  if (roundIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_round_interviewer as interviewer')
    .innerJoin('account_identity as identity', 'identity.id', 'interviewer.user_id')
    .where('interviewer.round_id', 'in', roundIds)
    .select([
      'interviewer.round_id as roundId',
      'interviewer.user_id as userId',
      sql<string | null>`nullif(identity.username, '')`.as('name'),
    ])
    .orderBy('interviewer.user_id')
    .execute();
}

/** Inserts a round after the last one of its application, whose row is locked. */
export async function insertRound(
  tx: Ctx,
  round: Pick<
    RoundRow,
    'application_id' | 'name' | 'form' | 'minutes' | 'place' | 'note' | 'plan_round_id' | 'invited_by' | 'expires_at'
  > &
    Partial<Pick<RoundRow, 'agent_kind'>>,
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('application_round')
    .values({
      ...round,
      id,
      company_id: sql<string>`(select company_id from application_application where id = ${round.application_id})`,
      ordinal: sql<number>`1 + coalesce((select max(ordinal) from application_round where application_id = ${round.application_id}), 0)`,
      state: 'invited',
      sequence: 0,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .execute();
  return id;
}

/** Puts these slots in the place of whatever was offered before. */
export async function replaceSlots(
  tx: Ctx,
  roundId: string,
  slots: readonly { startsAt: Date; endsAt: Date }[],
): Promise<void> {
  await tx.db.deleteFrom('application_round_slot').where('round_id', '=', roundId).execute();
  await tx.db
    .insertInto('application_round_slot')
    .values(
      slots.map(({ startsAt, endsAt }) => ({ id: newId(), round_id: roundId, starts_at: startsAt, ends_at: endsAt })),
    )
    .execute();
}

/** Puts these members in the place of whoever interviewed before. */
export async function replaceInterviewers(tx: Ctx, roundId: string, userIds: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('application_round_interviewer')
    .where('round_id', '=', roundId)
    .where('user_id', 'not in', userIds)
    .execute();
  await tx.db
    .insertInto('application_round_interviewer')
    .values(userIds.map((userId) => ({ round_id: roundId, user_id: userId, created_at: tx.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes what became of a round. */
export async function updateRound(tx: Ctx, roundId: string, changes: Updateable<ApplicationRoundTable>): Promise<void> {
  await tx.db
    .updateTable('application_round')
    .set({ ...changes, updated_at: tx.now() })
    .where('id', '=', roundId)
    .execute();
}

/** Those of these users who are members of the company, in the order of their ids. */
export async function findMembersAmong(ctx: Ctx, companyId: string, userIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** What people call themselves, by userId; absent for who has not said. */
export async function findNamesOf(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('account_identity')
    .select(['id', 'username'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.flatMap((row) => (row.username ? [[row.id, row.username] as const] : [])));
}

/** When a round is: the time that is agreed, else those that are offered. */
export async function timesOfRound(ctx: Ctx, round: Pick<RoundRow, 'id' | 'starts_at'>): Promise<Date[]> {
  if (round.starts_at !== null) return [round.starts_at];
  return (await findSlotRows(ctx, [round.id])).map((slot) => slot.starts_at);
}

/** Invitations to rounds whose time is over, oldest first. */
export async function dueRounds(ctx: Ctx, limit: number): Promise<{ id: string; applicationId: string }[]> {
  return ctx.db
    .selectFrom('application_round')
    .select(['id', 'application_id as applicationId'])
    .where('state', '=', 'invited')
    .where('expires_at', '<=', ctx.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Rounds with a no-show that was claimed before then and not answered, oldest first. */
export async function dueNoShows(
  ctx: Ctx,
  claimedBefore: Date,
  limit: number,
): Promise<{ id: string; applicationId: string }[]> {
  return ctx.db
    .selectFrom('application_round')
    .select(['id', 'application_id as applicationId'])
    .where('state', '=', 'accepted')
    .where('no_show_claimed_at', '<=', claimedBefore)
    .where('no_show_answer', 'is', null)
    .orderBy('no_show_claimed_at')
    .limit(limit)
    .execute();
}

/** Accepted rounds of a seeker, in the order of their ids. */
export async function findAcceptedOf(ctx: Ctx, seekerId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_round as round')
    .innerJoin('application_application as application', 'application.id', 'round.application_id')
    .select('round.id')
    .where('application.seeker_id', '=', seekerId)
    .where('round.state', '=', 'accepted')
    .orderBy('round.id')
    .execute();
  return rows.map((row) => row.id);
}
