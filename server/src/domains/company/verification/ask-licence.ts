import { verification } from '@pinjian/contract/company.ts';
import type { Ctx } from '#server/context.ts';
import { decideVerification } from './decide-verification.ts';
import { findVerification } from './queries.ts';

/**
 * Asks the licence check about a submission and acts on its answer; `pending` is answered later, by whoever decides.
 * Asking again after a crash does no harm: a submission that was decided meanwhile is left alone.
 */
export async function askLicence(ctx: Ctx, { verificationId }: { verificationId: string }): Promise<void> {
  const submission = await findVerification(ctx, verificationId);
  if (submission?.status !== verification.inReview) return;
  const { company_name: companyName, credit_code: creditCode } = submission;
  const answer = await ctx.ports.licence.ask({ verificationId, companyName, creditCode });
  if (answer.outcome === 'pending') return;
  await decideVerification(ctx, {
    verificationId,
    outcome: answer.outcome,
    ...(answer.outcome === 'failed' ? { reason: answer.reason } : {}),
  });
}
