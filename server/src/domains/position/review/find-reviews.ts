import type { CompanyCard } from '@pinjian/contract/company.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { wholeContent } from '@pinjian/contract/position-content.ts';
import type { PositionReviewState } from '@pinjian/contract/position.ts';
import type { PositionPreview } from '@pinjian/contract/position-view.ts';
import type { Ctx } from '#server/context.ts';
import { passagesOf } from '../engine/objections.ts';
import { companyOf } from '../find-cards.ts';
import { findPositionById } from '../queries.ts';
import { previewView } from '../view.ts';
import { countPendingReviews, findPendingReviews, findReviewById, findReviewsOf, type ReviewRow } from './queries.ts';

/** A position in the queue of the console. */
export interface ReviewInQueue {
  readonly reviewId: string;
  readonly title: string;
  readonly companyName: string;
  readonly submittedAt: Date;
}

/** Positions whose words a person is to judge, who has waited longest first. */
export async function listPositionReviews(
  ctx: Ctx,
  page: { readonly current: number; readonly pageSize: number },
): Promise<ReviewInQueue[]> {
  return (await findPendingReviews(ctx, page)).map((row) => ({
    reviewId: row.id,
    title: row.title,
    companyName: row.company_name,
    submittedAt: row.submitted_at,
  }));
}

/** How many wait, counted to one past the cap of totals, and since when the first does. */
export async function countPositionReviews(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return countPendingReviews(ctx);
}

/** One time a person was asked, with what came of it. */
export interface ReviewEntry {
  readonly reviewId: string;
  readonly state: PositionReviewState;
  readonly note: string;
  /** The platform looked again at what is on show; the company did not ask. */
  readonly lookedAgain: boolean;
  readonly objections: readonly Objection[];
  readonly reason: string | null;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  /** The admin who looked. */
  readonly decidedBy: string | null;
}

/** A review with everything that is needed to decide it. */
export interface ReviewCase extends ReviewEntry {
  readonly positionId: string;
  readonly company: CompanyCard;
  /** As seekers would see it. */
  readonly preview: PositionPreview;
  /** Every text that seekers read, with the path that objections name. */
  readonly passages: readonly { readonly path: string; readonly text: string }[];
  /** Earlier reviews of the same position, newest first. */
  readonly earlier: readonly ReviewEntry[];
}

/** null where there is no such review. */
export async function findReviewCase(ctx: Ctx, reviewId: string): Promise<ReviewCase | null> {
  const row = await findReviewById(ctx, reviewId);
  const record = row === undefined ? undefined : await findPositionById(ctx, row.position_id);
  if (row === undefined || record === undefined) return null;
  const company = await companyOf(ctx, record.companyId);
  const content = wholeContent(row.content);
  const all = await findReviewsOf(ctx, record.id);
  return {
    ...entryView(row),
    positionId: record.id,
    company,
    preview: previewView(record, content, company),
    passages: passagesOf(content).filter(({ text }) => text !== ''),
    earlier: all.filter((each) => each.id !== row.id && each.submitted_at <= row.submitted_at).map(entryView),
  };
}

function entryView(row: ReviewRow): ReviewEntry {
  return {
    reviewId: row.id,
    state: row.state,
    note: row.note,
    lookedAgain: row.looked_again,
    objections: row.objections,
    reason: row.reason,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  };
}
