import type {
  ComplaintOutcome,
  decidePositionComplaint as endpoint,
} from '@pinjian/contract/console-position-complaint.ts';
import type { AuditAct } from '@pinjian/contract/console.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { decideComplaint, findComplaintCase, holdComplaint } from '#domains/position/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOwnComplaint } from '../own-case/find-own.ts';
import { refuseOwn, requireAdmin, requireReason } from '../policy.ts';

const acts: Readonly<Record<ComplaintOutcome, AuditAct>> = {
  dismissed: 'complaintDismissed',
  upheld: 'complaintUpheld',
  asked: 'complaintAsked',
};

/**
 * Answers a complaint: every answer is told with its reason.
 * @throws Refusal 40001 without a reason, 40400, 40900 where somebody else was first, 40993 for their own.
 */
export async function decidePositionComplaint(
  ctx: Ctx<AdminActor>,
  { complaintId, outcome, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  requireReason(true, reason);
  return ctx.transaction(async (tx) => {
    const isOpen = await holdComplaint(tx, complaintId);
    const found = await findComplaintCase(tx, complaintId);
    refuseOwn(
      found !== null && (await isOwnComplaint(tx, { seekerId: found.seekerId, companyId: found.company.companyId })),
      'positionComplaint',
    );
    const isNews = isOpen && found?.state !== outcome;
    const state = await decideComplaint(tx, { complaintId, outcome, reason: reason ?? '' });
    if (isNews) {
      await recordAudit(tx, {
        act: acts[outcome],
        object: { kind: 'positionComplaint', id: complaintId },
        ...(reason === undefined ? {} : { reason }),
      });
    }
    return { state };
  });
}
