import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { obtainIdentity } from '../sign-in/obtain-identity.ts';
import { kindOfClient } from '../sign-in/rules.ts';
import { exchangeToken } from './exchange-token.ts';
import { issuePair, type IssuedPair } from './issue-pair.ts';
import { endOlderTokens, markRotated, markSwitched, moveFamily, touchFamily } from './queries.ts';
import { tellSwitched } from './revoke-family.ts';
import { tellReturn } from './tell-return.ts';

/**
 * Makes a device that of the person's other identity, the one that the Basic header names; the identity is made where
 * they have none. Every older token of the device dies and its sockets close (decisions §6). The same switch again,
 * after an answer that was lost, yields a sibling; a switch to the identity that is signed in is a refresh.
 * @throws Refusal 401 when the token is dead, 40312 into the admin client and out of it.
 */
export async function switchRole(ctx: Ctx<ClientActor>, refreshToken: string): Promise<IssuedPair> {
  const { client, userAgent, address } = ctx.actor;
  const kind = kindOfClient[client];
  if (kind === undefined) throw new Refusal(accountErrors.adminApart);
  return exchangeToken(ctx, refreshToken, async (tx, presented) => {
    if (presented.kind === 'admin') throw new Refusal(accountErrors.adminApart);
    const { hash, familyId, personId, absoluteExpiry } = presented;
    let userId = presented.userId;
    if (presented.kind !== kind) {
      if (presented.worth === 'switched') return null;
      userId = await obtainIdentity(tx, personId, kind);
      await moveFamily(tx, familyId, userId);
      await markSwitched(tx, hash);
      await endOlderTokens(tx, familyId, hash);
      await tellSwitched(tx, familyId);
      const detail = { clientId: client };
      await recordSecurityEvent(tx, { personId, kind: 'roleSwitched', familyId, userAgent, address, detail });
    }
    await markRotated(tx, hash);
    const before = await touchFamily(tx, familyId, ctx.actor);
    // The device was the other identity's until now.
    await tellReturn(tx, { userId, kind }, presented.kind === kind ? before : null);
    return issuePair(tx, { familyId, kind, absoluteExpiry, parentHash: hash });
  });
}
