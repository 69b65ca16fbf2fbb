import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { newToken } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { findPhoneHash, holdPhone } from '../phone/find-phone-hash.ts';
import { triedBy } from '../sign-in/read-try.ts';
import { useCode } from '../sign-in/use-code.ts';
import { findAdminByPhone, insertMfaToken } from './queries.ts';

/**
 * The first of an admin's two steps. It never comes back: it asks for the second one.
 * @throws Refusal 40120 {mfaToken} for an admin with the right code; 40101 for a wrong code, and to the letter the same
 * for the right code of somebody who is no admin.
 */
export async function askSecondStep(
  ctx: Ctx<ClientActor>,
  input: { phone: string; code: string; altcha?: string | undefined },
): Promise<never> {
  const { config } = ctx.ports;
  const tried = await triedBy(ctx, await findPhoneHash(ctx, input.phone), input.altcha);
  const mfaToken = await ctx.transaction(async (tx) => {
    const phoneHash = await holdPhone(tx, input.phone);
    const admin = await findAdminByPhone(tx, phoneHash);
    if (!(await useCode(tx, { ...tried, phoneHash }, input.code)) || admin === undefined) return null;
    const token = newToken();
    const expiresAt = new Date(tx.now().getTime() + config.admin.mfaSeconds * 1000);
    await insertMfaToken(tx, { tokenHash: tokenHash(token), userId: admin.user_id, expiresAt });
    return token;
  });
  if (mfaToken === null) throw new Refusal(accountErrors.wrongCode);
  throw new Refusal(accountErrors.secondStep, { data: { mfaToken } });
}
