import { isDemoUser } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';
import { findVerification } from './queries.ts';

/** Whether a submission is of somebody of the demo world: no outside service hears of it. */
export async function isDemoSubmission(ctx: Ctx, verificationId: string): Promise<boolean> {
  const submission = await findVerification(ctx, verificationId);
  const submittedBy = submission?.submitted_by ?? null;
  return submittedBy !== null && (await isDemoUser(ctx, submittedBy));
}
