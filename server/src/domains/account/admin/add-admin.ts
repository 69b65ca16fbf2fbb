import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { holdPhone } from '../phone/find-phone-hash.ts';
import { findIdentity, findPerson, insertIdentity, insertPerson } from '../sign-in/queries.ts';
import { insertAdmin } from './queries.ts';
import { issueSecondFactor, type SecondFactor } from './issue-second-factor.ts';
import { newTotpSecret } from './totp.ts';

/**
 * Makes whoever has a phone an admin, by command on the machine; their other identities stay as they are.
 * @returns what they sign in with from now on, told this once; null where they are an admin already
 */
export async function addAdmin(ctx: Ctx, phone: string): Promise<SecondFactor | null> {
  const { secretBox } = ctx.ports;
  return ctx.transaction(async (tx) => {
    const phoneHash = await holdPhone(tx, phone);
    const personId = (await findPerson(tx, phoneHash)) ?? (await insertPerson(tx, phone));
    const userId =
      (await findIdentity(tx, personId, 'admin')) ?? (await insertIdentity(tx, personId, 'admin')) ?? newId();
    const secret = newTotpSecret();
    if (!(await insertAdmin(tx, { userId, totpCipher: secretBox.encrypt(secret) }))) return null;
    await tx.emit('account.adminNoted', { userId, note: 'added', at: tx.now().toISOString() });
    return issueSecondFactor(tx, { userId, phone, secret });
  });
}
