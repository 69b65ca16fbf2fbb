import { sql } from 'kysely';
import { candidateListSteps, activeDeliverySteps, type Step } from '@pinjian/contract/application-pipeline.ts';
import type { HideReason } from '@pinjian/contract/matching-talent.ts';
import { newId } from '#platform/core/ids.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx } from '#server/context.ts';
import type { TalentFacts } from '../facts/talent-facts.ts';
import type { PositionFacts } from '../facts/position-facts.ts';

/** What the index says of somebody in a list. */
export interface IndexedTalent {
  readonly seekerId: string;
  readonly resumeId: string;
  readonly activeAt: Date;
  readonly facts: TalentFacts;
}

/** Talents of the index with what the engine reads, by seeker. */
export async function findIndexed(ctx: Ctx, seekerIds: readonly string[]): Promise<Map<string, IndexedTalent>> {
  if (seekerIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'resume_id', 'active_at', 'facts'])
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.seeker_id,
      { seekerId: row.seeker_id, resumeId: row.resume_id, activeAt: row.active_at, facts: row.facts },
    ]),
  );
}

/** Whose resumes these are, of those who may be found; the others are missing. */
export async function findSeekersOf(ctx: Ctx, resumeIds: readonly string[]): Promise<Map<string, string>> {
  if (resumeIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('matching_talent')
    .select(['resume_id', 'seeker_id'])
    .where('resume_id', 'in', [...resumeIds])
    .execute();
  return new Map(rows.map((row) => [row.resume_id, row.seeker_id]));
}

/** An open position of a company, as matching reads it; undefined for another's, or one that is not on show. */
export async function findOpenFacts(
  ctx: Ctx,
  of: { readonly positionId: string; readonly companyId: string },
): Promise<PositionFacts | undefined> {
  const row = await ctx.db
    .selectFrom('matching_position')
    .select('facts')
    .where('position_id', '=', of.positionId)
    .where('company_id', '=', of.companyId)
    .executeTakeFirst();
  return row?.facts;
}

/** Whether people can be looked for a position: it is open, and was read for matching. */
export async function isSoughtFor(
  ctx: Ctx,
  of: { readonly positionId: string; readonly companyId: string },
): Promise<boolean> {
  return (await findOpenFacts(ctx, of)) !== undefined;
}

/** Open positions of a company that people are looked for, the newest first. */
export async function findLatestOpen(ctx: Ctx, companyId: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('matching_position')
    .select('position_id')
    .where('company_id', '=', companyId)
    .orderBy('shown_at', 'desc')
    .orderBy('position_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ position_id }) => position_id);
}

export interface PipelineRow {
  readonly seekerId: string;
  readonly applicationId: string;
  readonly positionId: string;
  readonly title: string;
  readonly state: Step;
}

const steps = [...activeDeliverySteps, ...candidateListSteps];

/** Where these people stand in the company's lists, the last changed first. */
export async function findPipelineRows(
  ctx: Ctx,
  companyId: string,
  seekerIds: readonly string[],
): Promise<PipelineRow[]> {
  if (seekerIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('application_application as application')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .select(['application.id', 'application.seeker_id', 'application.position_id', 'application.status'])
    .select(sql<string>`coalesce(position.content ->> 'title', position.title)`.as('title'))
    .where('application.company_id', '=', companyId)
    .where('application.seeker_id', 'in', [...seekerIds])
    .where('application.status', 'in', steps)
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id')
    .execute();
  return rows.map((row) => ({
    seekerId: row.seeker_id,
    applicationId: row.id,
    positionId: row.position_id,
    title: row.title,
    state: row.status,
  }));
}

/** When people last answered a position 不合适, since an instant, by person. */
export async function findUnsuitableAnswers(
  ctx: Ctx,
  of: { readonly positionId: string; readonly since: Date },
  seekerIds: readonly string[],
): Promise<Map<string, Date>> {
  if (seekerIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('application_application as application')
    .innerJoin('application_event as event', 'event.application_id', 'application.id')
    .select(['application.seeker_id', (eb) => eb.fn.max('event.created_at').as('at')])
    .where('application.position_id', '=', of.positionId)
    .where('application.seeker_id', 'in', [...seekerIds])
    .where('event.move', '=', 'withdraw')
    .where('event.created_at', '>', of.since)
    .where(sql<boolean>`event.details ->> 'unsuitable' is not null`)
    .groupBy('application.seeker_id')
    .execute();
  return new Map(rows.map((row) => [row.seeker_id, row.at]));
}

/** Those of the talents whom a company hid for a position. */
export async function findHidden(ctx: Ctx, positionId: string, seekerIds: readonly string[]): Promise<Set<string>> {
  if (seekerIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('matching_hidden')
    .select('seeker_id')
    .where('position_id', '=', positionId)
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
  return new Set(rows.map((row) => row.seeker_id));
}

/** Hides a talent for a position; one that is hidden keeps its reason. */
export async function insertHidden(
  tx: Ctx,
  hidden: {
    readonly positionId: string;
    readonly seekerId: string;
    readonly companyId: string;
    readonly memberId: string;
    readonly reason: HideReason;
  },
): Promise<void> {
  await tx.db
    .insertInto('matching_hidden')
    .values({
      position_id: hidden.positionId,
      seeker_id: hidden.seekerId,
      company_id: hidden.companyId,
      member_id: hidden.memberId,
      reason: hidden.reason,
      hidden_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(['position_id', 'seeker_id']).doNothing())
    .execute();
}

export async function deleteHidden(tx: Ctx, positionId: string, seekerId: string): Promise<void> {
  await tx.db
    .deleteFrom('matching_hidden')
    .where('position_id', '=', positionId)
    .where('seeker_id', '=', seekerId)
    .execute();
}

/** What a member does with talents on one day is counted one after the other. */
export async function lockMember(tx: Ctx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`matching.member ${memberId}`}, 0))`.execute(tx.db);
}

/** Counts something that a member does today; answers how often they did it with this. */
export async function countUse(tx: Ctx, memberId: string, kind: 'search' | 'add', times = 1): Promise<number> {
  const { count } = await tx.db
    .insertInto('matching_use')
    .values({ member_id: memberId, day: dayInBeijing(tx.now()), kind, count: times })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'day', 'kind']).doUpdateSet((set) => ({
        count: set('matching_use.count', '+', set.ref('excluded.count')),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetUseBefore(tx: Ctx, day: string): Promise<void> {
  await tx.db.deleteFrom('matching_use').where('day', '<', day).execute();
}

export interface LookOf {
  readonly seekerId: string;
  readonly companyId: string;
  readonly memberId: string;
  readonly positionId: string | null;
}

/** At how many others than this one a member looked today. */
export async function countOthersLookedAt(ctx: Ctx, memberId: string, seekerId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('matching_look')
    .select(sql<number>`count(distinct seeker_id)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('day', '=', dayInBeijing(ctx.now()))
    .where('seeker_id', '<>', seekerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records a look: one row of a member, a seeker, a position and a day, with the last time. */
export async function recordLook(tx: Ctx, look: LookOf & { readonly resumeId: string }): Promise<void> {
  const day = dayInBeijing(tx.now());
  const { numUpdatedRows } = await tx.db
    .updateTable('matching_look')
    .set({ looked_at: tx.now(), resume_id: look.resumeId })
    .where('member_id', '=', look.memberId)
    .where('day', '=', day)
    .where('seeker_id', '=', look.seekerId)
    .where('company_id', '=', look.companyId)
    .where(sql<boolean>`position_id is not distinct from ${look.positionId}::uuid`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx.db
    .insertInto('matching_look')
    .values({
      id: newId(),
      seeker_id: look.seekerId,
      company_id: look.companyId,
      member_id: look.memberId,
      resume_id: look.resumeId,
      position_id: look.positionId,
      day,
      looked_at: tx.now(),
    })
    .execute();
}

/** Looks of a company at these people since an instant, and the caller's own whenever they were; the last first. */
export async function findLooks(
  ctx: Ctx,
  of: { readonly companyId: string; readonly memberId: string; readonly since: Date },
  seekerIds: readonly string[],
) {
  if (seekerIds.length === 0) return [];
  return ctx.db
    .selectFrom('matching_look as look')
    .leftJoin('account_identity as member', 'member.id', 'look.member_id')
    .leftJoin('position_position as position', 'position.id', 'look.position_id')
    .select(['look.seeker_id', 'look.member_id', 'look.looked_at', 'look.position_id', 'member.username'])
    .select(sql<string | null>`coalesce(position.content ->> 'title', position.title)`.as('position_title'))
    .where('look.company_id', '=', of.companyId)
    .where('look.seeker_id', 'in', [...seekerIds])
    .where((where) => where.or([where('look.looked_at', '>=', of.since), where('look.member_id', '=', of.memberId)]))
    .orderBy('look.looked_at', 'desc')
    .orderBy('look.id', 'desc')
    .execute();
}
export type LookRow = Awaited<ReturnType<typeof findLooks>>[number];
