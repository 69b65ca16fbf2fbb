import type { Ctx } from '#server/context.ts';
import { countWaitingForPerson, findWaitingForPerson, type VerificationKind } from './queries.ts';

/** Why a submission waits for a person. */
export type ReviewCause = 'unsure' | 'claim';

/** A submission in the queue of the console. */
export interface VerificationToReview {
  readonly verificationId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly kind: VerificationKind;
  readonly submittedAt: Date;
  readonly cause: ReviewCause;
}

/** Submissions that only a person can decide: unsure ones, and claims to a credit code that is taken. Oldest first. */
export async function listVerificationsToReview(
  ctx: Ctx,
  page: { readonly current: number; readonly pageSize: number },
): Promise<VerificationToReview[]> {
  const rows = await findWaitingForPerson(ctx, page);
  return rows.map((row) => ({
    verificationId: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    kind: row.kind,
    submittedAt: row.submitted_at,
    cause: row.holder_id === null ? 'unsure' : 'claim',
  }));
}

/** How many wait, counted to one past the cap of totals, and since when the first does. */
export async function countVerificationsToReview(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return countWaitingForPerson(ctx);
}
