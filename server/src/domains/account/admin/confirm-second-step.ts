import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { recordSignIn } from '../security/record-sign-in.ts';
import { openFamily, type IssuedPair } from '../session/issue-pair.ts';
import { useSecondCode } from './use-second-code.ts';
import { lockMfaToken, markMfaTokenUsed, setMfaTokenTries, setTries } from './queries.ts';
import { afterWrongCode, lockWords, noTries, type Tries } from './rules.ts';

type Pending = NonNullable<Awaited<ReturnType<typeof lockMfaToken>>>;

/** What came of a try: a session, or why not. */
type Outcome = { readonly pair: IssuedPair } | { readonly refusal: Refusal };

/**
 * The second of an admin's two steps: a one-time code or a recovery code, each good once, with the token of the first.
 * @throws Refusal 40121 when the first step has to be made anew, 40122 {triesLeft} for a wrong code, 42900 {retryAfter}
 * while too many wrong ones have locked the admin out. What is counted stays counted.
 */
export async function confirmSecondStep(
  ctx: Ctx<ClientActor>,
  input: { mfa_token: string; code: string },
): Promise<IssuedPair> {
  const hash = tokenHash(input.mfa_token);
  const outcome = await ctx.transaction(async (tx): Promise<Outcome> => {
    const pending = ctx.actor.client === '3' ? await lockMfaToken(tx, hash) : undefined;
    const { wrongTries } = tx.ports.config.admin;
    const isOpen =
      pending !== undefined &&
      pending.used_at === null &&
      pending.expires_at > tx.now() &&
      pending.token_wrong_tries < wrongTries;
    if (!isOpen) return { refusal: new Refusal(accountErrors.secondStepOver) };
    if (pending.locked_until !== null && pending.locked_until > tx.now())
      return { refusal: lockedOut(pending.locked_until, tx.now()) };
    const used = await useSecondCode(tx, pending, input.code);
    if (used === 'wrong' || used === 'spent') return refuseWrong(tx, hash, pending, used);
    await markMfaTokenUsed(tx, hash);
    return { pair: await openSession(tx, pending, used) };
  });
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.pair;
}

async function openSession(tx: Ctx<ClientActor>, admin: Pending, used: 'totp' | 'recoveryCode'): Promise<IssuedPair> {
  const { client, userAgent, address, device } = tx.actor;
  const { user_id: userId, person_id: personId } = admin;
  await setTries(tx, userId, noTries);
  const { familyId, pair } = await openFamily(tx, { userId, kind: 'admin' }, { userAgent, address });
  await recordSignIn(tx, { personId, familyId, userAgent, address, clientId: client, device });
  const at = tx.now().toISOString();
  if (used === 'recoveryCode') {
    await recordSecurityEvent(tx, { personId, kind: 'recoveryCodeUsed', familyId, userAgent, address });
    await tx.emit('account.adminNoted', { userId, note: 'recoveryCodeUsed', at });
  }
  await tx.emit('account.adminNoted', { userId, note: 'signedIn', at });
  return pair;
}

async function refuseWrong(
  tx: Ctx<ClientActor>,
  hash: Buffer,
  admin: Pending,
  how: 'wrong' | 'spent',
): Promise<Outcome> {
  const { userAgent, address } = tx.actor;
  const { user_id: userId, person_id: personId } = admin;
  const limits = tx.ports.config.admin;
  const tries = afterWrongCode(triesOf(admin), limits, tx.now());
  const wrongOfToken = admin.token_wrong_tries + 1;
  await setTries(tx, userId, tries);
  await setMfaTokenTries(tx, hash, wrongOfToken);
  await recordSecurityEvent(tx, { personId, kind: 'totpFailed', familyId: null, userAgent, address });
  if (tries.locks > admin.locks && tries.lockedUntil !== null) {
    await recordSecurityEvent(tx, { personId, kind: 'totpLocked', familyId: null, userAgent, address });
    await tx.emit('account.adminNoted', { userId, note: 'totpLocked', at: tx.now().toISOString() });
    return { refusal: lockedOut(tries.lockedUntil, tx.now()) };
  }
  const triesLeft = limits.wrongTries - wrongOfToken;
  if (triesLeft <= 0)
    return {
      refusal: new Refusal(accountErrors.secondStepOver, {
        message: '动态验证码错误次数过多，请重新获取短信验证码登录',
      }),
    };
  if (how === 'wrong') return { refusal: new Refusal(accountErrors.wrongTotp, { data: { triesLeft } }) };
  const message = '这个动态验证码已经用过，请等待下一个';
  return { refusal: new Refusal(accountErrors.wrongTotp, { message, data: { triesLeft } }) };
}

function triesOf(admin: Pending): Tries {
  const { wrong_tries: wrong, wrong_since: since, locks, locked_until: lockedUntil } = admin;
  return { wrong, since, locks, lockedUntil };
}

function lockedOut(until: Date, now: Date): Refusal {
  const left = until.getTime() - now.getTime();
  return new Refusal(errors.tooSoon, {
    message: `动态验证码错误次数过多，请 ${lockWords(left)}后再试`,
    data: { retryAfter: Math.ceil(left / 1000) },
  });
}
