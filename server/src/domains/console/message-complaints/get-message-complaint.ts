import type { getMessageComplaint as endpoint } from '@pinjian/contract/console-message-complaint.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findComplaintCase } from '#domains/application/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { isOwnComplaint } from '../own-case/find-own.ts';
import { requireAdmin } from '../policy.ts';

/** One complaint: the message and what was written just before and after it, masked, and nothing else of the two. */
export async function getMessageComplaint(
  ctx: Ctx<AdminActor>,
  { complaintId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  const found = await findComplaintCase(ctx, complaintId);
  if (found === null) throw new Refusal(errors.notFound);
  const { seekerId, ...shown } = found;
  return { ...shown, isOwn: await isOwnComplaint(ctx, { seekerId, companyId: found.companyId }) };
}
