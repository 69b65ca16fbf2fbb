import type { listVerifications as endpoint } from '@pinjian/contract/console-verification.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { countVerificationsToReview, listVerificationsToReview } from '#domains/company/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { pageOf } from '../view.ts';
import { requireAdmin } from '../policy.ts';

/** Submissions that only a person can decide, who has waited longest first. */
export async function listVerifications(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'verification.decide');
  const rows = await listVerificationsToReview(ctx, input);
  const records = rows.map(({ verificationId, kind, companyName, cause, submittedAt }) => ({
    verificationId,
    kind,
    companyName,
    cause,
    submittedAt: submittedAt.toISOString(),
  }));
  return pageOf(records, (await countVerificationsToReview(ctx)).count, input);
}
