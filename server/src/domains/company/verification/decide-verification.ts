import { verification, type VerificationStatus } from '@pinjian/contract/company.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { setCompanyStatus } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findHolder, lockCompany, lockCreditCode, setName, updateCompanyRow } from '../profile/queries.ts';
import { findVerification, markLicencePassed, markUnsure, recordDecision, type VerificationRow } from './queries.ts';
import { revokeVerification } from './revoke-verification.ts';

/** What someone who looked at a licence says; `unsure` leaves it to another person. */
export interface Decision {
  readonly verificationId: string;
  readonly outcome: 'passed' | 'failed' | 'unsure';
  /** Why it failed, in words for the company. */
  readonly reason?: string | undefined;
  /** The verified company that holds the credit code and is to lose it with this. */
  readonly handOverFrom?: string | undefined;
}

const defaultReason = '提交的信息与营业执照不一致，请核对后重新提交';

/**
 * Decides a submission: the company's status, its name and credit code, the members' sessions, the event and the
 * message are one commit. Deciding the same again is the same result. The first verified company keeps its credit code:
 * who claims it too waits for an admin, who alone may hand it over. Who may decide is for the caller to judge.
 * @throws Refusal 40400 for an unknown submission, 40900 where it was decided otherwise before (for an admin: by anybody
 * else), or where the code is held by another company than the one named.
 */
export async function decideVerification(ctx: Ctx, decision: Decision): Promise<VerificationStatus> {
  return ctx.transaction(async (tx) => {
    const submission = await lockSubmission(tx, decision.verificationId);
    if (submission.status !== verification.inReview) return repeat(tx, submission, decision);
    if (decision.outcome === 'unsure') {
      await markUnsure(tx, submission.id);
      return verification.inReview;
    }
    if (submission.kind === 'agency') return decideAgency(tx, submission, decision);
    if (decision.outcome === 'failed') return fail(tx, submission, decision.reason || defaultReason);
    await lockCreditCode(tx, submission.credit_code);
    const holder = await findHolder(tx, submission.credit_code, submission.company_id);
    if (holder?.id === decision.handOverFrom) {
      if (holder !== undefined) await revokeVerification(tx, holder.id);
      return pass(tx, submission);
    }
    if (tx.actor.kind === 'admin') throw new Refusal(errors.stateChanged);
    await markLicencePassed(tx, submission.id);
    return verification.inReview;
  });
}

/** Holds a submission until the transaction ends; answers whether it still waits. @throws Refusal 40400 */
export async function holdVerification(tx: Ctx, verificationId: string): Promise<boolean> {
  return (await lockSubmission(tx, verificationId)).status === verification.inReview;
}

async function lockSubmission(tx: Ctx, verificationId: string): Promise<VerificationRow> {
  const known = await findVerification(tx, verificationId);
  if (known === undefined) throw new Refusal(errors.notFound);
  await lockCompany(tx, known.company_id);
  return (await findVerification(tx, verificationId)) ?? known;
}

function repeat(tx: Ctx, submission: VerificationRow, decision: Decision): VerificationStatus {
  const decided = submission.status === verification.verified ? 'passed' : 'failed';
  const bySomeoneElse = tx.actor.kind === 'admin' && tx.actor.userId !== submission.decided_by;
  if (decided !== decision.outcome || bySomeoneElse) throw new Refusal(errors.stateChanged);
  return submission.status;
}

/** The licence to recruit for others: what the company is called and whether it is verified stay as they are. */
async function decideAgency(
  tx: Ctx,
  submission: VerificationRow,
  { outcome, reason }: Decision,
): Promise<VerificationStatus> {
  const passed = outcome === 'passed';
  const status = passed ? verification.verified : verification.failed;
  const why = passed ? null : reason || '提交的信息与许可证不一致，请核对后重新提交';
  await recordDecision(tx, submission.id, { status, reason: why });
  const name = submission.company_name;
  if (why === null) await tell(tx, submission, '人力资源服务许可证已通过', `${name}现在可以发布代招和猎头职位了。`);
  else await tell(tx, submission, '人力资源服务许可证未通过', `${name}提交的许可证没有通过审核。原因：${why}`);
  return status;
}

async function pass(tx: Ctx, submission: VerificationRow): Promise<VerificationStatus> {
  const { company_id: companyId, company_name: name } = submission;
  await recordDecision(tx, submission.id, { status: verification.verified, reason: null });
  await setName(tx, companyId, name);
  await updateCompanyRow(tx, companyId, {
    credit_code: submission.credit_code,
    verification_status: verification.verified,
  });
  await setCompanyStatus(tx, companyId, verification.verified);
  await tx.emit('company.verified', { companyId });
  await tell(tx, submission, '企业认证已通过', `${name}已通过企业认证，现在可以发布职位了。`);
  return verification.verified;
}

async function fail(tx: Ctx, submission: VerificationRow, reason: string): Promise<VerificationStatus> {
  const { company_id: companyId, company_name: name } = submission;
  await recordDecision(tx, submission.id, { status: verification.failed, reason });
  await updateCompanyRow(tx, companyId, { verification_status: verification.failed });
  await setCompanyStatus(tx, companyId, verification.failed);
  await tx.emit('company.verificationFailed', { companyId, reason });
  await tell(tx, submission, '企业认证未通过', `${name}未通过企业认证。原因：${reason}`);
  return verification.failed;
}

async function tell(tx: Ctx, submission: VerificationRow, title: string, content: string): Promise<void> {
  await sendMessage(tx, {
    to: { companyId: submission.company_id, about: 'company' },
    type: '7',
    kind: 'review',
    title,
    content,
    meta: { companyName: submission.company_name, target: { kind: 'company', ids: {} } },
    dedupeKey: `verification:${submission.id}`,
  });
}
