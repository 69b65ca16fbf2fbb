import { describe, expect, it } from 'vitest';
import { exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();
const toEmployer = { grant: 'switch_role', client: 'web-company' } as const;
const toSeeker = { grant: 'switch_role', client: 'web-job-hunter' } as const;

async function seeker(phone = newPhone()) {
  const app = await world.app();
  return { app, pair: await signInApp(app, world.test, { client: 'web-job-hunter', phone }) };
}

describe('a switch of role', () => {
  it('makes the other identity where there is none, on the same device, and the old pair dies', async () => {
    const { app, pair } = await seeker();
    const before = await infoApp(app, pair.accessToken);
    expect(before.data.roles).toEqual(['web-job-hunter']);
    const { data: switched } = await exchangeApp(app, pair.refreshToken, toEmployer);
    const after = await infoApp(app, switched.accessToken);
    expect(after.data).toMatchObject({
      sysUser: { clientId: 'web-company', phone: before.data.sysUser.phone },
      roles: ['web-job-hunter', 'web-company'],
    });
    expect((await infoApp(app, pair.accessToken)).status).toBe(401);
    expect((await exchangeApp(app, pair.refreshToken)).status).toBe(401);
    const families = await world.db.selectFrom('account_family').select(['user_id', 'revoked_at']).execute();
    expect(families).toEqual([{ user_id: after.data.sysUser.userId, revoked_at: null }]);
  });

  it('goes back to the same identity as before', async () => {
    const { app, pair } = await seeker();
    const first = (await infoApp(app, pair.accessToken)).data.sysUser.userId;
    const there = (await exchangeApp(app, pair.refreshToken, toEmployer)).data;
    const back = (await exchangeApp(app, there.refreshToken, toSeeker)).data;
    expect((await infoApp(app, back.accessToken)).data.sysUser.userId).toBe(first);
    expect(await world.db.selectFrom('account_identity').select('id').execute()).toHaveLength(2);
  });

  it('whose answer was lost is made again, as long as nobody used what it gave', async () => {
    const { app, pair } = await seeker();
    await exchangeApp(app, pair.refreshToken, toEmployer);
    world.clock.advance(3600_000);
    const again = await exchangeApp(app, pair.refreshToken, toEmployer);
    expect((await infoApp(app, again.data.accessToken)).data.sysUser.clientId).toBe('web-company');
  });

  it('whose answer was lost yields nothing else: neither a refresh nor the way back', async () => {
    const { app, pair } = await seeker();
    await exchangeApp(app, pair.refreshToken, toEmployer);
    expect((await exchangeApp(app, pair.refreshToken)).status).toBe(401);
    expect((await exchangeApp(app, pair.refreshToken, toSeeker)).status).toBe(401);
    expect((await exchangeApp(app, pair.refreshToken, toEmployer)).status).toBe(200);
  });

  it('ends the siblings of other tabs with it', async () => {
    const { app, pair } = await seeker();
    const tab = (await exchangeApp(app, pair.refreshToken)).data;
    const other = (await exchangeApp(app, pair.refreshToken)).data;
    const switched = (await exchangeApp(app, tab.refreshToken, toEmployer)).data;
    for (const { refreshToken, accessToken } of [pair, other]) {
      expect((await infoApp(app, accessToken)).status).toBe(401);
      expect((await exchangeApp(app, refreshToken)).status).toBe(401);
      expect((await exchangeApp(app, refreshToken, toEmployer)).status).toBe(401);
    }
    expect((await infoApp(app, switched.accessToken)).status).toBe(200);
  });

  it('with a copy of the old token, used later, is theft', async () => {
    const { app, pair } = await seeker();
    const switched = (await exchangeApp(app, pair.refreshToken, toEmployer)).data;
    expect((await infoApp(app, switched.accessToken)).status).toBe(200);
    world.clock.advance(61_000);
    expect((await exchangeApp(app, pair.refreshToken, toEmployer)).status).toBe(401);
    expect((await infoApp(app, switched.accessToken)).status).toBe(401);
  });

  it('to the identity that is signed in is a refresh', async () => {
    const { app, pair } = await seeker();
    const same = (await exchangeApp(app, pair.refreshToken, toSeeker)).data;
    expect((await infoApp(app, same.accessToken)).data.sysUser.clientId).toBe('web-job-hunter');
    expect((await infoApp(app, pair.accessToken)).status).toBe(200);
  });

  it('is refused into the admin client and to a token of nobody', async () => {
    const { app, pair } = await seeker();
    expect(await exchangeApp(app, pair.refreshToken, { grant: 'switch_role', client: '3' })).toMatchObject({
      status: 200,
      code: 40312,
    });
    expect((await exchangeApp(app, 'nobody', toEmployer)).status).toBe(401);
    expect((await infoApp(app, pair.accessToken)).status).toBe(200);
  });
});
