import { totalCap } from '@pinjian/contract/paging.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { PositionReviewState } from '@pinjian/contract/position.ts';
import { wholeContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { PositionRecord } from '../queries.ts';

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReviewById>>>;

interface NewReview {
  readonly record: PositionRecord;
  readonly content: PositionContent;
  readonly objections: readonly Objection[];
  readonly note: string;
  /** null where the platform looked again by itself. */
  readonly submittedBy: string | null;
}

/** Stores what a person is to look at; answers its id. */
export async function insertReview(tx: Ctx, review: NewReview): Promise<string> {
  const { record } = review;
  const id = newId();
  await tx.db
    .insertInto('position_review')
    .values({
      id,
      position_id: record.id,
      version: record.version,
      content: JSON.stringify(review.content),
      objections: JSON.stringify(review.objections),
      note: review.note,
      state: 'pending',
      status_before: record.status,
      submitted_by: review.submittedBy,
      looked_again: review.submittedBy === null,
      submitted_at: tx.now(),
    })
    .execute();
  return id;
}

export async function findReviewById(ctx: Ctx, reviewId: string) {
  return ctx.db.selectFrom('position_review').selectAll().where('id', '=', reviewId).executeTakeFirst();
}

/** The review of a position that waits; there is at most one. */
export async function findPendingReview(ctx: Ctx, positionId: string): Promise<ReviewRow | undefined> {
  return ctx.db
    .selectFrom('position_review')
    .selectAll()
    .where('position_id', '=', positionId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

/** Those of `positionIds` whose company waits for a person. */
export async function findPendingAmong(ctx: Ctx, positionIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (positionIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('position_review')
    .select('position_id')
    .where('position_id', 'in', positionIds)
    .where('state', '=', 'pending')
    .where('looked_again', '=', false)
    .execute();
  return new Set(rows.map((row) => row.position_id));
}

/** Every review of a position, newest first, at most 50. */
export async function findReviewsOf(ctx: Ctx, positionId: string): Promise<ReviewRow[]> {
  return ctx.db
    .selectFrom('position_review')
    .selectAll()
    .where('position_id', '=', positionId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** What a person last let stand; undefined where nobody did. */
export async function findApprovedContent(ctx: Ctx, positionId: string): Promise<PositionContent | undefined> {
  const row = await ctx.db
    .selectFrom('position_review')
    .select('content')
    .where('position_id', '=', positionId)
    .where('state', '=', 'approved')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : wholeContent(row.content);
}

export async function closeReview(
  tx: Ctx,
  reviewId: string,
  { state, reason }: { readonly state: Exclude<PositionReviewState, 'pending'>; readonly reason: string | null },
): Promise<void> {
  await tx.db
    .updateTable('position_review')
    .set({
      state,
      reason,
      decided_at: tx.now(),
      decided_by: tx.actor.kind === 'admin' ? tx.actor.userId : null,
    })
    .where('id', '=', reviewId)
    .execute();
}

/** One page of those that wait, who has waited longest first. */
export async function findPendingReviews(ctx: Ctx, page: { readonly current: number; readonly pageSize: number }) {
  return ctx.db
    .selectFrom('position_review as review')
    .innerJoin('position_position as position', 'position.id', 'review.position_id')
    .innerJoin('company_company as company', 'company.id', 'position.company_id')
    .select(['review.id', 'review.submitted_at', 'position.title', 'company.name as company_name'])
    .where('review.state', '=', 'pending')
    .orderBy('review.submitted_at')
    .orderBy('review.id')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** How many wait, counted to one past the cap, and since when the first does. */
export async function countPendingReviews(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('position_review')
        .select('submitted_at')
        .where('state', '=', 'pending')
        .orderBy('submitted_at')
        .limit(totalCap + 1)
        .as('waiting'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('submitted_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** Where a review leaves its position, or left it from. */
export function statusBefore(row: ReviewRow): PositionStatus {
  return row.status_before as PositionStatus;
}

/** Positions on show that were not looked through with this edition of the rules and wait for nobody; held to the end. */
export async function lockToLookAgain(tx: Ctx, edition: number, limit: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('position_position as position')
    .select('position.id')
    .where('position.status', '=', positionStatus.open)
    .where('position.checked_edition', '<', edition)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('position_review as review')
            .select('review.id')
            .whereRef('review.position_id', '=', 'position.id')
            .where('review.state', '=', 'pending'),
        ),
      ),
    )
    .orderBy('position.checked_edition')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.id);
}

/** Notes what the words on show were looked through with; the position itself has not changed. */
export async function setCheckedEdition(tx: Ctx, positionIds: readonly string[], edition: number): Promise<void> {
  if (positionIds.length === 0) return;
  await tx.db
    .updateTable('position_position')
    .set({ checked_edition: edition })
    .where('id', 'in', positionIds)
    .execute();
}
