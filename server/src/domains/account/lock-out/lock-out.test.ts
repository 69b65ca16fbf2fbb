import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { useCopies } from '#testing/copies.ts';
import { callApp, signInApp, telephone, type Pair } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();
const minute = 60_000;
const here = '198.51.100.7';

interface From {
  readonly address?: string;
  readonly userAgent?: string;
}

/** Tries a code; no code has to have been sent for a wrong one. */
async function tryCode(phone: string, code: string, from: From = {}, app?: FastifyInstance) {
  return callApp<Pair & { retryAfter: number }>(app ?? (await world.app()), '/auth/oauth2/token', {
    as: { client: 'web-job-hunter' },
    body: { grant_type: 'sms', phone, code },
    address: here,
    ...from,
  });
}

async function guess(phone: string, count: number, from: From = {}) {
  for (let tries = 0; tries < count; tries++)
    expect(await tryCode(phone, 'wrong', from)).toMatchObject({ code: 40101 });
}

async function askForCode(phone: string, from: From = {}): Promise<string> {
  const body = { phone, smsType: '1' };
  const sent = await callApp(await world.app(), '/admin/sms/send', { address: here, ...from, body });
  expect(sent).toMatchObject({ code: 200 });
  return world.test.sentSms.findLast((sent) => sent.phone === phone)?.code ?? '';
}

/** Somebody who has an account; their computer stands at 127.0.0.1. */
async function owner(phone = newPhone()) {
  const app = await world.app();
  const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
  world.clock.advance(minute + 1);
  return { app, phone, pair };
}

async function eventsOf({ app, pair }: Awaited<ReturnType<typeof owner>>) {
  await world.runTasks();
  await world.deliver();
  const { data } = await callApp<{ records: { event: string; detail: object }[] }>(app, '/admin/user/securityEvents', {
    as: pair.accessToken,
  });
  return data.records.filter(({ event }) => event.startsWith('signInF') || event.startsWith('signInL'));
}

async function messagesOf({ app, pair }: Awaited<ReturnType<typeof owner>>) {
  return (await callApp<{ title: string }[]>(app, '/job/message/list', { as: pair.accessToken })).data;
}

describe('who guesses at one number', () => {
  it('waits after ten wrong codes, longer after each further one; the right one counts for nothing meanwhile', async () => {
    const phone = newPhone();
    await guess(phone, 10);
    const code = await askForCode(phone);
    expect(await tryCode(phone, code)).toMatchObject({
      status: 200,
      code: 42900,
      message: '验证码输错次数较多，为保护账号安全，请 5 分钟后再试',
      data: { retryAfter: 300 },
    });
    world.clock.advance(5 * minute);
    await guess(phone, 1);
    expect((await tryCode(phone, 'wrong')).data).toEqual({ retryAfter: 600 });
    // What was refused did not count.
    expect((await tryCode(phone, 'wrong')).data).toEqual({ retryAfter: 600 });
  });

  it('is free again with the right code after the wait', async () => {
    const phone = newPhone();
    await guess(phone, 10);
    world.clock.advance(5 * minute);
    expect(await tryCode(phone, await askForCode(phone))).toMatchObject({ code: 200 });
    await guess(phone, 9);
    expect(await tryCode(phone, 'wrong')).toMatchObject({ code: 40101 });
    expect(await tryCode(phone, 'wrong')).toMatchObject({ code: 42900 });
  });

  it('holds up nobody else, and no other number', async () => {
    const { phone } = await owner();
    await guess(phone, 10);
    const code = await askForCode(phone, { address: '203.0.113.9' });
    expect(await tryCode(phone, code, { address: '203.0.113.9' })).toMatchObject({ code: 200 });
    expect(await tryCode(newPhone(), 'wrong')).toMatchObject({ code: 40101 });
  });

  it('gains nothing by another address of the same IPv6 network', async () => {
    const phone = newPhone();
    await guess(phone, 10, { address: '2001:db8:1:2::1' });
    expect(await tryCode(phone, 'wrong', { address: '2001:db8:1:2:ffff::9' })).toMatchObject({ code: 42900 });
    expect(await tryCode(phone, 'wrong', { address: '2001:db8:1:3::1' })).toMatchObject({ code: 40101 });
  });

  it('gains no more than its share by many networks of one IPv6 site', async () => {
    const phone = newPhone();
    for (let index = 0; index < 40; index++) await guess(phone, 1, { address: `2001:db8:5:${index}::1` });
    expect(await tryCode(phone, 'wrong', { address: '2001:db8:5:99::1' })).toMatchObject({ code: 42900 });
    expect(await tryCode(phone, 'wrong', { address: '2001:db8:6::1' })).toMatchObject({ code: 40101 });
  });

  it('from many addresses makes nobody wait, neither who holds the number nor strangers', async () => {
    const { phone } = await owner();
    for (let index = 0; index < 30; index++) await guess(phone, 1, { address: `203.0.113.${index}` });
    expect(await tryCode(phone, 'wrong', { address: '192.0.2.1' })).toMatchObject({ code: 40101 });
    const address = '127.0.0.1';
    expect(await tryCode(phone, await askForCode(phone, { address }), { address })).toMatchObject({ code: 200 });
  });
});

describe('a stranger behind the same address as the owner', () => {
  it('keeps them waiting for minutes, never for a day', async () => {
    const { phone } = await owner();
    const address = '127.0.0.1';
    await guess(phone, 10, { address });
    for (let rounds = 0; rounds < 5; rounds++) {
      expect(await tryCode(phone, 'wrong', { address })).toMatchObject({ code: 42900, data: { retryAfter: 300 } });
      world.clock.advance(5 * minute);
      await guess(phone, 1, { address });
    }
    world.clock.advance(5 * minute);
    expect(await tryCode(phone, await askForCode(phone, { address }), { address })).toMatchObject({ code: 200 });
  });
});

describe('an address that guesses at many numbers', () => {
  it('waits, by status 429, with the seconds in its header', async () => {
    for (let index = 0; index < 100; index++) await guess(newPhone(), 1);
    const app = await world.app();
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/oauth2/token',
      remoteAddress: here,
      headers: { authorization: `Basic ${Buffer.from('web-company:web-company').toString('base64')}` },
      payload: { grant_type: 'sms', phone: newPhone(), code: 'wrong' },
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('300');
    expect(answer.json()).toMatchObject({ code: 429, message: '登录尝试过于频繁，请 5 分钟后再试' });
  });
});

describe('the answers about a number', () => {
  it('are the same whether or not anybody has it', async () => {
    const known = (await owner()).phone;
    const unknown = newPhone();
    const walk = async (phone: string) => {
      const answers: object[] = [];
      const ask = async () =>
        answers.push(await callApp(await world.app(), '/admin/sms/send', { body: { phone, smsType: '1' } }));
      await ask();
      await ask();
      for (let tries = 0; tries < 12; tries++)
        answers.push(await tryCode(phone, 'wrong', { address: phone.slice(-3) }));
      world.clock.advance(minute + 1);
      await ask();
      return answers;
    };
    const ofKnown = await walk(known);
    expect(ofKnown).toEqual(await walk(unknown));
    expect(new Set(ofKnown.map((answer) => (answer as { code: number }).code))).toEqual(new Set([200, 42900, 40101]));
  });
});

describe('what the owner of the number learns', () => {
  it('nothing of one or two slips, and one event for all from one address', async () => {
    const person = await owner();
    await guess(person.phone, 2);
    expect(await eventsOf(person)).toEqual([]);
    await guess(person.phone, 1);
    expect(await eventsOf(person)).toMatchObject([{ event: 'signInFailed', detail: { tries: 3 } }]);
    await guess(person.phone, 2);
    await guess(person.phone, 3, { address: '203.0.113.9' });
    expect(await eventsOf(person)).toMatchObject([
      { event: 'signInFailed', detail: { tries: 3 } },
      { event: 'signInFailed', detail: { tries: 5 } },
    ]);
  });

  it('a lock, once, with a message where the device is a stranger', async () => {
    const person = await owner();
    await guess(person.phone, 10, { userAgent: telephone });
    world.clock.advance(6 * minute);
    await guess(person.phone, 1, { userAgent: telephone });
    const events = await eventsOf(person);
    expect(events.toSorted((a, b) => a.event.localeCompare(b.event))).toMatchObject([
      { event: 'signInFailed', detail: { tries: 11 } },
      { event: 'signInLocked' },
    ]);
    expect(await messagesOf(person)).toMatchObject([
      {
        title: '有人尝试登录您的账号',
        content: expect.stringMatching(/^\d+月\d+日 \d\d:\d\d，陌生设备（.*\d\.\*\.\*/),
      },
    ]);
  });

  it('a lock without a message where the device is of the kind they use', async () => {
    const person = await owner();
    await guess(person.phone, 10);
    expect((await eventsOf(person)).map(({ event }) => event)).toContain('signInLocked');
    expect(await messagesOf(person)).toEqual([]);
  });

  it('nothing, where the right code followed', async () => {
    const person = await owner();
    await guess(person.phone, 4);
    expect(await tryCode(person.phone, await askForCode(person.phone))).toMatchObject({ code: 200 });
    expect(await eventsOf(person)).toEqual([]);
  });

  it('is written down for nobody where nobody has the number', async () => {
    await guess(newPhone(), 10);
    await world.runTasks();
    expect(await world.db.selectFrom('account_security_event').selectAll().execute()).toEqual([]);
  });
});

describe('on two copies', () => {
  const copies = useCopies(2);

  it('wrong codes are counted together', async () => {
    const phone = newPhone();
    for (let tries = 0; tries < 10; tries++)
      expect(await tryCode(phone, 'wrong', {}, copies.app(tries % 2))).toMatchObject({ code: 40101 });
    for (const copy of [0, 1])
      expect(await tryCode(phone, 'wrong', {}, copies.app(copy))).toMatchObject({ code: 42900 });
  });
});
