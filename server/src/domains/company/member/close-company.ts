import { verification } from '@pinjian/contract/company.ts';
import { endMembership, lockCompanyMembers } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { refuseWaitingRequests } from '../personal-queries.ts';
import { decideVerification } from '../verification/decide-verification.ts';
import { findLatestVerification } from '../verification/queries.ts';

/**
 * Takes its only member out of a company, which stays as a record as it does where they are erased: who waits to join is
 * refused, a submission in review is ended. False where they are not alone. Who may, and whether anything is open still,
 * is for the caller to judge.
 */
export async function closeCompany(tx: Ctx, companyId: string, userId: string): Promise<boolean> {
  const [member, ...others] = await lockCompanyMembers(tx, companyId);
  if (member?.userId !== userId || others.length > 0) return false;
  // Who is being let in just now either is a member after this, or finds that they were refused.
  await refuseWaitingRequests(tx, companyId, '这家公司已没有成员，无法答复申请');
  if ((await lockCompanyMembers(tx, companyId)).length > 1) return false;
  await endMembership(tx, userId);
  // After the membership: nobody is left to be told.
  const latest = await findLatestVerification(tx, companyId);
  if (latest?.status === verification.inReview)
    await decideVerification(tx, {
      verificationId: latest.id,
      outcome: 'failed',
      reason: '公司已没有成员，认证申请随之结束',
    });
  await tx.emit('company.closed', { companyId });
  return true;
}
