import type { SecurityDetail, SecurityEventKind } from '@pinjian/contract/account-security.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findFamily } from '../device/queries.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** Writes down what somebody did to their own account, with the device that they did it on. */
export async function recordOwnAct(
  tx: Ctx,
  { personId, familyId }: Pick<SignedInActor, 'personId' | 'familyId'>,
  kind: SecurityEventKind,
  detail: SecurityDetail = {},
): Promise<void> {
  const family = await findFamily(tx, familyId);
  const [userAgent, address] = [family?.user_agent ?? '', family?.address ?? ''];
  await recordSecurityEvent(tx, { personId, kind, familyId, userAgent, address, detail });
}
