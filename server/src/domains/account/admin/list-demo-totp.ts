import type { Ctx } from '#server/context.ts';
import { findDemoAdmins } from './queries.ts';
import { stepOfCode, totpAt } from './totp.ts';

const period = 30_000;

/** What the authenticators of the demo world's admins show: for each the first code that would be accepted now. */
export async function listDemoTotp(ctx: Ctx): Promise<{ phone: string; code: string | null; secondsLeft: number }[]> {
  const { secretBox } = ctx.ports;
  const now = ctx.now();
  return (await findDemoAdmins(ctx)).map((row) => {
    const secret = secretBox.decrypt(row.totp_cipher);
    const shown = [now, new Date(now.getTime() + period)].map((at) => totpAt(secret, at).code);
    const unused = shown.find((code) => (stepOfCode(secret, code, now) ?? 0) > row.last_step);
    const { secondsLeft } = totpAt(secret, now);
    return { phone: secretBox.decrypt(row.phone_cipher), code: unused ?? null, secondsLeft };
  });
}
