import { describe, expect, it, vi } from 'vitest';
import { useCopies } from '#testing/copies.ts';
import { patience } from '#testing/patience.ts';
import { bearer } from '#testing/session.ts';
import { callApp, exchangeApp, sendCodeApp, type Pair } from '#testing/sign-in.ts';
import { signInAdmin } from '#testing/admin.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { addAdmin } from './add-admin.ts';
import { removeAdmin } from './remove-admin.ts';
import { totpAt } from './totp.ts';

const room = '/admin/console/overview';

describe('an admin who is one no more', () => {
  const world = useWorld();

  it('has no session left, however their place was lost', async () => {
    const app = await world.app();
    const admin = await world.admin();
    const other = await bearer(world, await world.admin());
    const pair = await signInAdmin(world, app, admin);
    // Not by the command, which ends the sessions too: by a restore of another day, or by hand.
    await world.db.deleteFrom('account_admin').where('user_id', '=', admin.userId).execute();
    expect(await callApp(app, room, { as: pair.accessToken })).toMatchObject({ status: 401 });
    expect((await exchangeApp(app, pair.refreshToken, { client: '3' })).status).toBe(401);
    // Whoever still is one, and whoever never was, notices nothing.
    const inject = { method: 'GET', url: room, headers: other } as const;
    expect((await app.inject(inject)).json()).toMatchObject({ code: 200 });
    const seeker = await bearer(world, await world.seeker());
    expect((await app.inject({ ...inject, url: '/admin/user/info', headers: seeker })).json()).toMatchObject({
      code: 200,
    });
  });
});

describe('two copies on one database', () => {
  const copies = useCopies(2);

  async function signedIn(phone: string): Promise<Pair> {
    const secret = (await addAdmin(copies.ctx(0), phone))?.secret ?? '';
    await sendCodeApp(copies.app(0), phone);
    const code = copies.test.sentSms.findLast((sent) => sent.phone === phone)?.code;
    const as = { client: '3' } as const;
    const first = await callApp<{ mfaToken: string }>(copies.app(0), '/auth/oauth2/token', {
      as,
      body: { grant_type: 'sms', phone, code },
    });
    const body = { grant_type: 'totp', mfa_token: first.data.mfaToken, code: totpAt(secret, copies.clock.now()).code };
    return (await callApp<Pair>(copies.app(0), '/auth/oauth2/token', { as, body })).data;
  }

  it('take the console away at once from an admin who was removed by command', async () => {
    const phone = newPhone();
    const pair = await signedIn(phone);
    const look = (index: number) => callApp(copies.app(index), room, { as: pair.accessToken });
    // Both remember the session now.
    for (const index of [0, 1]) expect(await look(index)).toMatchObject({ status: 200, code: 200 });
    expect(await removeAdmin(copies.ctx(0), phone)).toBe(true);
    for (const index of [0, 1])
      await vi.waitFor(async () => expect(await look(index)).toMatchObject({ status: 401 }), patience);
    expect((await exchangeApp(copies.app(1), pair.refreshToken, { client: '3' })).status).toBe(401);
  });
});
