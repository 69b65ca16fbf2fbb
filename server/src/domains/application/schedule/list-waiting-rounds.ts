import { waitingRoom, type listWaitingRounds as endpoint } from '@pinjian/contract/application-schedule.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { scheduleOf, waitingKindsOf } from './policy.ts';
import { findNames, findWaiting } from './queries.ts';
import { waitingView } from './view.ts';

/** What waits for a member, the most urgent first; empty without a company. */
export async function listWaitingRounds(
  ctx: Ctx<Employing>,
  { scope }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const of = scheduleOf(ctx.actor, scope);
  if (of === null) return { records: [], total: 0, members: [] };
  const kinds = waitingKindsOf(ctx.actor);
  const rows = await findWaiting(ctx, of, { reader: ctx.actor.userId, kinds, limit: waitingRoom });
  const members = await findNames(ctx, [...new Set(rows.flatMap(({ interviewerIds }) => interviewerIds))]);
  return { records: rows.map(waitingView), total: rows[0]?.total ?? 0, members };
}
