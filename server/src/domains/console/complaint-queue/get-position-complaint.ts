import type {
  PositionComplaintEntry,
  getPositionComplaint as endpoint,
} from '@pinjian/contract/console-position-complaint.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findComplaintCase, type ComplaintEntry } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { isOwnComplaint } from '../own-case/find-own.ts';
import { requireAdmin } from '../policy.ts';

/** One complaint beside the position it is about; who made it is not said. @throws Refusal 40400 */
export async function getPositionComplaint(
  ctx: Ctx<AdminActor>,
  { complaintId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  const found = await findComplaintCase(ctx, complaintId);
  if (found === null) throw new Refusal(errors.notFound);
  const { positionId, onShow, company, preview, others } = found;
  return {
    ...entryView(found),
    isOwn: await isOwnComplaint(ctx, { seekerId: found.seekerId, companyId: found.company.companyId }),
    positionId,
    onShow,
    company,
    preview,
    others: others.map(entryView),
  };
}

function entryView(entry: ComplaintEntry): PositionComplaintEntry {
  return {
    complaintId: entry.complaintId,
    kind: entry.kind,
    words: entry.words,
    state: entry.state,
    reason: entry.reason,
    submittedAt: entry.submittedAt.toISOString(),
    askedAt: entry.askedAt?.toISOString() ?? null,
    decidedAt: entry.decidedAt?.toISOString() ?? null,
  };
}
