import type { decideVerification as endpoint } from '@pinjian/contract/console-verification.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { decideVerification as decide, findVerificationCase, holdVerification } from '#domains/company/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOwnVerification } from '../own-case/find-own.ts';
import { refuseUnseen } from '../picture/refuse-unseen.ts';
import { refuseOwn, requireAdmin, requireReason } from '../policy.ts';

/**
 * Decides a submission in the place of the licence check, and hands a credit code over where it is a claim. Nobody
 * vouches for a company without having looked at the licence that it handed in.
 * @throws Refusal 40001 for a no without a reason, 40400, 40900 where somebody else was first or another company holds
 * the code by now, 40993 where one of these companies is their own, 40994 for a yes by an admin who has not
 * looked at the licence.
 */
export async function decideVerification(
  ctx: Ctx<AdminActor>,
  { verificationId, outcome, reason, handOverFrom }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'verification.decide');
  requireReason(outcome === 'failed', reason);
  return ctx.transaction(async (tx) => {
    const isOpen = await holdVerification(tx, verificationId);
    const found = await findVerificationCase(tx, verificationId);
    refuseOwn(found !== null && (await isOwnVerification(tx, found)), 'verification');
    const passed = outcome === 'passed';
    if (passed && isOpen) await refuseUnseen(tx, 'verification', verificationId);
    const status = await decide(tx, {
      verificationId,
      outcome,
      reason: passed ? undefined : reason,
      handOverFrom: passed ? handOverFrom : undefined,
    });
    if (isOpen) {
      await recordAudit(tx, {
        act: passed ? 'verificationPassed' : 'verificationFailed',
        object: { kind: 'verification', id: verificationId },
        ...(passed || reason === undefined ? {} : { reason }),
        facts: passed && handOverFrom !== undefined ? { handedOverFrom: handOverFrom } : {},
      });
    }
    return { status };
  });
}
