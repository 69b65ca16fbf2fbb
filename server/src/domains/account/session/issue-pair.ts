import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { issueToken } from '@pinjian/contract/account.ts';
import { newId, newToken } from '#platform/core/ids.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import { insertFamily, insertPair } from './queries.ts';
import { accessLifetime, familyLifetime, refreshLifetime } from './rules.ts';

export type IssuedPair = Answer<typeof issueToken>;

/** A new device of a user, with its first pair. */
export async function openFamily(
  tx: Ctx,
  userId: string,
  from: { userAgent: string; address: string },
): Promise<{ familyId: string; pair: IssuedPair }> {
  const familyId = newId();
  const absoluteExpiry = new Date(tx.now().getTime() + familyLifetime);
  await insertFamily(tx, { id: familyId, userId, absoluteExpiry, ...from });
  return { familyId, pair: await issuePair(tx, { familyId, absoluteExpiry, parentHash: null }) };
}

/** A new pair of a device; `parentHash` is the refresh token it is exchanged for. */
export async function issuePair(
  tx: Ctx,
  family: { familyId: string; absoluteExpiry: Date; parentHash: Buffer | null },
): Promise<IssuedPair> {
  const now = tx.now().getTime();
  const accessToken = newToken();
  const refreshToken = newToken();
  await insertPair(tx, {
    familyId: family.familyId,
    parentHash: family.parentHash,
    refreshHash: tokenHash(refreshToken),
    refreshExpiry: new Date(Math.min(now + refreshLifetime, family.absoluteExpiry.getTime())),
    accessHash: tokenHash(accessToken),
    accessExpiry: new Date(now + accessLifetime),
  });
  return { accessToken, refreshToken, expiresIn: accessLifetime / 1000 };
}
