import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { securityErrors, type changePhone as endpoint } from '@pinjian/contract/account-security.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ErrorCode } from '@pinjian/contract/errors.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { moveFamiliarDevices } from '../device/familiar-queries.ts';
import { askerOfSession } from '../sign-in/identify-asker.ts';
import { findPerson, markUsed } from '../sign-in/queries.ts';
import { holdPhone } from './find-phone-hash.ts';
import { checkCode, wasUsed } from '../sign-in/use-code.ts';
import { lockPerson } from '../profile/queries.ts';
import { findPhone, updatePhone } from './queries.ts';

/** Why nothing was changed; `path` names the field that it is about. */
interface Objection {
  readonly error: ErrorCode;
  readonly path: 'oldCode' | 'phone' | 'code';
  readonly message?: string;
}

/**
 * Gives the caller another number, with a code sent to each: who holds only one of both phones changes nothing. The
 * same change again, after an answer that was lost, is the same result. Whether a number is somebody else's is told
 * only to who has proved that it is in their hands.
 * @throws Refusal 40101 for a wrong code (its wrong try is counted), 40973, 40974; data is [{path, message}]. 42900 or
 * 429 {retryAfter} after too many wrong codes.
 */
export async function changePhone(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const objection = await ctx.transaction((tx) => change(tx, ctx.actor, input));
  // Thrown outside the transaction: a refusal inside would roll the counted tries back.
  if (objection !== null) {
    const message = objection.message ?? objection.error.message;
    throw new Refusal(objection.error, { message, data: [{ path: objection.path, message }] });
  }
  return { phone: maskPhone(input.phone) };
}

async function change(tx: Ctx, actor: SignedInActor, input: Received<typeof endpoint>): Promise<Objection | null> {
  const { personId, familyId, userId } = actor;
  const { secretBox } = tx.ports;
  await lockPerson(tx, personId);
  const old = await findPhone(tx, personId, familyId);
  const oldPhone = secretBox.decrypt(old.phone_cipher);
  const isSame = oldPhone === input.phone;
  const phoneHash = await holdPhone(tx, input.phone, oldPhone);
  const from = { address: old.address ?? '', userAgent: old.user_agent ?? '' };
  const asker = askerOfSession(secretBox, actor, from);
  const guesser = { asker, isSignedIn: true };
  if (isSame)
    return (await wasUsed(tx, { phoneHash, smsType: '3', asker }, input.code))
      ? null
      : { error: securityErrors.samePhone, path: 'phone' };

  const oldCode = await checkCode(tx, { phoneHash: old.phone_hash, smsType: '2', ...guesser }, input.oldCode);
  if (oldCode === null)
    return {
      error: accountErrors.wrongCode,
      path: 'oldCode',
      message: '原手机号的验证码错误或已过期，请核对后再试或重新获取',
    };
  const newCode = await checkCode(tx, { phoneHash, smsType: '3', ...guesser }, input.code);
  if (newCode === null)
    return {
      error: accountErrors.wrongCode,
      path: 'code',
      message: '新手机号的验证码错误或已过期，请核对后再试或重新获取',
    };
  if ((await findPerson(tx, phoneHash)) !== undefined) return { error: securityErrors.phoneNotUsable, path: 'phone' };

  await markUsed(tx, oldCode);
  await markUsed(tx, newCode);
  await moveFamiliarDevices(tx, old.phone_hash, secretBox.hash('phone', input.phone));
  await updatePhone(tx, personId, input.phone);
  const securityEventId = await recordSecurityEvent(tx, {
    personId,
    kind: 'phoneChanged',
    familyId,
    ...from,
    detail: { oldPhone: maskPhone(oldPhone), newPhone: maskPhone(input.phone) },
  });
  if (actor.kind !== 'admin')
    await tx.emit('account.phoneChanged', {
      userId,
      kind: actor.kind,
      phone: maskPhone(input.phone),
      securityEventId,
    });
  return null;
}
