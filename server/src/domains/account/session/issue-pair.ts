import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { issueToken } from '@pinjian/contract/account.ts';
import { newId, newToken } from '#platform/core/ids.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { insertFamily, insertPair } from './queries.ts';
import { lifetimesOf } from './rules.ts';
import { tellReturn } from './tell-return.ts';
import { issueAccessToken } from './issue-access-token.ts';

export type IssuedPair = Answer<typeof issueToken>;

/** A new device of a user, with its first pair. */
export async function openFamily(
  tx: Ctx,
  of: { userId: string; kind: SignedInActor['kind'] },
  from: { userAgent: string; address: string },
): Promise<{ familyId: string; pair: IssuedPair }> {
  const { userId, kind } = of;
  const familyId = newId();
  const lifetimes = lifetimesOf(kind, tx.ports.config.admin);
  const absoluteExpiry = new Date(tx.now().getTime() + lifetimes.family);
  await insertFamily(tx, { id: familyId, userId, absoluteExpiry, userAgent: from.userAgent, address: from.address });
  await tellReturn(tx, of, null);
  return { familyId, pair: await issuePair(tx, { familyId, kind, absoluteExpiry, parentHash: null }) };
}

/** A new pair of a device; `parentHash` is the refresh token it is exchanged for. */
export async function issuePair(
  tx: Ctx,
  family: { familyId: string; kind: SignedInActor['kind']; absoluteExpiry: Date; parentHash: Buffer | null },
): Promise<IssuedPair> {
  const lifetimes = lifetimesOf(family.kind, tx.ports.config.admin);
  const now = tx.now().getTime();
  const accessExpiry = Math.min(now + lifetimes.access, family.absoluteExpiry.getTime());
  const accessToken = issueAccessToken(tx.ports.secretBox);
  const refreshToken = newToken();
  await insertPair(tx, {
    familyId: family.familyId,
    parentHash: family.parentHash,
    refreshHash: tokenHash(refreshToken),
    refreshExpiry: new Date(Math.min(now + lifetimes.refresh, family.absoluteExpiry.getTime())),
    accessHash: tokenHash(accessToken),
    accessExpiry: new Date(accessExpiry),
  });
  return { accessToken, refreshToken, expiresIn: Math.floor((accessExpiry - now) / 1000) };
}
