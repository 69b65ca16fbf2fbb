import { describe, expect, it } from 'vitest';
import type { Device, SecurityEvent } from '@pinjian/contract/account-security.ts';
import { newId } from '#platform/core/ids.ts';
import { callApp, computer, exchangeApp, infoApp, signInApp, telephone } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();

async function signIn(client: 'web-job-hunter' | 'web-company', phone: string, userAgent: string) {
  // The same phone gets its next code a minute later.
  world.clock.advance(61_000);
  return signInApp(await world.app(), world.test, { client, phone, userAgent });
}

const devicesOf = async (accessToken: string) =>
  (await callApp<{ records: Device[]; total: number }>(await world.app(), '/admin/user/devices', { as: accessToken }))
    .data;
const eventsOf = async (accessToken: string, query = '') =>
  (
    await callApp<{ records: SecurityEvent[]; total: number }>(
      await world.app(),
      `/admin/user/securityEvents${query}`,
      { as: accessToken },
    )
  ).data;
const revoke = async (accessToken: string, familyId: string) =>
  callApp(await world.app(), `/admin/user/devices/${familyId}/revoke`, { as: accessToken, body: {} });

/** A person who is signed in with both identities. */
async function twoDevices() {
  const phone = newPhone();
  const there = await signIn('web-company', phone, telephone);
  const here = await signIn('web-job-hunter', phone, computer);
  return { phone, there, here };
}

describe('the list of devices', () => {
  it('shows every device of the person under both identities, this one first, in words', async () => {
    const { here, there } = await twoDevices();
    await signIn('web-job-hunter', newPhone(), computer);
    const { records, total } = await devicesOf(here.accessToken);
    expect(total).toBe(2);
    expect(records).toMatchObject([
      { current: true, clientId: 'web-job-hunter', kind: 'computer', system: 'Windows', browser: 'Chrome' },
      { current: false, clientId: 'web-company', kind: 'phone', system: 'iPhone', browser: '微信' },
    ]);
    expect(records[0]).toMatchObject({ address: '127.0.*.*', city: null });
    expect((await devicesOf(there.accessToken)).records[0]).toMatchObject({ current: true, kind: 'phone' });
  });

  it('follows a device that moves, with its next refresh', async () => {
    const { here } = await twoDevices();
    world.clock.advance(60_000);
    await exchangeApp(await world.app(), here.refreshToken, { userAgent: telephone });
    const [mine] = (await devicesOf(here.accessToken)).records;
    expect(mine).toMatchObject({ kind: 'phone', lastUsedAt: world.clock.now().toISOString() });
  });

  it('forgets a device that was signed out, and one whose refresh tokens have all expired', async () => {
    const { here, there } = await twoDevices();
    await callApp(await world.app(), '/auth/oauth2/revoke', { body: { token: there.refreshToken } });
    expect((await devicesOf(here.accessToken)).total).toBe(1);
    world.clock.advance(29 * 86_400_000);
    const renewed = (await exchangeApp(await world.app(), here.refreshToken)).data;
    world.clock.advance(2 * 86_400_000);
    const later = (await exchangeApp(await world.app(), renewed.refreshToken)).data;
    expect((await devicesOf(later.accessToken)).total).toBe(1);
  });
});

describe("'sign out there'", () => {
  it('ends the device, again and again, and is written down once', async () => {
    const { here, there } = await twoDevices();
    const target = (await devicesOf(here.accessToken)).records[1]?.familyId ?? '';
    expect(await revoke(here.accessToken, target)).toMatchObject({ code: 200 });
    expect(await revoke(here.accessToken, target)).toMatchObject({ code: 200 });
    expect((await infoApp(await world.app(), there.accessToken)).status).toBe(401);
    expect((await exchangeApp(await world.app(), there.refreshToken)).status).toBe(401);
    expect((await infoApp(await world.app(), here.accessToken)).status).toBe(200);
    const { records } = await eventsOf(here.accessToken);
    expect(records.filter((each) => each.event === 'signedOutElsewhere')).toMatchObject([
      { kind: 'phone', system: 'iPhone', detail: { clientId: 'web-company' } },
    ]);
  });

  it('knows nothing of the devices of somebody else', async () => {
    const { here } = await twoDevices();
    const stranger = await signIn('web-job-hunter', newPhone(), computer);
    const target = (await devicesOf(here.accessToken)).records[0]?.familyId ?? '';
    expect(await revoke(stranger.accessToken, target)).toMatchObject({ status: 200, code: 40400 });
    expect(await revoke(stranger.accessToken, newId())).toMatchObject({ status: 200, code: 40400 });
    expect((await infoApp(await world.app(), here.accessToken)).status).toBe(200);
  });
});

describe('signing all others out', () => {
  it('leaves only the device that asks, and says how many there were', async () => {
    const { phone, here, there } = await twoDevices();
    const third = await signIn('web-job-hunter', phone, telephone);
    const stranger = await signIn('web-job-hunter', newPhone(), computer);
    const again = () =>
      world
        .app()
        .then((app) =>
          callApp<{ revoked: number }>(app, '/admin/user/devices/revokeOthers', { as: here.accessToken, body: {} }),
        );
    expect((await again()).data).toEqual({ revoked: 2 });
    expect((await again()).data).toEqual({ revoked: 0 });
    const app = await world.app();
    const alive = await Promise.all([here, there, third, stranger].map((pair) => infoApp(app, pair.accessToken)));
    expect(alive.map((each) => each.status)).toEqual([200, 401, 401, 200]);
  });
});

describe('the security events of a person', () => {
  it('tell a new device from a known one; the very first is no news', async () => {
    const phone = newPhone();
    await signIn('web-job-hunter', phone, computer);
    await signIn('web-company', phone, computer.replace('140', '141'));
    const last = await signIn('web-job-hunter', phone, telephone);
    const { records, total } = await eventsOf(last.accessToken);
    expect(records.map((each) => [each.event, each.detail.clientId])).toEqual([
      ['newDevice', 'web-job-hunter'],
      ['signIn', 'web-company'],
      ['signIn', 'web-job-hunter'],
    ]);
    expect(total).toBe(3);
    expect((await eventsOf(last.accessToken, '?current=2&pageSize=2')).records).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    await twoDevices();
    const stranger = await signIn('web-job-hunter', newPhone(), computer);
    expect((await eventsOf(stranger.accessToken)).total).toBe(1);
  });

  it('name a theft with the device of whoever came with the copy', async () => {
    const { phone, here } = await twoDevices();
    const app = await world.app();
    const renewed = (await exchangeApp(app, here.refreshToken)).data;
    await infoApp(app, renewed.accessToken);
    world.clock.advance(61_000);
    await exchangeApp(app, here.refreshToken, { userAgent: telephone });
    await exchangeApp(app, here.refreshToken, { userAgent: telephone });
    const after = await signIn('web-job-hunter', phone, computer);
    const { records } = await eventsOf(after.accessToken);
    expect(records.filter((each) => each.event === 'theft')).toMatchObject([{ kind: 'phone', browser: '微信' }]);
  });
});
