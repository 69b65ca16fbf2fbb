import { queueKinds, type getOverview as endpoint } from '@pinjian/contract/console.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { findSmsAlarms } from '#domains/account/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { waitingOf } from './queries.ts';

/** What waits for an admin, and how long it has waited. */
export async function getOverview(ctx: Ctx<AdminActor>): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'audit.read');
  const queues = [];
  for (const kind of queueKinds) {
    const { count, oldest } = await waitingOf[kind](ctx);
    queues.push({ kind, count, oldestAt: oldest?.toISOString() ?? null });
  }
  const smsAlarms = (await findSmsAlarms(ctx)).map((alarm) => ({ ...alarm, at: alarm.at.toISOString() }));
  return { queues, smsAlarms };
}
