import { errors } from '@pinjian/contract/errors.ts';
import type { sendSms as endpoint } from '@pinjian/contract/account.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AnyoneActor, Ctx, SignedInActor } from '#server/context.ts';
import { findPhone } from '../phone/queries.ts';
import { askerOf, askerOfSession } from './identify-asker.ts';
import { deliverCode } from './deliver-code.ts';

/**
 * Sends a code to a phone (decisions §7). The answer is the same for known and unknown numbers. Codes for a change of
 * number are for who is signed in: to the old number only its owner's, to a new one any.
 * @throws as `deliverCode`; Refusal 401 for such a code without a session, 40001 for an old number of somebody else
 */
export async function sendSms(
  ctx: Ctx<AnyoneActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { secretBox } = ctx.ports;
  if (input.smsType === '1')
    return deliverCode(ctx, { ...input, asker: askerOf(secretBox, ctx.actor), isOwner: false });
  const signedIn = await ctx.actor.signedIn();
  if (signedIn === null) throw new Refusal(errors.notSignedIn);
  const isOwner = input.smsType === '2';
  if (isOwner) await refuseOther(ctx, signedIn, input.phone);
  return deliverCode(ctx, { ...input, asker: askerOfSession(secretBox, signedIn, ctx.actor), isOwner });
}

async function refuseOther(ctx: Ctx, { personId, familyId }: SignedInActor, phone: string): Promise<void> {
  const own = await findPhone(ctx, personId, familyId);
  if (ctx.ports.secretBox.decrypt(own.phone_cipher) === phone) return;
  const message = '这不是您账号现在的手机号';
  throw new Refusal(errors.invalidInput, { message, data: [{ path: 'phone', message }] });
}
