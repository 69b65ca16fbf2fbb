import { sql } from 'kysely';
import { totalCap } from '@pinjian/contract/paging.ts';
import { verification, type AgencyLicence, type VerificationStatus } from '@pinjian/contract/company.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

export type VerificationKind = VerificationRow['kind'];

export interface NewVerification {
  readonly companyId: string;
  readonly companyName: string;
  readonly creditCode: string;
  readonly licenceFileId: string;
  readonly submittedBy: string;
  /** Of a licence to recruit for others; absent for the company itself. */
  readonly agency?: AgencyLicence;
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
      kind: submission.agency === undefined ? 'company' : 'agency',
      licence_number: submission.agency?.number ?? null,
      valid_until: submission.agency?.validUntil ?? null,
      status: verification.inReview,
      // No machine knows these licences: a person looks at each.
      unsure: submission.agency !== undefined,
      submitted_by: submission.submittedBy,
      submitted_at: tx.now(),
    })
    .execute();
  return id;
}

export async function findVerification(ctx: Ctx, verificationId: string) {
  return ctx.db.selectFrom('company_verification').selectAll().where('id', '=', verificationId).executeTakeFirst();
}

export async function findLatestVerification(
  ctx: Ctx,
  companyId: string,
  kind: VerificationKind = 'company',
): Promise<VerificationRow | undefined> {
  return ctx.db
    .selectFrom('company_verification')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
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
    .set({
      status: decision.status,
      reason: decision.reason,
      decided_at: tx.now(),
      decided_by: tx.actor.kind === 'admin' ? tx.actor.userId : null,
    })
    .where('id', '=', verificationId)
    .execute();
}

/** Writes to the submission that verified a company that it holds no more, and why; answers which one it was. */
export async function recordRevocation(tx: Ctx, companyId: string, reason: string): Promise<string | undefined> {
  const row = await tx.db
    .updateTable('company_verification')
    .set({ reason, revoked_at: tx.now() })
    .where('company_id', '=', companyId)
    .where('kind', '=', 'company')
    .where('status', '=', verification.verified)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Leaves a submission to a person. */
export async function markUnsure(tx: Ctx, verificationId: string): Promise<void> {
  await tx.db.updateTable('company_verification').set({ unsure: true }).where('id', '=', verificationId).execute();
}

/** Leaves a claim to a person: its licence is in order, its credit code is another company's. */
export async function markLicencePassed(tx: Ctx, verificationId: string): Promise<void> {
  await tx.db
    .updateTable('company_verification')
    .set({ licence_passed: true })
    .where('id', '=', verificationId)
    .execute();
}

/** Submissions that only a person can decide: the licence check could not, or the credit code is another company's. */
function waitingForPerson(ctx: Ctx) {
  return ctx.db
    .selectFrom('company_verification as submission')
    .leftJoin('company_company as holder', (join) =>
      join
        .onRef('holder.credit_code', '=', 'submission.credit_code')
        .on('holder.verification_status', '=', verification.verified)
        .on('submission.kind', '=', 'company'),
    )
    .where('submission.status', '=', verification.inReview)
    .where((eb) =>
      eb.or([
        eb('submission.unsure', '=', true),
        eb('submission.licence_passed', '=', true),
        eb('holder.id', 'is not', null),
      ]),
    );
}

/** One page of them, who has waited longest first. */
export async function findWaitingForPerson(ctx: Ctx, page: { readonly current: number; readonly pageSize: number }) {
  return waitingForPerson(ctx)
    .select(['submission.id', 'submission.company_id', 'submission.company_name', 'submission.submitted_at'])
    .select(['submission.unsure', 'submission.kind', 'holder.id as holder_id'])
    .orderBy('submission.submitted_at')
    .orderBy('submission.id')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** How many wait, counted to one past the cap, and since when the first does. */
export async function countWaitingForPerson(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return ctx.db
    .selectFrom(
      waitingForPerson(ctx)
        .select('submission.submitted_at')
        .orderBy('submission.submitted_at')
        .limit(totalCap + 1)
        .as('waiting'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('submitted_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** Every submission of a company, newest first, at most 50. */
export async function findVerificationsOf(ctx: Ctx, companyId: string): Promise<VerificationRow[]> {
  return ctx.db
    .selectFrom('company_verification')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Licences to recruit for others that an admin let pass and that hold on this day, of these companies. */
export async function findAgencyLicences(
  ctx: Ctx,
  companyIds: readonly string[],
  today: string,
): Promise<{ readonly companyId: string; readonly number: string; readonly validUntil: string }[]> {
  if (companyIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('company_verification')
    .select(['company_id', 'licence_number', 'valid_until'])
    .where('company_id', 'in', companyIds)
    .where('kind', '=', 'agency')
    .where('status', '=', verification.verified)
    .where('valid_until', '>=', today)
    .orderBy('decided_at')
    .execute();
  return rows.map((row) => ({
    companyId: row.company_id,
    number: row.licence_number ?? '',
    validUntil: row.valid_until ?? '',
  }));
}

/** Companies that once might recruit for others, by the last day of the licence that ended last before `today`. */
export async function findEndedAgencies(
  ctx: Ctx,
  today: string,
): Promise<{ readonly companyId: string; readonly endedOn: string }[]> {
  const rows = await ctx.db
    .selectFrom('company_verification')
    .select(['company_id', sql<string>`max(valid_until)::text`.as('ended_on')])
    .where('kind', '=', 'agency')
    .where('status', '=', verification.verified)
    .groupBy('company_id')
    .having(sql<boolean>`max(valid_until) < ${today}`)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => ({ companyId: row.company_id, endedOn: row.ended_on }));
}
