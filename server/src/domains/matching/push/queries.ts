import { sql, type Selectable } from 'kysely';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { RecommendationEnd, Side } from '#domains/application/index.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type PushRow = Selectable<Tables['matching_push']>;

/** Two who may be brought together. */
export interface Pair {
  readonly seekerId: string;
  readonly positionId: string;
}

/** The end of a side: `used` where the seeker applied or the company added them. */
export type SideEnd = RecommendationEnd | 'used';

/**
 * What is pushed to one person, and for one position, is decided one after the other: caps hold on all copies together.
 * Always the person first, so that nobody waits for each other.
 */
export async function lockPair(tx: Ctx, { seekerId, positionId }: Pair): Promise<void> {
  for (const name of [`matching.push seeker ${seekerId}`, `matching.push position ${positionId}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.db);
}

/** How much was pushed since an instant: to a person, of one company to them, and for a position. */
export async function countPushed(tx: Ctx, of: Pair & { readonly companyId: string }, since: Date) {
  const { rows } = await sql<{
    ofSeeker: number;
    ofSeekerAndCompany: number;
    seekersOfPosition: number;
    talentsOfPosition: number;
  }>`select
      (count(*) filter (where seeker_id = ${of.seekerId} and seeker_at >= ${since}))::int as "ofSeeker",
      (count(*) filter (where seeker_id = ${of.seekerId} and company_id = ${of.companyId} and seeker_at >= ${since}))::int
        as "ofSeekerAndCompany",
      (count(*) filter (where position_id = ${of.positionId} and seeker_at >= ${since}))::int as "seekersOfPosition",
      (count(*) filter (where position_id = ${of.positionId} and employer_at >= ${since}))::int as "talentsOfPosition"
    from matching_push where seeker_id = ${of.seekerId} or position_id = ${of.positionId}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a count is one row');
  return counts;
}

/** Where two stand, and when one of them last turned the other down; the withdrawal of an application is such an answer. */
export async function findPairStanding(tx: Ctx, { seekerId, positionId }: Pair) {
  const row = await tx.db
    .selectFrom('application_application as application')
    .select(['application.status', 'application.recommended_to'])
    .select((select) =>
      select
        .selectFrom('application_event as event')
        .select(sql<Date | null>`max(event.created_at)`.as('at'))
        .whereRef('event.application_id', '=', 'application.id')
        .where('event.move', '=', 'withdraw')
        .as('withdrawn_at'),
    )
    .where('application.seeker_id', '=', seekerId)
    .where('application.position_id', '=', positionId)
    .executeTakeFirst();
  return {
    step: row?.status ?? null,
    recommendedTo: row?.recommended_to ?? null,
    withdrawnAt: row?.withdrawn_at ?? null,
  };
}

/** The push of a pair, whatever became of it. */
export async function findPush(ctx: Ctx, { seekerId, positionId }: Pair): Promise<PushRow | undefined> {
  return ctx.db
    .selectFrom('matching_push')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .executeTakeFirst();
}

/** Those of the positions that a seeker holds as pushes. */
export async function findHeldPushes(ctx: Ctx, seekerId: string, positionIds: readonly string[]): Promise<PushRow[]> {
  if (positionIds.length === 0) return [];
  return ctx.db
    .selectFrom('matching_push')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('position_id', 'in', [...positionIds])
    .where('seeker_at', 'is not', null)
    .where('seeker_ended_at', 'is', null)
    .execute();
}

/** A match as it is shown, and what it was made of. */
export interface Shown {
  readonly match: Match;
  readonly inputHash: string;
  readonly capsVersion: string;
  /** How earlier 不感兴趣 bear on it. */
  readonly lowered: readonly string[];
}

const shownColumns = ({ match, inputHash, capsVersion, lowered }: Shown) => ({
  match: JSON.stringify(match),
  match_version: match.version,
  input_hash: inputHash,
  caps_version: capsVersion,
  lowered: [...lowered],
});

const anew = {
  seeker: (at: Date) => ({ seeker_at: at, seeker_ended_at: null, seeker_end: null, seeker_told_at: null }),
  employer: (at: Date) => ({ employer_at: at, employer_ended_at: null, employer_end: null, employer_told_at: null }),
};

/** Writes what was just pushed, to which sides. */
export async function storePush(
  tx: Ctx,
  of: Pair & { readonly companyId: string },
  sides: readonly Side[],
  shown: Shown,
): Promise<void> {
  const stored = {
    ...shownColumns(shown),
    ...(sides.includes('seeker') ? anew.seeker(tx.now()) : {}),
    ...(sides.includes('employer') ? anew.employer(tx.now()) : {}),
  };
  await tx.db
    .insertInto('matching_push')
    .values({ seeker_id: of.seekerId, position_id: of.positionId, company_id: of.companyId, ...stored })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'position_id']).doUpdateSet(stored))
    .execute();
}

/** Writes what a push rests on by now. */
export async function updateShown(tx: Ctx, { seekerId, positionId }: Pair, shown: Shown): Promise<void> {
  await tx.db
    .updateTable('matching_push')
    .set(shownColumns(shown))
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .execute();
}

/** Writes that a push is over for a side that held it; of one that is over already nothing changes. */
export async function endSide(tx: Ctx, { seekerId, positionId }: Pair, side: Side, end: SideEnd): Promise<void> {
  await tx.db
    .updateTable('matching_push')
    .set(
      side === 'seeker'
        ? { seeker_ended_at: tx.now(), seeker_end: end }
        : { employer_ended_at: tx.now(), employer_end: end },
    )
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .where(side === 'seeker' ? 'seeker_at' : 'employer_at', 'is not', null)
    .where(side === 'seeker' ? 'seeker_ended_at' : 'employer_ended_at', 'is', null)
    .execute();
}

/** Takes an end back: the side holds the push as before, since when it did. */
export async function reopenSide(tx: Ctx, { seekerId, positionId }: Pair, side: Side): Promise<void> {
  await tx.db
    .updateTable('matching_push')
    .set(
      side === 'seeker' ? { seeker_ended_at: null, seeker_end: null } : { employer_ended_at: null, employer_end: null },
    )
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .execute();
}

const open = sql<boolean>`(seeker_at is not null and seeker_ended_at is null
  or employer_at is not null and employer_ended_at is null)`;

/** Open pushes to one person, or of one position. */
export async function findOpenPushes(ctx: Ctx, of: Due): Promise<PushRow[]> {
  return ctx.db
    .selectFrom('matching_push')
    .selectAll()
    .where(of.kind === 'seeker' ? 'seeker_id' : 'position_id', '=', of.id)
    .where(open)
    .orderBy('seeker_id')
    .orderBy('position_id')
    .execute();
}

/** Sides that hold a push since before an instant, unused, the oldest first. */
export async function findUnused(
  ctx: Ctx,
  side: Side,
  before: Date,
  limit: number,
): Promise<{ seekerId: string; positionId: string }[]> {
  const [at, ended] =
    side === 'seeker' ? (['seeker_at', 'seeker_ended_at'] as const) : (['employer_at', 'employer_ended_at'] as const);
  return ctx.db
    .selectFrom('matching_push')
    .select(['seeker_id as seekerId', 'position_id as positionId'])
    .where(at, '<=', before)
    .where(ended, 'is', null)
    .orderBy(at)
    .limit(limit)
    .execute();
}

/** Whom or what AI direct push has to look at. */
export interface Due {
  readonly kind: 'seeker' | 'position';
  readonly id: string;
}

/** What waits, held until the transaction ends. */
export async function lockDue(tx: Ctx, { kind, id }: Due) {
  return tx.db
    .selectFrom('matching_push_due')
    .select(['asks', 'due_at'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes when to look; of two who ask at once both are heard. */
export async function storeDue(
  tx: Ctx,
  { kind, id }: Due,
  at: { readonly asks: number; readonly due_at: Date },
): Promise<void> {
  await tx.db
    .insertInto('matching_push_due')
    .values({ kind, id, ...at })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(at))
    .execute();
}

export async function deleteDue(tx: Ctx, { kind, id }: Due): Promise<void> {
  await tx.db.deleteFrom('matching_push_due').where('kind', '=', kind).where('id', '=', id).execute();
}

/** What waits until an instant or for less long, the longest first. */
export async function findDue(ctx: Ctx, until: Date, limit: number): Promise<Due[]> {
  return ctx.db
    .selectFrom('matching_push_due')
    .select(['kind', 'id'])
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Forgets what waits to be looked at: for a world that is played to its end. */
export async function forgetLooks(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .deleteFrom('matching_push_due')
    .where('id', 'in', [...ids])
    .execute();
}

/** Whose application it is, to what. */
export async function findPairOf(ctx: Ctx, applicationId: string): Promise<Pair | undefined> {
  return ctx.db
    .selectFrom('application_application')
    .select(['seeker_id as seekerId', 'position_id as positionId'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
}

/** The application of a pair that has one. */
export async function findApplicationOf(tx: Ctx, { seekerId, positionId }: Pair): Promise<string> {
  const row = await tx.db
    .selectFrom('application_application')
    .select('id')
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .executeTakeFirstOrThrow();
  return row.id;
}
