import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { ClientActor, Ctx, SignedInActor } from '#server/context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { IssuedPair } from './issue-pair.ts';
import { lockRefreshToken, successorPresented } from './queries.ts';
import { revokeFamily } from './revoke-family.ts';
import { judgeRefresh } from './rules.ts';

/** A refresh token that opens something, locked with its device until the transaction ends. */
export interface PresentedFamily {
  readonly hash: Buffer;
  readonly familyId: string;
  readonly userId: string;
  readonly personId: string;
  readonly kind: SignedInActor['kind'];
  readonly absoluteExpiry: Date;
  readonly worth: 'renew' | 'switched';
}

/**
 * Judges a refresh token (decisions §6) and lets `issue` make a pair for one that is worth something; null refuses it.
 * A token that proves theft ends the whole device, and its owner is told.
 * @throws Refusal 401 when nothing was issued.
 */
export async function exchangeToken(
  ctx: Ctx<ClientActor>,
  refreshToken: string,
  issue: (tx: Ctx, presented: PresentedFamily) => Promise<IssuedPair | null>,
): Promise<IssuedPair> {
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
        switchedAt: token.switched_at,
        successorPresented: token.rotated_at !== null && (await successorPresented(tx, hash)),
      },
      tx.now(),
    );
    const { family_id: familyId, user_id: userId, person_id: personId, kind, absolute_expiry: absoluteExpiry } = token;
    if (verdict === 'theft') await endStolen(tx, ctx.actor, { familyId, userId, personId, kind });
    if (verdict !== 'renew' && verdict !== 'switched') return null;
    return issue(tx, { hash, familyId, userId, personId, kind, absoluteExpiry, worth: verdict });
  });
  if (pair === null) throw new Refusal(errors.notSignedIn, { message: '登录已失效，请重新登录' });
  return pair;
}

async function endStolen(
  tx: Ctx,
  thief: ClientActor,
  stolen: Pick<PresentedFamily, 'familyId' | 'userId' | 'personId' | 'kind'>,
): Promise<void> {
  if (!(await revokeFamily(tx, stolen.familyId, 'reuse'))) return;
  const { userAgent, address } = thief;
  const { personId, familyId, userId, kind } = stolen;
  const securityEventId = await recordSecurityEvent(tx, { personId, kind: 'theft', familyId, userAgent, address });
  if (kind === 'admin')
    await tx.emit('account.adminNoted', { userId, note: 'sessionStolen', at: tx.now().toISOString() });
  else await tx.emit('account.sessionStolen', { userId, kind, securityEventId });
}
