import { verification, type VerificationStatus } from '@pinjian/contract/company.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

export interface NewVerification {
  readonly companyId: string;
  readonly companyName: string;
  readonly creditCode: string;
  readonly licenceFileId: string;
  readonly submittedBy: string;
}

/** Answers the new submission's id; it is in review. */
export async function insertVerification(tx: Ctx, submission: NewVerification): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('company_verification')
    .values({
      id,
      company_id: submission.companyId,
      company_name: submission.companyName,
      credit_code: submission.creditCode,
      licence_file_id: submission.licenceFileId,
      status: verification.inReview,
      unsure: false,
      submitted_by: submission.submittedBy,
      submitted_at: tx.now(),
    })
    .execute();
  return id;
}

export async function findVerification(ctx: Ctx, verificationId: string) {
  return ctx.db.selectFrom('company_verification').selectAll().where('id', '=', verificationId).executeTakeFirst();
}

export async function findLatestVerification(ctx: Ctx, companyId: string): Promise<VerificationRow | undefined> {
  return ctx.db
    .selectFrom('company_verification')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Submissions nobody has decided, newest first, at most 100. */
export async function findPendingVerifications(ctx: Ctx): Promise<VerificationRow[]> {
  return ctx.db
    .selectFrom('company_verification')
    .selectAll()
    .where('status', '=', verification.inReview)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function recordDecision(
  tx: Ctx,
  verificationId: string,
  decision: { status: Exclude<VerificationStatus, 0>; reason: string | null },
): Promise<void> {
  await tx.db
    .updateTable('company_verification')
    .set({ status: decision.status, reason: decision.reason, decided_at: tx.now() })
    .where('id', '=', verificationId)
    .execute();
}

/** Leaves a submission to a person. */
export async function markUnsure(tx: Ctx, verificationId: string): Promise<void> {
  await tx.db.updateTable('company_verification').set({ unsure: true }).where('id', '=', verificationId).execute();
}
