import type { sendSms as endpoint } from '@pinjian/contract/account.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { insertCode, lockPhone, removeCode, sendHistory } from './queries.ts';
import { decideSend, newSmsCode } from './rules.ts';

/**
 * Sends a code to a phone, within the limits of decisions §7. The answer is the same for known and unknown numbers.
 * The code is stored before it is sent; where the vendor refuses, it is taken back and the person may try again.
 */
export async function sendSms(
  ctx: Ctx<AnyoneActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { config, secretBox, sms } = ctx.ports;
  const phoneHash = secretBox.hash('phone', input.phone);
  const code = newSmsCode();
  const codeId = await ctx.transaction(async (tx) => {
    await lockPhone(tx, phoneHash);
    const decision = decideSend(await sendHistory(tx, phoneHash, ctx.actor.address), config.sms, ctx.now());
    if (!decision.send && decision.because === 'address') throw new Refusal(errors.tooManyRequests);
    if (!decision.send) {
      throw new Refusal(errors.tooSoon, {
        message: `验证码发送太频繁，请 ${decision.retryAfter} 秒后再试`,
        data: { retryAfter: decision.retryAfter },
      });
    }
    const expiresAt = new Date(ctx.now().getTime() + config.sms.codeSeconds * 1000);
    return insertCode(tx, {
      phoneHash,
      smsType: input.smsType,
      codeHash: secretBox.hash('sms-code', code),
      address: ctx.actor.address,
      expiresAt,
    });
  });
  const text = `您的验证码是 ${code}，${Math.round(config.sms.codeSeconds / 60)} 分钟内有效，请勿告诉他人。`;
  try {
    await sms.send({ phone: input.phone, text, code });
  } catch (error) {
    ctx.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the SMS vendor refused');
    await removeCode(ctx, codeId);
    throw new Refusal(errors.unavailable, { message: '短信发送失败，请稍后再试' });
  }
  return { retryAfter: config.sms.resendSeconds };
}
