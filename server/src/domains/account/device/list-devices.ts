import type { listDevices as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { clientOfKind } from '../policy.ts';
import { findWhereabouts } from './find-whereabouts.ts';
import { countDevices, findDevices } from './queries.ts';

/** The devices on which the caller is signed in, with whichever identity; their own first. */
export async function listDevices(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { personId, familyId } = ctx.actor;
  const rows = await findDevices(ctx, { personId, familyId }, input);
  const total = await countDevices(ctx, personId);
  const records = rows.map(async (row) => ({
    familyId: row.id,
    current: row.id === familyId,
    clientId: clientOfKind[row.kind],
    ...(await findWhereabouts(ctx, { userAgent: row.user_agent, address: row.address })),
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
  return {
    records: await Promise.all(records),
    total: Math.min(total, totalCap),
    current: input.current,
    pageSize: input.pageSize,
    totalCapped: total > totalCap,
  };
}
