import type { ClientActor, Ctx } from '#server/context.ts';
import { exchangeToken } from './exchange-token.ts';
import { issuePair, type IssuedPair } from './issue-pair.ts';
import { markRotated, touchFamily } from './queries.ts';
import { tellReturn } from './tell-return.ts';

/**
 * Exchanges a refresh token for a new pair of the same device and identity (decisions §6).
 * @throws Refusal 401 when the token is dead; a token that proves theft ends the whole device first.
 */
export async function refresh(ctx: Ctx<ClientActor>, refreshToken: string): Promise<IssuedPair> {
  return exchangeToken(ctx, refreshToken, async (tx, { hash, familyId, userId, kind, absoluteExpiry, worth }) => {
    if (worth !== 'renew') return null;
    await markRotated(tx, hash);
    await tellReturn(tx, { userId, kind }, await touchFamily(tx, familyId, ctx.actor));
    return issuePair(tx, { familyId, kind, absoluteExpiry, parentHash: hash });
  });
}
