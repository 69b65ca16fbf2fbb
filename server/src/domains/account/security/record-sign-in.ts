import type { ClientId } from '@pinjian/contract/account.ts';
import type { Ctx } from '#server/context.ts';
import { isSameDevice } from '../device/user-agent.ts';
import { earlierUserAgents } from './queries.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** Writes a sign-in down; on a kind of device that the person never signed in on before it says so. The very first is no news. */
export async function recordSignIn(
  tx: Ctx,
  of: { personId: string; familyId: string; userAgent: string; address: string; clientId: ClientId },
): Promise<void> {
  const earlier = await earlierUserAgents(tx, of.personId, of.familyId);
  const isKnown = earlier.length === 0 || earlier.some((each) => isSameDevice(each, of.userAgent));
  const { personId, familyId, userAgent, address, clientId } = of;
  const kind = isKnown ? 'signIn' : 'newDevice';
  await recordSecurityEvent(tx, { personId, kind, familyId, userAgent, address, detail: { clientId } });
}
