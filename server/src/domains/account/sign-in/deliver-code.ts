import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { insertCode, lockPhone, removeCode, sendHistory } from './queries.ts';
import { codeText, decideSend, newSmsCode, type SmsType } from './rules.ts';

/**
 * Sends a code to a phone, within the limits of decisions §7; answers the seconds until the next. The code is stored
 * before it is sent; where the vendor refuses, it is taken back and the person may try again.
 */
export async function deliverCode(
  ctx: Ctx,
  to: { phone: string; smsType: SmsType; address: string },
): Promise<{ retryAfter: number }> {
  const { config, secretBox, sms } = ctx.ports;
  const phoneHash = secretBox.hash('phone', to.phone);
  const code = newSmsCode();
  const codeId = await ctx.transaction(async (tx) => {
    await lockPhone(tx, phoneHash);
    const decision = decideSend(await sendHistory(tx, phoneHash, to.address), config.sms, ctx.now());
    if (!decision.send && decision.because === 'address') throw new Refusal(errors.tooManyRequests);
    if (!decision.send) {
      throw new Refusal(errors.tooSoon, {
        message: `验证码发送太频繁，请 ${decision.retryAfter} 秒后再试`,
        data: { retryAfter: decision.retryAfter },
      });
    }
    const expiresAt = new Date(ctx.now().getTime() + config.sms.codeSeconds * 1000);
    const codeHash = secretBox.hash('sms-code', code);
    return insertCode(tx, { phoneHash, smsType: to.smsType, codeHash, address: to.address, expiresAt });
  });
  try {
    await sms.send({ phone: to.phone, text: codeText(to.smsType, code, config.sms.codeSeconds), code });
  } catch (error) {
    ctx.log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the SMS vendor refused');
    await removeCode(ctx, codeId);
    throw new Refusal(errors.unavailable, { message: '短信发送失败，请稍后再试' });
  }
  return { retryAfter: config.sms.resendSeconds };
}
