import type { Challenge } from 'altcha-lib';
import { describe, expect, it } from 'vitest';
import type { TestPorts } from '#testing/ports.ts';
import { solveProof } from '#testing/proof.ts';
import { callApp, signInApp, type Browser } from '#testing/sign-in.ts';
import { useCopies } from '#testing/copies.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { findSmsAlarms } from './find-sms-budget.ts';

const world = useWorld();
const url = '/admin/sms/send';
const minute = 60_000;
type Sent = { challenge: Challenge; retryAfter: number };

/** Sets the budget of a test. */
function allow(test: TestPorts, budget: TestPorts['ports']['config']['sms']['budget']): void {
  const { config } = test.ports;
  Object.assign(test.ports, { config: { ...config, sms: { ...config.sms, budget } } });
}

const signIn = async (phone: string, browser?: Browser) =>
  signInApp(await world.app(), world.test, {
    client: 'web-job-hunter',
    phone,
    ...(browser === undefined ? {} : { browser }),
  });

describe('what another website can have a browser send', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'phone=13800000000&smsType=1'],
    ['text/plain', '{"phone":"13800000000","smsType":"1"}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="phone"\r\n\r\n13800000000\r\n--x--',
    ],
    ['application/x-www-form-urlencoded; charset=utf-8', 'phone=13800000000&smsType=1'],
  ])('%s sends no code', async (type, payload) => {
    const app = await world.app();
    const answered = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(answered.statusCode).toBe(415);
    expect(answered.json()).toEqual({ code: 415, data: null, message: '不支持的内容格式' });
    expect(world.test.sentSms).toEqual([]);
  });

  it('a form is taken where RFC 6749 and 7009 ask for one', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const app = await world.app();
    const revoked = await app.inject({ method: 'POST', url: '/auth/oauth2/revoke', headers: form, payload: 'token=x' });
    expect(revoked.json()).toMatchObject({ code: 200 });
  });
});

describe('codes for a change of number', () => {
  it.each(['2', '3'])('smsType %s needs a session', async (smsType) => {
    const app = await world.app();
    const body = { phone: newPhone(), smsType };
    expect(await callApp(app, url, { body })).toMatchObject({ status: 401, code: 401, message: '请先登录' });
    expect(await callApp(app, url, { body, as: 'made-up' })).toMatchObject({ status: 401 });
    expect(world.test.sentSms).toEqual([]);
  });

  it('smsType 2 goes to one’s own number only', async () => {
    const phone = newPhone();
    const { accessToken: as } = await signIn(phone);
    world.clock.advance(minute + 1);
    const app = await world.app();
    const others = await callApp(app, url, { as, body: { phone: newPhone(), smsType: '2' } });
    expect(others).toMatchObject({ status: 200, code: 40001, data: [{ path: 'phone' }] });
    expect(world.test.sentSms).toHaveLength(1);
    expect(await callApp(app, url, { as, body: { phone, smsType: '2' } })).toMatchObject({ code: 200 });
    expect(world.test.sentSms.at(-1)).toMatchObject({ phone });
  });

  it('smsType 3 goes to any; the code is for the session that asked', async () => {
    const { accessToken: as } = await signIn(newPhone());
    const phone = newPhone();
    const app = await world.app();
    expect(await callApp(app, url, { as, body: { phone, smsType: '3' } })).toMatchObject({ code: 200 });
    expect(world.test.sentSms.at(-1)?.text).toContain('绑定到账号');
  });

  it('smsType 1 ignores whatever token comes along', async () => {
    const body = { phone: newPhone(), smsType: '1' };
    expect(await callApp(await world.app(), url, { as: 'made-up', body })).toMatchObject({ code: 200 });
  });
});

describe('the budget of all numbers', () => {
  /** Ten a minute, twenty a day; each from an address of its own. */
  const setBudget = () => {
    allow(world.test, { perMinute: 10, perDay: 20, alarmPercent: 80 });
  };
  let next = 0;
  const send = async (more: { altcha?: string; browser?: Browser; phone?: string } = {}) => {
    const { altcha, browser, phone = newPhone() } = more;
    next += 1;
    const address = `10.9.${next >> 8}.${next & 255}`;
    const from = { address, ...(browser === undefined ? {} : { browser }) };
    return {
      phone,
      ...(await callApp<Sent>(await world.app(), url, { ...from, body: { phone, smsType: '1', altcha } })),
    };
  };
  const sendWithWork = async () => {
    const { phone, data, code } = await send();
    expect(code).toBe(42910);
    return send({ phone, altcha: await solveProof(data.challenge) });
  };

  it('asks strangers for work from four fifths on, then refuses them, and never a familiar device', async () => {
    setBudget();
    const [phone, browser]: [string, Browser] = [newPhone(), {}];
    await signIn(phone, browser);
    world.clock.advance(2 * minute);
    for (let count = 0; count < 8; count++) expect(await send()).toMatchObject({ code: 200 });
    for (let count = 0; count < 2; count++) expect(await sendWithWork()).toMatchObject({ code: 200 });
    expect(await send()).toMatchObject({
      status: 200,
      code: 42900,
      message: '当前获取验证码的人较多，请 1 分钟后再试',
      data: { retryAfter: 60 },
    });
    expect(await send({ phone, browser })).toMatchObject({ code: 200 });
    world.clock.advance(minute);
    // The day is at 12 of 20.
    for (let count = 0; count < 4; count++) expect(await send()).toMatchObject({ code: 200 });
    for (let count = 0; count < 4; count++) {
      world.clock.advance(minute);
      expect(await sendWithWork()).toMatchObject({ code: 200 });
    }
    world.clock.advance(minute);
    expect(await send()).toMatchObject({ code: 42900, data: { retryAfter: 3600 } });
    expect(await send({ phone, browser })).toMatchObject({ code: 200 });
    world.clock.advance(24 * 60 * minute);
    expect(await send()).toMatchObject({ code: 200 });
  });

  it('raises an alarm in the log and for the console, once', async () => {
    setBudget();
    for (let count = 0; count < 7; count++) await send();
    expect(await findSmsAlarms(world.system())).toEqual([]);
    await send();
    await sendWithWork();
    const at = world.clock.now();
    expect(await findSmsAlarms(world.system())).toEqual([{ span: 'minute', sent: 8, allowed: 10, at }]);
    const told = world.logged.filter((line) => line.includes('close to their budget'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('"allowed":10');
  });
});

describe('on two copies', () => {
  const copies = useCopies(2);

  it('no more than the budget is sent, whoever asks at the same time', async () => {
    allow(copies.test, { perMinute: 12, perDay: 50_000, alarmPercent: 100 });
    const calls = Array.from({ length: 40 }, (_each, index) =>
      callApp(copies.app(index % 2), url, {
        address: `10.8.0.${index}`,
        body: { phone: newPhone(), smsType: '1' },
      }),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(12);
    expect(copies.test.sentSms).toHaveLength(12);
    expect(new Set(codes)).toEqual(new Set([200, 42900]));
  });
});
