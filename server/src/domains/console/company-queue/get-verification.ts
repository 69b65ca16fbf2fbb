import type { getVerification as endpoint } from '@pinjian/contract/console-verification.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findVerificationCase, type VerificationCase } from '#domains/company/index.ts';
import { countPositionsByStatus } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { isOwnVerification } from '../own-case/find-own.ts';
import { requireAdmin } from '../policy.ts';
import { companyFacts, verificationView } from './view.ts';

/** One submission: what was written beside the licence, who holds the code, what was handed in before. Its picture is another call's. */
export async function getVerification(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'verification.decide');
  const found = await findVerificationCase(ctx, input.verificationId);
  if (found === null) throw new Refusal(errors.notFound);
  return {
    ...verificationView(found),
    isOwn: await isOwnVerification(ctx, found),
    licenceAnswer: found.licenceAnswer,
    company: companyFacts(found.company),
    holder: found.holder === null ? null : await holderView(ctx, found.holder),
    earlier: found.earlier.map(verificationView),
  };
}

async function holderView(ctx: Ctx, { company, verificationId, since }: NonNullable<VerificationCase['holder']>) {
  const counts = await countPositionsByStatus(ctx, company.id);
  return {
    ...companyFacts(company),
    verifiedAt: since?.toISOString() ?? null,
    verificationId,
    openPositions: counts.find(({ status }) => status.value === positionStatus.open)?.count ?? 0,
  };
}
