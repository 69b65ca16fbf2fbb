import type { sendOldPhoneCode as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { deliverCode } from '../sign-in/deliver-code.ts';
import { findPhone } from './queries.ts';

/** Sends a code to the caller's own number, which their browser only knows masked. */
export async function sendOldPhoneCode(
  ctx: Ctx<SignedInActor>,
  { altcha }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { personId, familyId } = ctx.actor;
  const { phone_cipher: cipher, address } = await findPhone(ctx, personId, familyId);
  const phone = ctx.ports.secretBox.decrypt(cipher);
  return deliverCode(ctx, { phone, smsType: '2', address: address ?? '', altcha });
}
