import { verification, type VerificationStatus } from '@pinjian/contract/company.ts';
import type { Ctx } from '#server/context.ts';
import { findCompany, findHolder, type CompanyRow } from '../profile/queries.ts';
import { findVerification, findVerificationsOf, type VerificationKind, type VerificationRow } from './queries.ts';

/** A submission as it was decided, or not. */
export interface VerificationEntry {
  readonly verificationId: string;
  readonly kind: VerificationKind;
  readonly companyName: string;
  readonly creditCode: string;
  /** Of a licence to recruit for others: its number and its last day. */
  readonly licenceNumber: string | null;
  readonly validUntil: string | null;
  readonly status: VerificationStatus;
  readonly reason: string | null;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  /** The admin who looked; null where the licence check or the sandbox decided. */
  readonly decidedBy: string | null;
  /** It had passed, and its credit code was handed over since. */
  readonly revokedAt: Date | null;
}

/** A submission with everything that is needed to decide it. */
export interface VerificationCase extends VerificationEntry {
  /** The licence check could not tell, found nothing wrong, or has not answered. */
  readonly licenceAnswer: 'unsure' | 'passed' | null;
  /** The company as it stands in its own profile. */
  readonly company: CompanyRow;
  /** The verified company that holds the credit code, with the submission that it was verified by. */
  readonly holder: {
    readonly company: CompanyRow;
    readonly verificationId: string | null;
    readonly since: Date | null;
  } | null;
  /** Earlier submissions of the same company, newest first. */
  readonly earlier: readonly VerificationEntry[];
}

/** null where there is no such submission. */
export async function findVerificationCase(ctx: Ctx, verificationId: string): Promise<VerificationCase | null> {
  const row = await findVerification(ctx, verificationId);
  const company = row === undefined ? undefined : await findCompany(ctx, row.company_id);
  if (row === undefined || company === undefined) return null;
  const all = await findVerificationsOf(ctx, row.company_id);
  const waits = row.status === verification.inReview;
  const holder = waits && row.kind === 'company' ? await findHolder(ctx, row.credit_code, row.company_id) : undefined;
  return {
    ...entryView(row),
    licenceAnswer: row.unsure ? 'unsure' : row.licence_passed ? 'passed' : null,
    company,
    holder: holder === undefined ? null : await holderView(ctx, holder),
    earlier: all
      .filter((each) => each.id !== row.id && each.kind === row.kind && each.submitted_at <= row.submitted_at)
      .map(entryView),
  };
}

/** Every submission of a company, newest first, at most 50. */
export async function verificationHistory(ctx: Ctx, companyId: string): Promise<VerificationEntry[]> {
  return (await findVerificationsOf(ctx, companyId)).map(entryView);
}

async function holderView(ctx: Ctx, company: CompanyRow): Promise<NonNullable<VerificationCase['holder']>> {
  const passed = (await findVerificationsOf(ctx, company.id)).find(
    (each) => each.kind === 'company' && each.status === verification.verified,
  );
  return { company, verificationId: passed?.id ?? null, since: passed?.decided_at ?? null };
}

function entryView(row: VerificationRow): VerificationEntry {
  return {
    verificationId: row.id,
    kind: row.kind,
    companyName: row.company_name,
    licenceNumber: row.licence_number,
    validUntil: row.valid_until,
    creditCode: row.credit_code,
    status: row.status,
    reason: row.reason,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    revokedAt: row.revoked_at,
  };
}
