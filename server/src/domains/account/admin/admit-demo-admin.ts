import type { Ctx } from '#server/context.ts';
import { admitDemoPeople } from '../demo/admit-demo-people.ts';
import { findPerson, lockPhone } from '../sign-in/queries.ts';
import { insertAdmin } from './queries.ts';
import { newTotpSecret } from './totp.ts';

/** Makes the demo world's admin, where nobody has that phone yet; what their authenticator shows stands at /sandbox. */
export async function admitDemoAdmin(ctx: Ctx, phone: string): Promise<void> {
  const { secretBox } = ctx.ports;
  const phoneHash = secretBox.hash('phone', phone);
  await ctx.transaction(async (tx) => {
    await lockPhone(tx, phoneHash);
    if ((await findPerson(tx, phoneHash)) !== undefined) return;
    const [made] = await admitDemoPeople(tx, [{ phone, kind: 'admin', username: null }]);
    if (made === undefined) throw new Error('nobody was admitted');
    await insertAdmin(tx, { userId: made.userId, totpCipher: secretBox.encrypt(newTotpSecret()) });
  });
}
