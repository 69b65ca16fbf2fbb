import type { sendMailCode as endpoint } from '@pinjian/contract/account-profile.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { decideSend, newSmsCode, waitForCode } from '../sign-in/rules.ts';
import { lockPerson } from '../profile/queries.ts';
import { insertMailCode, mailHistory, removeMailCode } from './queries.ts';

const dayMilliseconds = 24 * 3600_000;
/** A mail may be slow: its code is good for longer than one of a text message. */
const codeMinutes = 10;

/**
 * Sends a code to a mail address that the caller wants to be reached at, within the limits of text messages. The code is
 * stored before it is sent; where the vendor refuses, it is taken back, and where it is not known, it stays good.
 * @throws Refusal 42900 too soon or too often, 503 where it could not be sent.
 */
export async function sendMailCode(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { config, secretBox, mail } = ctx.ports;
  const { personId, userId } = ctx.actor;
  const code = newSmsCode();
  const codeId = await ctx.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await refuseTooSoon(tx, personId);
    return insertMailCode(tx, {
      personId,
      mailCipher: secretBox.encrypt(input.mail),
      codeHash: secretBox.hash('mail-code', code),
      expiresAt: new Date(tx.now().getTime() + codeMinutes * 60_000),
    });
  });
  const { name } = config.brand;
  const [sent] = await Promise.allSettled([
    mail.send({
      mail: input.mail,
      userId,
      subject: `${name}邮箱验证码`,
      text: `您正在${name}绑定此邮箱，验证码是 ${code}，${codeMinutes} 分钟内有效，请勿告诉他人。如果不是您本人操作，请忽略这封邮件。`,
    }),
  ]);
  if (sent.status === 'rejected' && !(sent.reason instanceof UncertainSend)) {
    ctx.log.warn({ error: sent.reason instanceof Error ? sent.reason.name : 'unknown' }, 'the mail vendor refused');
    await removeMailCode(ctx, codeId);
    throw new Refusal(errors.unavailable, { message: '邮件发送失败，请检查邮箱地址或稍后再试' });
  }
  return { retryAfter: config.sms.resendSeconds };
}

async function refuseTooSoon(tx: Ctx, personId: string): Promise<void> {
  const { last, count } = await mailHistory(tx, personId, new Date(tx.now().getTime() - dayMilliseconds));
  // Asked for by a session: neither addresses nor the budget of text messages have to do with it.
  const apart = { networkLastHour: 0, siteLastHour: 0, budget: { minute: 0, day: 0 } };
  const history = { lastToPhone: last, phoneLastDay: count, ...apart };
  const decision = decideSend(history, 'device', tx.ports.config.sms, tx.now());
  if (decision.send || decision.because === 'address') return;
  const { message, retryAfter } = waitForCode(decision);
  throw new Refusal(errors.tooSoon, { message, data: { retryAfter } });
}
