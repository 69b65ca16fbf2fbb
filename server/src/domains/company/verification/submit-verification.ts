import { companyErrors, verification, type submitVerification as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission, setCompanyStatus } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { isCompanyPicture } from '../profile/check-picture.ts';
import { findHolder, lockCompany, updateCompanyRow } from '../profile/queries.ts';
import { refuseIssues } from '../profile/rules.ts';
import { isCreditCode } from '../rules.ts';
import { askLicenceTask } from '../tasks.ts';
import { insertVerification } from './queries.ts';

/**
 * Submits a company for verification; the licence check is asked once this is stored. A company that is verified stays
 * so; one that failed may submit again. Who insists on a credit code that another verified company holds (`claim`) waits
 * for an admin.
 * @throws Refusal 40020 for a wrong check character, 40921 where another verified company holds the credit code and this
 * is no claim, 40922 while a submission is in review.
 */
export async function submitVerification(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.verify');
  if (!isCreditCode(input.creditCode)) throw new Refusal(companyErrors.badCreditCode);
  if (!(await isCompanyPicture(ctx, companyId, input.licenceFileId))) {
    refuseIssues([{ path: 'licenceFileId', message: '请上传营业执照' }]);
  }
  return ctx.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (company.verification_status === verification.verified) return { status: verification.verified };
    if (company.verification_status === verification.inReview) throw new Refusal(companyErrors.inReview);
    const holder = await findHolder(tx, input.creditCode, companyId);
    if (holder !== undefined && input.claim !== true) throw new Refusal(companyErrors.creditCodeTaken);
    const { companyName, creditCode, licenceFileId } = input;
    const submittedBy = ctx.actor.userId;
    const submission = { companyId, companyName, creditCode, licenceFileId, submittedBy };
    const verificationId = await insertVerification(tx, submission);
    await updateCompanyRow(tx, companyId, { verification_status: verification.inReview });
    await setCompanyStatus(tx, companyId, verification.inReview);
    await tx.enqueue(askLicenceTask, { verificationId });
    return { status: verification.inReview };
  });
}
