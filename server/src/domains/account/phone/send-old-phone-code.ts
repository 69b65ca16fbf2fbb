import type { sendOldPhoneCode as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { askerOfSession } from '../sign-in/identify-asker.ts';
import { deliverCode } from '../sign-in/deliver-code.ts';
import { findPhone } from './queries.ts';

/** Sends a code to the caller's own number, which their browser only knows masked. */
export async function sendOldPhoneCode(
  ctx: Ctx<SignedInActor>,
  { altcha }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { personId, familyId } = ctx.actor;
  const { secretBox } = ctx.ports;
  const { phone_cipher: cipher, address, user_agent: userAgent } = await findPhone(ctx, personId, familyId);
  const asker = askerOfSession(secretBox, ctx.actor, { address, userAgent });
  return deliverCode(ctx, { phone: secretBox.decrypt(cipher), smsType: '2', asker, isOwner: true, altcha });
}
