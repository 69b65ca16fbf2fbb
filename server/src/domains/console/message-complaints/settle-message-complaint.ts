import type { settleMessageComplaint as endpoint } from '@pinjian/contract/console-message-complaint.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findComplaintCase, settleComplaint } from '#domains/application/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOwnComplaint } from '../own-case/find-own.ts';
import { refuseOwn, requireAdmin } from '../policy.ts';

/**
 * Settles a complaint; upheld, the message is taken out.
 * @throws Refusal 40400, 40900 where somebody settled it otherwise, 40993 for a conversation of their own
 */
export async function settleMessageComplaint(
  ctx: Ctx<AdminActor>,
  { complaintId, outcome }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  return ctx.transaction(async (tx) => {
    const found = await findComplaintCase(tx, complaintId);
    if (found === null) throw new Refusal(errors.notFound);
    refuseOwn(await isOwnComplaint(tx, found), 'messageComplaint');
    const { state, settled } = await settleComplaint(tx, { complaintId, outcome });
    if (settled)
      await recordAudit(tx, {
        act: outcome === 'upheld' ? 'messageComplaintUpheld' : 'messageComplaintDismissed',
        object: { kind: 'messageComplaint', id: complaintId },
      });
    return { state };
  });
}
