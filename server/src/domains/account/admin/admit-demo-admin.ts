import type { Ctx } from '#server/context.ts';
import { admitDemoPeople } from '../demo/admit-demo-people.ts';
import { holdPhone } from '../phone/find-phone-hash.ts';
import { findPerson } from '../sign-in/queries.ts';
import { insertAdmin } from './queries.ts';
import { newTotpSecret } from './totp.ts';

/** Makes the demo world's admin, where nobody has that phone yet; what their authenticator shows stands at /sandbox. Null for a phone that somebody has. */
export async function admitDemoAdmin(ctx: Ctx, phone: string): Promise<{ userId: string; personId: string } | null> {
  const { secretBox } = ctx.ports;
  return ctx.transaction(async (tx) => {
    if ((await findPerson(tx, await holdPhone(tx, phone))) !== undefined) return null;
    const [made] = await admitDemoPeople(tx, [{ phone, kind: 'admin', username: null }]);
    if (made === undefined) throw new Error('nobody was admitted');
    await insertAdmin(tx, { userId: made.userId, totpCipher: secretBox.encrypt(newTotpSecret()) });
    return made;
  });
}
