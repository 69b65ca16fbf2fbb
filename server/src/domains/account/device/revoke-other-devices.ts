import type { revokeOtherDevices as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { endDevice } from './end-device.ts';
import { findOtherFamilies } from './queries.ts';

/** 退出其他所有设备: every device of the caller but the one that asks; answers how many were signed in. */
export async function revokeOtherDevices(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { personId, familyId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    let revoked = 0;
    for (const other of await findOtherFamilies(tx, personId, familyId))
      if (await endDevice(tx.as(ctx.actor), other)) revoked += 1;
    return { revoked };
  });
}
