import type { revokeToken as endpoint } from '@pinjian/contract/account.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { findFamilyOfRefreshToken } from './queries.ts';
import { revokeFamily } from './revoke-family.ts';

/** Signs a device out. The refresh token is the credential; an unknown one is answered the same (RFC 7009). */
export async function revokeToken(
  ctx: Ctx<AnyoneActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await ctx.transaction(async (tx) => {
    const familyId = await findFamilyOfRefreshToken(tx, tokenHash(input.token));
    if (familyId !== undefined) await revokeFamily(tx, familyId, 'logout');
  });
  return null;
}
