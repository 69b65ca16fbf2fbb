import { describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();

function basic(client: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${client}:${client}`).toString('base64')}` };
}

async function post(app: FastifyInstance, url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: never; message: string }>() };
}

interface Pair {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

async function signIn(app: FastifyInstance, client: string, phone = newPhone()): Promise<Pair> {
  await post(app, '/admin/sms/send', { phone, smsType: '1' });
  const code = world.test.sentSms.at(-1)?.code;
  const answer = await post(app, '/auth/oauth2/token', { grant_type: 'sms', phone, code }, basic(client));
  expect(answer.code).toBe(200);
  return answer.data;
}

async function info(app: FastifyInstance, accessToken: string) {
  const answer = await app.inject({
    method: 'GET',
    url: '/admin/user/info',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ code: number; data: { sysUser: { userId: string; clientId: string; phone: string } } }>(),
  };
}

const renew = (app: FastifyInstance, refreshToken: string) =>
  post(
    app,
    '/auth/oauth2/token',
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    basic('web-job-hunter'),
  );

describe('sign-in', () => {
  it('creates the identity of the role at the first sign-in and finds it at the next', async () => {
    const app = await world.app();
    const phone = newPhone();
    const first = await info(app, (await signIn(app, 'web-job-hunter', phone)).accessToken);
    expect(first.data.sysUser).toMatchObject({
      clientId: 'web-job-hunter',
      phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
    });
    world.clock.advance(61_000);
    const second = await info(app, (await signIn(app, 'web-job-hunter', phone)).accessToken);
    expect(second.data.sysUser.userId).toBe(first.data.sysUser.userId);
    world.clock.advance(61_000);
    const employer = await info(app, (await signIn(app, 'web-company', phone)).accessToken);
    expect(employer.data.sysUser.clientId).toBe('web-company');
    expect(employer.data.sysUser.userId).not.toBe(first.data.sysUser.userId);
  });

  it('takes a form-urlencoded body at the token endpoint', async () => {
    const app = await world.app();
    const phone = newPhone();
    await post(app, '/admin/sms/send', { phone, smsType: '1' });
    const payload = new URLSearchParams({
      grant_type: 'sms',
      phone,
      code: world.test.sentSms.at(-1)?.code ?? '',
    }).toString();
    const headers = { ...basic('web-company'), 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/auth/oauth2/token', payload, headers });
    expect(answer.json()).toMatchObject({ code: 200, data: { expiresIn: 900 } });
  });

  it('counts wrong codes, kills the code at the fifth and never accepts one twice', async () => {
    const app = await world.app();
    const phone = newPhone();
    await post(app, '/admin/sms/send', { phone, smsType: '1' });
    const code = world.test.sentSms.at(-1)?.code ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    const attempt = (tried: string) =>
      post(app, '/auth/oauth2/token', { grant_type: 'sms', phone, code: tried }, basic('web-job-hunter'));
    for (let tries = 0; tries < 5; tries++) expect(await attempt(wrong)).toMatchObject({ status: 200, code: 40101 });
    expect(await attempt(code)).toMatchObject({ code: 40101 });

    world.clock.advance(61_000);
    await post(app, '/admin/sms/send', { phone, smsType: '1' });
    const next = world.test.sentSms.at(-1)?.code ?? '';
    expect(await attempt(next)).toMatchObject({ code: 200 });
    expect(await attempt(next)).toMatchObject({ code: 40101 });
  });

  it('lets a code expire after five minutes', async () => {
    const app = await world.app();
    const phone = newPhone();
    await post(app, '/admin/sms/send', { phone, smsType: '1' });
    world.clock.advance(300_000);
    const answer = await post(
      app,
      '/auth/oauth2/token',
      { grant_type: 'sms', phone, code: world.test.sentSms.at(-1)?.code },
      basic('web-job-hunter'),
    );
    expect(answer.code).toBe(40101);
  });

  it('refuses an unknown client with 401 and a bad phone with the words of the spec', async () => {
    const app = await world.app();
    expect(
      await post(app, '/auth/oauth2/token', { grant_type: 'sms', phone: newPhone(), code: '1' }, basic('someone')),
    ).toMatchObject({ status: 401, code: 401 });
    expect(await post(app, '/admin/sms/send', { phone: '12345678901', smsType: '1' })).toMatchObject({
      status: 200,
      code: 40001,
      message: '请输入正确的手机号',
    });
    expect(await post(app, '/admin/sms/send', { phone: '', smsType: '1' })).toMatchObject({
      code: 40001,
      message: '请输入手机号',
    });
  });
});

describe('sending codes', () => {
  it('waits 60 seconds between two sends to one phone', async () => {
    const app = await world.app();
    const phone = newPhone();
    expect(await post(app, '/admin/sms/send', { phone, smsType: '1' })).toMatchObject({
      code: 200,
      data: { retryAfter: 60 },
    });
    world.clock.advance(20_000);
    expect(await post(app, '/admin/sms/send', { phone, smsType: '1' })).toMatchObject({
      status: 200,
      code: 42900,
      data: { retryAfter: 40 },
    });
    world.clock.advance(40_000);
    expect(await post(app, '/admin/sms/send', { phone, smsType: '1' })).toMatchObject({ code: 200 });
  });
});

describe('a session', () => {
  it('lives 15 minutes, is renewed by rotation, and the old access token lives to its own end', async () => {
    const app = await world.app();
    const pair = await signIn(app, 'web-job-hunter');
    world.clock.advance(10 * 60_000);
    const renewed = (await renew(app, pair.refreshToken)).data as Pair;
    expect((await info(app, pair.accessToken)).status).toBe(200);
    world.clock.advance(6 * 60_000);
    expect((await info(app, pair.accessToken)).status).toBe(401);
    expect((await info(app, renewed.accessToken)).status).toBe(200);
  });

  it('gives two tabs siblings within 60 seconds', async () => {
    const app = await world.app();
    const pair = await signIn(app, 'web-job-hunter');
    const one = (await renew(app, pair.refreshToken)).data as Pair;
    expect((await info(app, one.accessToken)).status).toBe(200);
    world.clock.advance(60_000);
    const two = await renew(app, pair.refreshToken);
    expect(two.code).toBe(200);
    expect((await renew(app, one.refreshToken)).code).toBe(200);
  });

  it('forgives a lost answer, however late', async () => {
    const app = await world.app();
    const pair = await signIn(app, 'web-job-hunter');
    await renew(app, pair.refreshToken);
    world.clock.advance(3600_000);
    expect((await renew(app, pair.refreshToken)).code).toBe(200);
  });

  it('dies whole when a spent token comes back', async () => {
    const app = await world.app();
    const pair = await signIn(app, 'web-job-hunter');
    const renewed = (await renew(app, pair.refreshToken)).data as Pair;
    expect((await info(app, renewed.accessToken)).status).toBe(200);
    world.clock.advance(61_000);
    expect(await renew(app, pair.refreshToken)).toMatchObject({ status: 401, code: 401 });
    expect((await info(app, renewed.accessToken)).status).toBe(401);
    expect(await renew(app, renewed.refreshToken)).toMatchObject({ status: 401 });
  });

  it('ends at once with its refresh token, again and again', async () => {
    const app = await world.app();
    const pair = await signIn(app, 'web-job-hunter');
    expect((await info(app, pair.accessToken)).status).toBe(200);
    expect(await post(app, '/auth/oauth2/revoke', { token: pair.refreshToken })).toMatchObject({
      status: 200,
      code: 200,
    });
    expect((await info(app, pair.accessToken)).status).toBe(401);
    expect(await renew(app, pair.refreshToken)).toMatchObject({ status: 401 });
    expect(await post(app, '/auth/oauth2/revoke', { token: pair.refreshToken })).toMatchObject({ code: 200 });
    expect(await post(app, '/auth/oauth2/revoke', { token: 'unknown' })).toMatchObject({ code: 200 });
  });

  it('answers unreadable JSON with 40001 and an unknown call below /admin with its own 404', async () => {
    const app = await world.app();
    const broken = await app.inject({
      method: 'POST',
      url: '/admin/sms/send',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.json()).toMatchObject({ code: 40001, data: [{ path: '' }] });
  });
});
