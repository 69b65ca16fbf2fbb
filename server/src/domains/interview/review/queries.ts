import type { Selectable } from 'kysely';
import type { Band } from '@pinjian/contract/interview-report.ts';
import type { ReviewState } from '@pinjian/contract/interview-review.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewReviewTable } from '#server/tables.ts';

export type ReviewRow = Selectable<InterviewReviewTable> & { readonly member_name: string | null };

/** The candidate's request with the name of the member who answered it. */
export async function findReview(ctx: Ctx, interviewId: string): Promise<ReviewRow | undefined> {
  return ctx.db
    .selectFrom('interview_review as review')
    .leftJoin('account_identity as member', (join) =>
      join.onRef('member.id', '=', 'review.answered_by').on('member.kind', '=', 'employer'),
    )
    .selectAll('review')
    .select('member.username as member_name')
    .where('review.interview_id', '=', interviewId)
    .executeTakeFirst();
}

/** Where the requests of these interviews stand, by interview. */
export async function findReviewStates(ctx: Ctx, interviewIds: readonly string[]): Promise<Map<string, ReviewState>> {
  if (interviewIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('interview_review')
    .select(['interview_id', 'answered_at'])
    .where('interview_id', 'in', interviewIds)
    .execute();
  return new Map(rows.map((row) => [row.interview_id, row.answered_at === null ? 'pending' : 'answered']));
}

export async function insertReview(tx: Ctx, interviewId: string, reason: string): Promise<void> {
  await tx.db
    .insertInto('interview_review')
    .values({ interview_id: interviewId, reason, requested_at: tx.now() })
    .execute();
}

export async function saveReviewAnswer(
  tx: Ctx,
  interviewId: string,
  { answer, by }: { answer: string; by: string },
): Promise<void> {
  await tx.db
    .updateTable('interview_review')
    .set({ answer, answered_by: by, answered_at: tx.now() })
    .where('interview_id', '=', interviewId)
    .execute();
}

export type OverrideRow = Awaited<ReturnType<typeof findOverrides>>[number];

/** Every judgement of a report with the names of those who made it, newest first. */
export async function findOverrides(ctx: Ctx, interviewId: string) {
  return ctx.db
    .selectFrom('interview_override as override')
    .leftJoin('account_identity as member', (join) =>
      join.onRef('member.id', '=', 'override.made_by').on('member.kind', '=', 'employer'),
    )
    .selectAll('override')
    .select('member.username as member_name')
    .where('override.interview_id', '=', interviewId)
    .orderBy('override.created_at', 'desc')
    .orderBy('override.id', 'desc')
    .execute();
}

export interface Judgement {
  readonly target: string;
  readonly band: Band | null;
  readonly score: number | null;
}

/** Adds a judgement; earlier ones stay. */
export async function insertOverride(
  tx: Ctx,
  override: Judgement & { interviewId: string; revision: number; reason: string; by: string },
): Promise<void> {
  const { interviewId, by, ...rest } = override;
  await tx.db
    .insertInto('interview_override')
    .values({ ...rest, id: newId(), interview_id: interviewId, made_by: by, created_at: tx.now() })
    .execute();
}
