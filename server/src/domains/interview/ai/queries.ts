import { sql, type Selectable } from 'kysely';
import type { ConsentItem } from '@pinjian/contract/interview.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewInterviewTable, InterviewTurnTable } from '#server/tables.ts';
import type { Plan } from './engine/plan.ts';
import type { Progress } from './engine/state.ts';

export type InterviewRow = Selectable<InterviewInterviewTable>;
export type TurnRow = Selectable<InterviewTurnTable>;

/** States in which an interview can still be held. */
export const openStates = ['created', 'prepared', 'running'] as const;

export async function findInterview(ctx: Ctx, interviewId: string): Promise<InterviewRow | undefined> {
  return ctx.db.selectFrom('interview_interview').selectAll().where('id', '=', interviewId).executeTakeFirst();
}

/** The row, held against every other writer until the transaction ends: one event after the other. */
export async function lockInterview(tx: Ctx, interviewId: string): Promise<InterviewRow | undefined> {
  return tx.db
    .selectFrom('interview_interview')
    .selectAll()
    .where('id', '=', interviewId)
    .forUpdate()
    .executeTakeFirst();
}

/** A person's open interview of a subject, locked. */
export async function lockOpenInterview(tx: Ctx, seekerId: string, subject: string): Promise<InterviewRow | undefined> {
  return tx.db
    .selectFrom('interview_interview')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('subject', '=', subject)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst();
}

/** The newest interview a person was invited to for a position, as long as it can be held. */
export async function findOpenPositionInterview(
  ctx: Ctx,
  seekerId: string,
  positionId: string,
): Promise<InterviewRow | undefined> {
  return ctx.db
    .selectFrom('interview_interview')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .where('kind', '=', 'position')
    .where('state', 'in', openStates)
    .where('window_ends_at', '>', ctx.now())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

type NewInterview = Pick<
  InterviewRow,
  | 'kind'
  | 'seeker_id'
  | 'company_id'
  | 'position_id'
  | 'application_id'
  | 'subject'
  | 'title'
  | 'company_name'
  | 'position_snapshot'
  | 'material'
  | 'plan'
  | 'progress'
  | 'interviewer'
  | 'window_ends_at'
>;

/** Stores a new interview; undefined when there is an open one of the same subject (somebody was faster). */
export async function insertInterview(tx: Ctx, interview: NewInterview): Promise<InterviewRow | undefined> {
  const { position_snapshot: snapshot, material, plan, progress, ...rest } = interview;
  return tx.db
    .insertInto('interview_interview')
    .values({
      ...rest,
      id: newId(),
      state: 'created',
      position_snapshot: snapshot === null ? null : JSON.stringify(snapshot),
      material: material === null ? null : JSON.stringify(material),
      plan: JSON.stringify(plan),
      progress: JSON.stringify(progress),
      answers: 0,
      complete: false,
      created_at: tx.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['seeker_id', 'subject'])
        // The predicate of the partial index, to the letter: one with parameters is not recognised once it is planned for good.
        .where(sql<boolean>`state in ('created', 'prepared', 'running')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Takes over a plan worded anew, or none; what it was made from is not needed any more. */
export async function saveRefinedPlan(
  tx: Ctx,
  interviewId: string,
  refined: { plan: Plan; progress: Progress } | null,
): Promise<void> {
  await tx.db
    .updateTable('interview_interview')
    .set({
      material: null,
      ...(refined && { plan: JSON.stringify(refined.plan), progress: JSON.stringify(refined.progress) }),
    })
    .where('id', '=', interviewId)
    .execute();
}

/** Ends an interview from outside: its window is over, or it was cancelled. Whoever was asked everything completed it. */
export async function abandonInterview(
  tx: Ctx,
  interviewId: string,
  reason: 'windowEnded' | 'cancelled',
): Promise<void> {
  await tx.db
    .updateTable('interview_interview')
    .set({
      state: 'abandoned',
      ended_at: tx.now(),
      end_reason: reason,
      complete: sql<boolean>`not progress @> '{"questions": [{"outcome": "notAsked"}]}'`,
    })
    .where('id', '=', interviewId)
    .execute();
}

export async function markPrepared(tx: Ctx, interviewId: string, devices: object): Promise<void> {
  await tx.db
    .updateTable('interview_interview')
    .set({ state: 'prepared', prepared_at: tx.now(), devices: JSON.stringify(devices) })
    .where('id', '=', interviewId)
    .execute();
}

export async function markScored(tx: Ctx, interviewId: string): Promise<void> {
  await tx.db
    .updateTable('interview_interview')
    .set({ state: 'scored', scored_at: tx.now() })
    .where('id', '=', interviewId)
    .execute();
}

/** Turns after `after` in their order; all of them for 0. */
export async function findTurns(ctx: Ctx, interviewId: string, after = 0): Promise<TurnRow[]> {
  return ctx.db
    .selectFrom('interview_turn')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
}

export async function insertConsents(
  tx: Ctx,
  interviewId: string,
  items: readonly { item: ConsentItem; version: string }[],
): Promise<void> {
  await tx.db
    .insertInto('interview_consent')
    .values(items.map((each) => ({ ...each, id: newId(), interview_id: interviewId, given_at: tx.now() })))
    .onConflict((conflict) => conflict.columns(['interview_id', 'item', 'version']).doNothing())
    .execute();
}

export async function findConsents(ctx: Ctx, interviewId: string): Promise<{ item: string; version: string }[]> {
  return ctx.db
    .selectFrom('interview_consent')
    .select(['item', 'version'])
    .where('interview_id', '=', interviewId)
    .execute();
}

/** Interviews whose window is over and that nobody has closed yet, oldest first. */
export async function findOverdueInterviews(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('interview_interview')
    .select('id')
    .where('state', 'in', openStates)
    .where('window_ends_at', '<=', ctx.now())
    .orderBy('window_ends_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Running interviews of which only the closing part is left, and in which nothing has happened since `before`. */
export async function findLeftInClosing(ctx: Ctx, before: number, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('interview_interview')
    .select('id')
    .where('state', '=', 'running')
    .where('window_ends_at', '>', ctx.now())
    .where(sql<boolean>`progress @> '{"closing": true}' and (progress ->> 'at')::bigint <= ${before}`)
    .orderBy('window_ends_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Interviews of these applications, newest first. */
export async function findInterviewsOfApplications(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<InterviewRow[]> {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('interview_interview')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Open interviews of an application, locked. */
export async function lockOpenInterviewsOf(tx: Ctx, applicationId: string): Promise<InterviewRow[]> {
  return tx.db
    .selectFrom('interview_interview')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', 'in', openStates)
    .forUpdate()
    .execute();
}

/**
 * What an open room looks for every few seconds, cheap enough for it: the last turn, and whether its candidate asked for
 * the deletion of their account.
 */
export async function lookIntoRoom(ctx: Ctx, { interviewId, seekerId }: { interviewId: string; seekerId: string }) {
  return ctx.db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('interview_turn')
        .select(sql<number>`coalesce(max(seq), 0)`.as('seq'))
        .where('interview_id', '=', interviewId)
        .$asScalar()
        .as('last_seq'),
      eb
        .exists(
          eb
            .selectFrom('account_identity as identity')
            .innerJoin('account_deletion as deletion', 'deletion.person_id', 'identity.person_id')
            .select('identity.id')
            .where('identity.id', '=', seekerId),
        )
        .as('is_leaving'),
    ])
    .executeTakeFirstOrThrow();
}

/** Interviews that are being held; the first predicate is that of the partial index. */
export async function countRunning(ctx: Ctx): Promise<number> {
  const row = await ctx.db
    .selectFrom('interview_interview')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`state in ('created', 'prepared', 'running')`)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return row.count;
}
