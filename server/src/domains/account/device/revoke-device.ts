import type { revokeDevice as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { endDevice } from './end-device.ts';
import { findFamily } from './queries.ts';

/**
 * 在该设备退出: ends one of the caller's devices on every copy at once. Again is harmless.
 * @throws Refusal 40400 for a device of somebody else.
 */
export async function revokeDevice(
  ctx: Ctx<SignedInActor>,
  { familyId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const family = await findFamily(ctx, familyId);
  if (family?.person_id !== ctx.actor.personId) throw new Refusal(errors.notFound);
  await ctx.transaction((tx) => endDevice(tx.as(ctx.actor), familyId));
  return null;
}
