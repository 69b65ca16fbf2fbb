import { sql } from 'kysely';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { ComplaintKind, ComplaintState } from '@pinjian/contract/position-complaint.ts';
import type { Ctx } from '#server/context.ts';

const columns = [
  'id',
  'position_id',
  'seeker_id',
  'kind',
  'words',
  'state',
  'submitted_at',
  'asked_at',
  'reason',
  'decided_at',
] as const;

/** Stores a complaint; one of the same person about the same position stays as it was. */
export async function insertComplaint(
  tx: Ctx,
  of: { id: string; positionId: string; seekerId: string; kind: ComplaintKind; words: string },
): Promise<void> {
  await tx.db
    .insertInto('position_complaint')
    .values({
      id: of.id,
      position_id: of.positionId,
      seeker_id: of.seekerId,
      kind: of.kind,
      words: of.words,
      state: 'pending',
      submitted_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(['position_id', 'seeker_id']).doNothing())
    .execute();
}

export async function findComplaintOf(ctx: Ctx, seekerId: string, positionId: string) {
  return ctx.db
    .selectFrom('position_complaint')
    .select(columns)
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .executeTakeFirst();
}
export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof findComplaintOf>>>;

/** How many complaints a person has made since a moment. */
export async function countComplaintsSince(ctx: Ctx, seekerId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('position_complaint')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findComplaint(ctx: Ctx, complaintId: string): Promise<ComplaintRow | undefined> {
  return ctx.db.selectFrom('position_complaint').select(columns).where('id', '=', complaintId).executeTakeFirst();
}

/** All about a position, the newest first. */
export async function findComplaintsAbout(ctx: Ctx, positionId: string): Promise<ComplaintRow[]> {
  return ctx.db
    .selectFrom('position_complaint')
    .select(columns)
    .where('position_id', '=', positionId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

const open = sql<boolean>`complaint.state in ('pending', 'asked')`;

/** Those that wait for an admin, who has waited longest first; those whose company was asked after all others. */
export async function findOpenComplaints(
  ctx: Ctx,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
) {
  return ctx.db
    .selectFrom('position_complaint as complaint')
    .innerJoin('position_position as position', 'position.id', 'complaint.position_id')
    .innerJoin('company_company as company', 'company.id', 'position.company_id')
    .select(['complaint.id', 'complaint.kind', 'complaint.state', 'complaint.submitted_at'])
    .select(sql<string>`coalesce(position.content ->> 'title', position.title)`.as('title'))
    .select(sql<string>`coalesce(company.short_name, company.name)`.as('company_name'))
    .where(open)
    .orderBy(sql`(complaint.asked_at is not null)`)
    .orderBy('complaint.submitted_at')
    .orderBy('complaint.id')
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .execute();
}

/** How many wait, counted to one past the cap of totals, and since when the first does. */
export async function countOpenComplaints(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  const waiting = ctx.db
    .selectFrom('position_complaint as complaint')
    .select('submitted_at')
    .where(open)
    .orderBy('submitted_at')
    .limit(totalCap + 1);
  return ctx.db
    .selectFrom(waiting.as('waiting'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('submitted_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

interface Settled {
  readonly state: Exclude<ComplaintState, 'pending'>;
  readonly reason: string;
}

/** Writes what an admin made of a complaint. */
export async function settleComplaint(tx: Ctx, complaintId: string, { state, reason }: Settled): Promise<void> {
  const by = tx.actor.kind === 'admin' ? tx.actor.userId : null;
  await tx.db
    .updateTable('position_complaint')
    .set({
      state,
      reason,
      decided_by: by,
      ...(state === 'asked' ? { asked_at: tx.now() } : { decided_at: tx.now() }),
    })
    .where('id', '=', complaintId)
    .execute();
}
