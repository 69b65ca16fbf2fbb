import { describe, expect, it } from 'vitest';
import { firstStep, mfaTokenOf, secondStep, signInAdmin, totpOf, wrongTotp } from '#testing/admin.ts';
import { callApp, exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { insertRecoveryCodes } from './queries.ts';

const world = useWorld();
const minute = 60_000;

async function open() {
  return { app: await world.app(), admin: await world.admin() };
}

describe('the first step', () => {
  it('yields no session, only what the second one needs', async () => {
    const { app, admin } = await open();
    const answer = await firstStep(world, app, admin.phone);
    expect(answer).toMatchObject({
      status: 200,
      code: 40120,
      data: { mfaToken: expect.stringMatching(/^[\w-]{40,}$/) },
    });
    expect(Object.keys(answer.data ?? {})).toEqual(['mfaToken']);
  });

  it('answers a right code of somebody who is no admin to the letter as a wrong code', async () => {
    const { app, admin } = await open();
    const wrong = await callApp(app, '/auth/oauth2/token', {
      as: { client: '3' },
      body: { grant_type: 'sms', phone: admin.phone, code: 'wrong' },
    });
    const stranger = newPhone();
    const seeker = await world.seeker();
    const phone = world.test.ports.secretBox.decrypt(
      (
        await world.db
          .selectFrom('account_person')
          .select('phone_cipher')
          .where('id', '=', seeker.personId)
          .executeTakeFirstOrThrow()
      ).phone_cipher,
    );
    expect(wrong).toMatchObject({ status: 200, code: 40101 });
    for (const each of [stranger, phone]) expect(await firstStep(world, app, each)).toEqual(wrong);
    const made = await world.db.selectFrom('account_identity').select('id').where('kind', '=', 'admin').execute();
    expect(made).toHaveLength(1);
    const people = await world.db
      .selectFrom('account_person')
      .select('id')
      .where('phone_hash', '=', world.test.ports.secretBox.hash('phone', stranger))
      .execute();
    expect(people).toEqual([]);
  });

  it('leaves the same phone its other roles', async () => {
    const { app, admin } = await open();
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone: admin.phone });
    const { data } = await infoApp(app, pair.accessToken);
    expect(data).toMatchObject({ sysUser: { clientId: 'web-job-hunter' }, roles: ['web-job-hunter'] });
  });
});

describe('the second step', () => {
  it('opens a session of the admin', async () => {
    const { app, admin } = await open();
    const pair = await signInAdmin(world, app, admin);
    const { data } = await infoApp(app, pair.accessToken);
    expect(data).toMatchObject({
      sysUser: { clientId: '3', userId: admin.userId, companyId: null },
      permissions: [...admin.permissions],
      roles: ['3'],
    });
    await world.deliver();
    expect(await callApp(app, '/admin/console/audit', { as: pair.accessToken })).toMatchObject({
      data: { records: [{ act: 'signedIn', admin: { userId: admin.userId, isSelf: true } }], total: 1 },
    });
  });

  it.each([
    ['the step before', -30_000, 200],
    ['the present step', 0, 200],
    ['the next step', 30_000, 200],
    ['two steps before', -60_000, 40122],
    ['two steps later', 60_000, 40122],
  ])('takes the code of %s: %i ms, %i', async (_what, later, code) => {
    const { app, admin } = await open();
    const token = await mfaTokenOf(world, app, admin.phone);
    expect((await secondStep(app, token, totpOf(world, admin, later))).code).toBe(code);
  });

  it('takes the code as it is read aloud, with a space', async () => {
    const { app, admin } = await open();
    const token = await mfaTokenOf(world, app, admin.phone);
    const code = totpOf(world, admin);
    expect((await secondStep(app, token, `${code.slice(0, 3)} ${code.slice(3)}`)).code).toBe(200);
  });

  it('takes no code twice, nor one before it, whatever the token', async () => {
    const { app, admin } = await open();
    const [first, second] = [await mfaTokenOf(world, app, admin.phone), await mfaTokenOf(world, app, admin.phone)];
    const [before, code] = [totpOf(world, admin, -30_000), totpOf(world, admin)];
    expect((await secondStep(app, first, code)).code).toBe(200);
    expect(await secondStep(app, second, code)).toMatchObject({
      code: 40122,
      message: expect.stringContaining('用过'),
    });
    expect((await secondStep(app, second, before)).code).toBe(40122);
    expect((await secondStep(app, second, totpOf(world, admin, 30_000))).code).toBe(200);
  });

  it('takes each token once, for its time, and from the admin client alone', async () => {
    const { app, admin } = await open();
    const used = await mfaTokenOf(world, app, admin.phone);
    expect((await secondStep(app, used, totpOf(world, admin), 'web-company')).code).toBe(40121);
    expect((await secondStep(app, used, totpOf(world, admin))).code).toBe(200);
    world.clock.advance(minute);
    expect((await secondStep(app, used, totpOf(world, admin))).code).toBe(40121);
    const late = await mfaTokenOf(world, app, admin.phone);
    world.clock.advance(5 * minute);
    expect((await secondStep(app, late, totpOf(world, admin))).code).toBe(40121);
    expect((await secondStep(app, 'of-nobody', totpOf(world, admin))).code).toBe(40121);
  });

  it('dies with the fifth wrong code, and the right one comes too late', async () => {
    const { app, admin } = await open();
    const token = await mfaTokenOf(world, app, admin.phone);
    const wrong = wrongTotp(world, admin);
    for (const triesLeft of [4, 3, 2, 1])
      expect(await secondStep(app, token, wrong)).toMatchObject({ code: 40122, data: { triesLeft } });
    expect((await secondStep(app, token, wrong)).code).toBe(40121);
    expect((await secondStep(app, token, totpOf(world, admin))).code).toBe(40121);
    const again = await mfaTokenOf(world, app, admin.phone);
    expect((await secondStep(app, again, totpOf(world, admin))).code).toBe(200);
  });

  it('locks the admin at the tenth wrong code of an hour, for longer each time, and says until when', async () => {
    const { app, admin } = await open();
    const fail = async (times: number) => {
      let token = await mfaTokenOf(world, app, admin.phone);
      let last;
      for (let tries = 0; tries < times; tries++) {
        if (tries === 5) token = await mfaTokenOf(world, app, admin.phone);
        last = await secondStep(app, token, wrongTotp(world, admin));
      }
      return last;
    };
    expect(await fail(10)).toMatchObject({
      code: 42900,
      message: '动态验证码错误次数过多，请 15 分钟后再试',
      data: { retryAfter: 900 },
    });
    const token = await mfaTokenOf(world, app, admin.phone);
    expect(await secondStep(app, token, totpOf(world, admin))).toMatchObject({ code: 42900 });
    world.clock.advance(15 * minute);
    expect(await fail(10)).toMatchObject({ code: 42900, data: { retryAfter: 1800 } });
    world.clock.advance(30 * minute);
    expect((await signInAdmin(world, app, admin)).accessToken).toBeDefined();
    world.clock.advance(minute);
    expect(await fail(10)).toMatchObject({ code: 42900, data: { retryAfter: 900 } });
    const kinds = await world.db.selectFrom('account_security_event').select('kind').execute();
    expect(kinds.filter(({ kind }) => kind === 'totpLocked')).toHaveLength(3);
    expect(kinds.filter(({ kind }) => kind === 'totpFailed')).toHaveLength(30);
  });

  it('counts wrong codes of an hour only', async () => {
    const { app, admin } = await open();
    for (let hours = 0; hours < 4; hours++) {
      const token = await mfaTokenOf(world, app, admin.phone);
      for (let tries = 0; tries < 4; tries++)
        expect((await secondStep(app, token, wrongTotp(world, admin))).code).toBe(40122);
      world.clock.advance(60 * minute);
    }
  });

  it('takes a recovery code in the place of a one-time code, however it is typed, and each once', async () => {
    const { app, admin } = await open();
    const { secretBox } = world.test.ports;
    await insertRecoveryCodes(world.system(), admin.userId, [secretBox.hash('recovery-code', 'ABCDEFGH23')]);
    const first = await mfaTokenOf(world, app, admin.phone);
    expect((await secondStep(app, first, 'ABCDE-FGH24')).code).toBe(40122);
    const opened = await secondStep(app, first, ' abcde fgh23 ');
    expect(opened.code).toBe(200);
    const second = await mfaTokenOf(world, app, admin.phone);
    expect((await secondStep(app, second, 'ABCDE-FGH23')).code).toBe(40122);
    await world.deliver();
    const acts = await callApp<{ records: { act: string }[] }>(app, '/admin/console/audit?act=recoveryCodeUsed', {
      as: opened.data.accessToken,
    });
    expect(acts.data.records).toHaveLength(1);
  });

  it('takes no recovery code of another admin', async () => {
    const { app, admin } = await open();
    const other = await world.admin();
    const { secretBox } = world.test.ports;
    await insertRecoveryCodes(world.system(), other.userId, [secretBox.hash('recovery-code', 'ABCDEFGH23')]);
    const token = await mfaTokenOf(world, app, admin.phone);
    expect((await secondStep(app, token, 'ABCDEFGH23')).code).toBe(40122);
  });
});

describe('a session of an admin', () => {
  it('ends after half an hour without a call', async () => {
    const { app, admin } = await open();
    const pair = await signInAdmin(world, app, admin);
    world.clock.advance(4 * minute);
    expect((await infoApp(app, pair.accessToken)).status).toBe(200);
    world.clock.advance(2 * minute);
    expect((await infoApp(app, pair.accessToken)).status).toBe(401);
    const renewed = (await exchangeApp(app, pair.refreshToken, { client: '3' })).data;
    world.clock.advance(30 * minute);
    expect((await exchangeApp(app, renewed.refreshToken, { client: '3' })).status).toBe(401);
  });

  it('ends after twelve hours, however busy', async () => {
    const { app, admin } = await open();
    let pair = await signInAdmin(world, app, admin);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      world.clock.advance(20 * minute);
      pair = (await exchangeApp(app, pair.refreshToken, { client: '3' })).data;
    }
    expect((await infoApp(app, pair.accessToken)).status).toBe(200);
    world.clock.advance(20 * minute);
    expect((await infoApp(app, pair.accessToken)).status).toBe(401);
    expect((await exchangeApp(app, pair.refreshToken, { client: '3' })).status).toBe(401);
  });

  it('is switched neither out of nor into', async () => {
    const { app, admin } = await open();
    const pair = await signInAdmin(world, app, admin);
    for (const client of ['web-job-hunter', 'web-company', '3'] as const)
      expect(await exchangeApp(app, pair.refreshToken, { grant: 'switch_role', client })).toMatchObject({
        status: 200,
        code: 40312,
      });
    expect((await infoApp(app, pair.accessToken)).data.sysUser.clientId).toBe('3');
    world.clock.advance(minute + 1);
    const seeker = await signInApp(app, world.test, { client: 'web-job-hunter', phone: admin.phone });
    expect(await exchangeApp(app, seeker.refreshToken, { grant: 'switch_role', client: '3' })).toMatchObject({
      code: 40312,
    });
  });

  it('whose spent token comes back ends, and is on record', async () => {
    const { app, admin } = await open();
    const pair = await signInAdmin(world, app, admin);
    const renewed = (await exchangeApp(app, pair.refreshToken, { client: '3' })).data;
    await infoApp(app, renewed.accessToken);
    world.clock.advance(minute + 1);
    expect((await exchangeApp(app, pair.refreshToken, { client: '3' })).status).toBe(401);
    expect((await infoApp(app, renewed.accessToken)).status).toBe(401);
    await world.deliver();
    const other = await signInAdmin(world, app, await world.admin());
    const { data } = await callApp<{ records: { act: string }[] }>(
      app,
      `/admin/console/audit?adminId=${admin.userId}`,
      { as: other.accessToken },
    );
    expect(data.records.map(({ act }) => act)).toEqual(['sessionStolen', 'signedIn']);
  });
});
