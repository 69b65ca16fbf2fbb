import { sql, type Selectable, type Updateable } from 'kysely';
import type { MoveName, Mover, Step } from '@pinjian/contract/application-pipeline.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationApplicationTable, ApplicationEventTable } from '#server/tables.ts';
import { openApplication, type ApplicationRow, type SentColumns } from '../contact/open-application.ts';
import type { MoveDetails, Standing } from './rules.ts';

export type { ApplicationRow } from '../contact/open-application.ts';
export type ApplicationEventRow = Selectable<ApplicationEventTable>;
/** Columns that a move sets beside those of its standing. */
export type MoveColumns = Pick<
  Updateable<ApplicationApplicationTable>,
  'reject_reason' | 'reject_note' | 'goodbye' | 'rejected_at' | 'release_at' | 'recommended_to'
> &
  Partial<SentColumns>;

/** The row of a seeker and a position, made where there is none yet. Not locked. */
export async function findOrInsertApplication(
  tx: Ctx,
  of: { seekerId: string; positionId: string; companyId: string },
): Promise<string> {
  const now = tx.now();
  await tx.db
    .insertInto('application_application')
    .values({
      id: newId(),
      seeker_id: of.seekerId,
      position_id: of.positionId,
      company_id: of.companyId,
      status: 0,
      version: 1,
      seeker_version: 1,
      created_at: now,
      updated_at: now,
      seeker_updated_at: now,
      // Who agreed to exchange contacts did so with the company.
      contact_agreed_at: sql<Date | null>`(select max(contact_agreed_at) from application_application
        where seeker_id = ${of.seekerId} and company_id = ${of.companyId})`,
    })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'position_id']).doNothing())
    .execute();
  const row = await tx.db
    .selectFrom('application_application')
    .select('id')
    .where('seeker_id', '=', of.seekerId)
    .where('position_id', '=', of.positionId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The row, held against every other mover until the transaction ends. */
export async function lockApplication(tx: Ctx, applicationId: string): Promise<ApplicationRow | undefined> {
  const row = await tx.db
    .selectFrom('application_application')
    .selectAll()
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
  return row && openApplication(tx, row);
}

export async function findApplication(ctx: Ctx, applicationId: string): Promise<ApplicationRow | undefined> {
  const [row] = await findApplications(ctx, [applicationId]);
  return row;
}

/** Those of these applications that there are, in no order. */
export async function findApplications(ctx: Ctx, applicationIds: readonly string[]): Promise<ApplicationRow[]> {
  if (applicationIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('application_application')
    .selectAll()
    .where('id', 'in', applicationIds)
    .execute();
  return rows.map((row) => openApplication(ctx, row));
}

/** Writes where a move led. Both versions are given: which of them grew is the rules' to say. */
export async function updateApplication(
  tx: Ctx,
  applicationId: string,
  to: { standing: Standing; version: number; seekerVersion: number; seenBySeeker: boolean; columns: MoveColumns },
): Promise<ApplicationRow> {
  const { standing } = to;
  const row = await tx.db
    .updateTable('application_application')
    .set({
      ...to.columns,
      // The rules keep to what the checks of the table allow.
      status: standing.step ?? 0,
      interview_base: standing.interviewBase as ApplicationRow['interview_base'],
      offer_base: standing.offerBase as ApplicationRow['offer_base'],
      rejected_step: standing.rejectedFrom as ApplicationRow['rejected_step'],
      released_at: standing.releasedAt,
      applied_at: standing.appliedAt,
      view_status: standing.viewStatus,
      version: to.version,
      seeker_version: to.seekerVersion,
      updated_at: tx.now(),
      ...(to.seenBySeeker ? { seeker_updated_at: tx.now() } : {}),
    })
    .where('id', '=', applicationId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return openApplication(tx, row);
}

/** Marks a delivered resume as viewed; undefined when it was before. Not a move: no version grows. */
export async function updateViewed(tx: Ctx, applicationId: string): Promise<ApplicationRow | undefined> {
  const row = await tx.db
    .updateTable('application_application')
    .set({ view_status: 2, seeker_updated_at: tx.now() })
    .where('id', '=', applicationId)
    .where('view_status', '=', 1)
    .returningAll()
    .executeTakeFirst();
  return row && openApplication(tx, row);
}

export async function insertEvent(
  tx: Ctx,
  event: {
    applicationId: string;
    move: MoveName | 'view';
    version: number;
    seekerVersion: number;
    from: Step;
    to: Step;
    mover: Mover;
    moverId: string | null;
    details: MoveDetails;
  },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('application_event')
    .values({
      id,
      application_id: event.applicationId,
      move: event.move,
      version: event.version,
      seeker_version: event.seekerVersion,
      from_step: event.from,
      to_step: event.to,
      mover: event.mover,
      mover_id: event.moverId,
      details: JSON.stringify(event.details),
      created_at: tx.now(),
    })
    .execute();
  return id;
}

/** The event of one side's move that led to a version; `version` counts what that side sees. */
export async function findMoveTo(
  tx: Ctx,
  applicationId: string,
  made: { move: MoveName; mover: Mover; version: number },
): Promise<ApplicationEventRow | undefined> {
  return tx.db
    .selectFrom('application_event')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('move', '=', made.move)
    .where('mover', '=', made.mover)
    .where(made.mover === 'seeker' ? 'seeker_version' : 'version', '=', made.version)
    .executeTakeFirst();
}

/** When the seeker of an application last answered that it does not suit them; null if never. */
export async function findUnsuitableAnswer(ctx: Ctx, applicationId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('application_event')
    .select('created_at')
    .where('application_id', '=', applicationId)
    .where('move', '=', 'withdraw')
    .where(sql<boolean>`details ->> 'unsuitable' is not null`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** What a position is called, as seekers see or last saw it. @throws when there is none. */
export async function findPositionTitle(ctx: Ctx, positionId: string): Promise<string> {
  const title = (await findPositionTitles(ctx, [positionId])).get(positionId);
  if (title === undefined) throw new Error(`no position ${positionId}`);
  return title;
}

/** The same of several; an id that is none is missing. */
export async function findPositionTitles(ctx: Ctx, positionIds: readonly string[]): Promise<Map<string, string>> {
  if (positionIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('position_position')
    .select(['id', sql<string>`coalesce(content ->> 'title', title)`.as('title')])
    .where('id', 'in', [...new Set(positionIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** sysUser.realNameState of a user (decisions §5). */
export async function findRealNameState(ctx: Ctx, userId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('account_identity')
    .select('real_name_state')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.real_name_state;
}

/** Applications whose rejection is to be told now, oldest first. */
export async function dueRejections(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_application')
    .select('id')
    .where('status', '=', 6)
    .where('released_at', 'is', null)
    .where('release_at', '<=', ctx.now())
    .orderBy('release_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
