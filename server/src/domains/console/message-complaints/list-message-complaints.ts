import type { listMessageComplaints as endpoint } from '@pinjian/contract/console-message-complaint.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { countOpenComplaints, listComplaints } from '#domains/application/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';

/** Complaints of messages that wait, who has waited longest first. */
export async function listMessageComplaints(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  return pageOf(await listComplaints(ctx, input), (await countOpenComplaints(ctx)).count, input);
}
