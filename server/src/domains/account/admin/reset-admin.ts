import type { Ctx } from '#server/context.ts';
import { findPhoneHash } from '../phone/find-phone-hash.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { findAdminByPhone, replaceTotp } from './queries.ts';
import { issueSecondFactor, type SecondFactor } from './issue-second-factor.ts';
import { newTotpSecret } from './totp.ts';

/**
 * Gives an admin who has lost their authenticator, or fears for it, a new secret and new recovery codes. What they were
 * signed in with ends at once. null where nobody with this phone is an admin.
 */
export async function resetAdmin(ctx: Ctx, phone: string): Promise<SecondFactor | null> {
  const { secretBox } = ctx.ports;
  return ctx.transaction(async (tx) => {
    const admin = await findAdminByPhone(tx, await findPhoneHash(tx, phone));
    if (admin === undefined) return null;
    const userId = admin.user_id;
    const secret = newTotpSecret();
    await replaceTotp(tx, userId, secretBox.encrypt(secret));
    await endSessionsOf(tx, userId);
    await tx.emit('account.adminNoted', { userId, note: 'reset', at: tx.now().toISOString() });
    return issueSecondFactor(tx, { userId, phone, secret });
  });
}
