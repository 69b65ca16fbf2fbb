import type { Ctx, SignedInActor } from '#server/context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { revokeFamily } from '../session/revoke-family.ts';
import { clientOfKind } from '../policy.ts';
import { findFamily } from './queries.ts';

/** Signs one of the caller's devices out from another one and writes it down; false when it was signed out already. */
export async function endDevice(tx: Ctx<SignedInActor>, familyId: string): Promise<boolean> {
  const family = await findFamily(tx, familyId);
  if (family === undefined || !(await revokeFamily(tx, familyId, 'elsewhere'))) return false;
  await recordSecurityEvent(tx, {
    personId: family.person_id,
    kind: 'signedOutElsewhere',
    familyId,
    userAgent: family.user_agent ?? '',
    address: family.address ?? '',
    detail: { clientId: clientOfKind[family.kind] },
  });
  return true;
}
