import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import { issuePair, type IssuedPair } from './issue-pair.ts';
import { lockRefreshToken, markRotated, successorPresented, touchFamily } from './queries.ts';
import { revokeFamily } from './revoke-family.ts';
import { judgeRefresh } from './rules.ts';

/**
 * Exchanges a refresh token for a new pair of the same device (decisions §6).
 * @throws Refusal 401 when the token is dead; a token that proves theft ends the whole device first.
 */
export async function refresh(ctx: Ctx, refreshToken: string): Promise<IssuedPair> {
  const hash = tokenHash(refreshToken);
  const pair = await ctx.transaction(async (tx) => {
    const token = await lockRefreshToken(tx, hash);
    if (token === undefined) return null;
    const verdict = judgeRefresh(
      {
        expiresAt: token.expires_at,
        familyRevoked: token.revoked_at !== null,
        familyExpiry: token.absolute_expiry,
        rotatedAt: token.rotated_at,
        successorPresented: token.rotated_at !== null && (await successorPresented(tx, hash)),
      },
      tx.now(),
    );
    if (verdict === 'theft') await revokeFamily(tx, token.family_id, 'reuse');
    if (verdict !== 'renew') return null;
    await markRotated(tx, hash);
    await touchFamily(tx, token.family_id);
    return issuePair(tx, { familyId: token.family_id, absoluteExpiry: token.absolute_expiry, parentHash: hash });
  });
  if (pair === null) throw new Refusal(errors.notSignedIn, { message: '登录已失效，请重新登录' });
  return pair;
}
