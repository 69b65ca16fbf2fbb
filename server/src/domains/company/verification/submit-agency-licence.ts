import { companyErrors, verification, type submitAgencyLicence as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { isCompanyPicture } from '../profile/check-picture.ts';
import { lockCompany } from '../profile/queries.ts';
import { refuseIssues } from '../profile/rules.ts';
import { todayInChina } from './find-agency-licence.ts';
import { findLatestVerification, insertVerification } from './queries.ts';

/**
 * Hands in a 人力资源服务许可证 for an admin to look at. A licence that holds stays so until the new one has passed.
 * @throws Refusal 40320 for a company that is not verified, 40922 while one is in review, 40001 for one that is over.
 */
export async function submitAgencyLicence(
  ctx: Ctx<EmployerActor>,
  { number, validUntil, licenceFileId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.verify');
  if (validUntil < todayInChina(ctx.now())) refuseIssues([{ path: 'validUntil', message: '许可证已过有效期' }]);
  if (!(await isCompanyPicture(ctx, companyId, licenceFileId))) {
    refuseIssues([{ path: 'licenceFileId', message: '请上传许可证' }]);
  }
  return ctx.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (company.verification_status !== verification.verified) throw new Refusal(companyErrors.notVerified);
    const latest = await findLatestVerification(tx, companyId, 'agency');
    if (latest?.status === verification.inReview) throw new Refusal(companyErrors.inReview);
    await insertVerification(tx, {
      companyId,
      companyName: company.name,
      creditCode: company.credit_code,
      licenceFileId,
      submittedBy: ctx.actor.userId,
      agency: { number, validUntil },
    });
    return { status: verification.inReview };
  });
}
