import type { ClientId } from '@pinjian/contract/account.ts';
import type { Ctx, DeviceMark } from '#server/context.ts';
import { keepFamiliarDevice } from '../device/familiar-queries.ts';
import { isSameDevice } from '../device/user-agent.ts';
import { earlierUserAgents } from './queries.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** Writes a sign-in down, and keeps the browser in mind as one of this person's; on a kind of device that the person never signed in on before it says so. The very first is no news. */
export async function recordSignIn(
  tx: Ctx,
  of: {
    personId: string;
    familyId: string;
    userAgent: string;
    address: string;
    clientId: ClientId;
    device: DeviceMark | null;
  },
): Promise<void> {
  const earlier = await earlierUserAgents(tx, of.personId, of.familyId);
  const isKnown = earlier.length === 0 || earlier.some((each) => isSameDevice(each, of.userAgent));
  const { personId, familyId, userAgent, address, clientId } = of;
  const kind = isKnown ? 'signIn' : 'newDevice';
  if (of.device !== null) await keepFamiliarDevice(tx, personId, of.device.hash);
  await recordSecurityEvent(tx, { personId, kind, familyId, userAgent, address, detail: { clientId } });
}
