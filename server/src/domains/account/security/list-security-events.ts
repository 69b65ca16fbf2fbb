import type { listSecurityEvents as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findWhereabouts } from '../device/find-whereabouts.ts';
import { countSecurityEvents, findSecurityEvents } from './queries.ts';

/** What happened to the caller's sign-ins, under whichever identity, newest first. */
export async function listSecurityEvents(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { personId } = ctx.actor;
  const rows = await findSecurityEvents(ctx, personId, input);
  const total = await countSecurityEvents(ctx, personId);
  const records = rows.map(async (row) => ({
    eventId: row.id,
    event: row.kind,
    at: row.created_at.toISOString(),
    ...(await findWhereabouts(ctx, { userAgent: row.user_agent, address: row.address })),
    detail: row.detail,
  }));
  return {
    records: await Promise.all(records),
    total: Math.min(total, totalCap),
    current: input.current,
    pageSize: input.pageSize,
    totalCapped: total > totalCap,
  };
}
