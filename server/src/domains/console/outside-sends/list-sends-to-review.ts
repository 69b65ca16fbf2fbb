import type { listSendsToReview as endpoint } from '@pinjian/contract/console-send.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { countSendsToReview, listSendsToReview as listSends } from '#domains/message/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';

/** Text messages and mails that failed or may have failed, the latest first; nothing of what they said. */
export async function listSendsToReview(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'task.retry');
  const rows = await listSends(ctx, input);
  const { count } = await countSendsToReview(ctx);
  const records = rows.map((row) => ({
    sendId: row.id,
    channel: row.channel,
    about: row.kind,
    state: row.state,
    attempts: row.attempts,
    personId: row.person_id,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at.toISOString(),
  }));
  return pageOf(records, count, input);
}
