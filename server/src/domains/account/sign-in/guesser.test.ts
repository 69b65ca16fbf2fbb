import type { Challenge } from 'altcha-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { solveProof } from '#testing/proof.ts';
import { callApp, signInApp, telephone, type Browser, type Pair } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { deleteCodesTask } from '../tasks.ts';

const world = useWorld();
const minute = 60_000;
const wanted = 42910;

interface From {
  readonly browser?: Browser;
  readonly address?: string;
  readonly userAgent?: string;
}

/** Asks for a code; answers it, '' where none was sent. */
async function ask(phone: string, from: From = {}): Promise<string> {
  const before = world.test.sentSms.length;
  const send = async (altcha?: string) =>
    callApp<{ challenge: Challenge }>(await world.app(), '/admin/sms/send', {
      ...from,
      body: { phone, smsType: '1', altcha },
    });
  const first = await send();
  if (first.code === wanted) await send(await solveProof(first.data.challenge));
  return world.test.sentSms[before]?.code ?? '';
}

const answer = async (phone: string, code: string, from: From = {}, altcha?: string) =>
  callApp<Pair & { challenge: Challenge; retryAfter: number }>(await world.app(), '/auth/oauth2/token', {
    ...from,
    as: { client: 'web-job-hunter' },
    body: { grant_type: 'sms', phone, code, altcha },
  });

const other = (code: string) => (code === '000000' ? '111111' : '000000');
const later = () => world.clock.advance(minute + 1);

/** Somebody who has signed in with this browser before. */
async function atHome(phone = newPhone()): Promise<{ phone: string; browser: Browser }> {
  const browser: Browser = {};
  await signInApp(await world.app(), world.test, { client: 'web-job-hunter', phone, browser });
  later();
  return { phone, browser };
}

/** Wrong codes that strangers tried just now, from everywhere. */
async function strangersGuess(phone: string, count: number): Promise<void> {
  const values = Array.from({ length: count }, (_each, index) => ({
    id: newId(),
    phone_hash: world.test.ports.secretBox.hash('phone', phone),
    network: `10.${index >> 8}.${index & 255}.1`,
    address: `10.${index >> 8}.${index & 255}.1`,
    user_agent: 'a browser',
    tried_at: world.clock.now(),
  }));
  await world.db.insertInto('account_wrong_code').values(values).execute();
}

describe('a code opens only for who asked for it', () => {
  it('a stranger’s wrong tries take nothing from it, from wherever and as whatever they come', async () => {
    const phone = newPhone();
    const browser: Browser = {};
    const code = await ask(phone, { browser });
    const strangers: From[] = [{}, { address: '203.0.113.5' }, { userAgent: telephone }, { browser: {} }];
    for (const stranger of strangers)
      for (let tries = 0; tries < 2; tries++)
        expect(await answer(phone, other(code), stranger)).toMatchObject({ code: 40101 });
    expect(await answer(phone, code, { browser })).toMatchObject({ code: 200 });
  });

  it('the code itself is wrong in the hands of another', async () => {
    const phone = newPhone();
    const browser: Browser = {};
    const code = await ask(phone, { browser });
    const strange: Browser = {};
    await ask(newPhone(), { browser: strange });
    expect(await answer(phone, code, { browser: strange })).toMatchObject({ code: 40101 });
    expect(await answer(phone, code, { address: '203.0.113.5' })).toMatchObject({ code: 40101 });
    expect(await answer(phone, code, { browser })).toMatchObject({ code: 200 });
  });

  it('is not ended by a code that another asks for, and five wrong tries end only one’s own', async () => {
    const phone = newPhone();
    const [mine, theirs]: [Browser, Browser] = [{}, {}];
    const code = await ask(phone, { browser: mine });
    later();
    const second = await ask(phone, { browser: theirs, address: '203.0.113.5' });
    for (let tries = 0; tries < 5; tries++)
      await answer(phone, other(second), { browser: theirs, address: '203.0.113.5' });
    expect(await answer(phone, second, { browser: theirs, address: '203.0.113.5' })).toMatchObject({ code: 40101 });
    expect(await answer(phone, code, { browser: mine })).toMatchObject({ code: 200 });
  });

  it('without cookies it is for the same address and agent', async () => {
    const phone = newPhone();
    const code = await ask(phone);
    expect(await answer(phone, code, { userAgent: telephone })).toMatchObject({ code: 40101 });
    expect(await answer(phone, code)).toMatchObject({ code: 200 });
  });

  it('with a cookie it follows the device to another network', async () => {
    const phone = newPhone();
    const browser: Browser = {};
    const code = await ask(phone, { browser, address: '203.0.113.5' });
    expect(await answer(phone, code, { browser, address: '198.51.100.9' })).toMatchObject({ code: 200 });
  });
});

describe('the cookie of a device', () => {
  const send = async (headers: Record<string, string> = {}) =>
    (await world.app()).inject({
      method: 'POST',
      url: '/admin/sms/send',
      headers,
      payload: { phone: newPhone(), smsType: '1' },
    });

  it('is given by the first send, hidden from scripts and other sites, and stays the same', async () => {
    const cookie = String((await send()).headers['set-cookie']);
    expect(cookie).toMatch(/^pinjian-device=[\w-]+\.[\w-]{22}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect((await send({ cookie: cookie.split(';')[0] ?? '' })).headers['set-cookie']).toBeUndefined();
  });

  it('is sealed: one that was made up is none', async () => {
    const [cookie = ''] = String((await send()).headers['set-cookie']).split(';');
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
    expect((await send({ cookie: forged })).headers['set-cookie']).toBeDefined();
    expect((await send({ cookie: 'pinjian-device=x.y' })).headers['set-cookie']).toBeDefined();
  });

  it('is given by no other call', async () => {
    const answered = await (await world.app()).inject({ url: '/service/dict/selectLabel?dictType=education' });
    expect(answered.headers['set-cookie']).toBeUndefined();
  });

  it('is stored as a hash, with what it signed in to, and forgotten when it is old', async () => {
    const { browser } = await atHome();
    const rows = await world.db.selectFrom('account_familiar_device').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookie?.split('=')[1]?.split('.')[0]);
    world.clock.advance(181 * 24 * 60 * minute);
    await deleteCodesTask.run(world.system() as never, {});
    expect(await world.db.selectFrom('account_familiar_device').selectAll().execute()).toEqual([]);
  });
});

describe('a device that signed in with the number before', () => {
  it('never waits for codes that strangers asked for', async () => {
    const { phone, browser } = await atHome();
    await ask(phone, { address: '203.0.113.5' });
    expect(await ask(phone, { browser })).not.toBe('');
    later();
    for (let count = 0; count < 25; count++) {
      await ask(phone, { address: `203.0.113.${count}` });
      world.clock.advance(31 * minute);
    }
    await ask(phone, { address: '203.0.113.200' });
    const body = { phone, smsType: '1' };
    expect(await callApp(await world.app(), '/admin/sms/send', { browser, body })).toMatchObject({ code: 200 });
  });

  it('is not slowed by who shares its address', async () => {
    const { phone, browser } = await atHome();
    for (let tries = 0; tries < 12; tries++) await answer(phone, 'wrong');
    expect(await answer(phone, 'wrong')).toMatchObject({ code: 42900 });
    expect(await answer(phone, await ask(phone, { browser }), { browser })).toMatchObject({ code: 200 });
  });

  it('neither works nor waits when a thousand strangers have guessed', async () => {
    const { phone, browser } = await atHome();
    await strangersGuess(phone, 1000);
    expect(await answer(phone, 'wrong', { address: '192.0.2.9' })).toMatchObject({ code: 42900 });
    expect(await answer(phone, await ask(phone, { browser }), { browser })).toMatchObject({ code: 200 });
  });

  it('waits for its own: the pause, the work from the fourth on, the wrong codes', async () => {
    const { phone, browser } = await atHome();
    expect(await ask(phone, { browser })).not.toBe('');
    const body = { phone, smsType: '1' };
    const app = await world.app();
    expect(await callApp(app, '/admin/sms/send', { browser, body })).toMatchObject({ code: 42900 });
    later();
    expect(await ask(phone, { browser })).not.toBe('');
    later();
    expect(await callApp(app, '/admin/sms/send', { browser, body })).toMatchObject({ code: wanted });
    for (let tries = 0; tries < 10; tries++) await answer(phone, 'wrong', { browser });
    expect(await answer(phone, 'wrong', { browser })).toMatchObject({ code: 42900, data: { retryAfter: 300 } });
  });

  it('is familiar with no other number', async () => {
    const { browser } = await atHome();
    const phone = newPhone();
    await strangersGuess(phone, 100);
    expect(await answer(phone, 'wrong', { browser })).toMatchObject({ code: wanted });
  });
});

describe('strangers who guess at one number', () => {
  it('work for each try from the hundred and first on; one proof is good for one', async () => {
    const phone = newPhone();
    await strangersGuess(phone, 99);
    expect(await answer(phone, 'wrong')).toMatchObject({ code: 40101 });
    const refused = await answer(phone, 'wrong');
    expect(refused).toMatchObject({ status: 200, code: wanted });
    const proof = await solveProof(refused.data.challenge);
    expect(await answer(phone, 'wrong', {}, proof)).toMatchObject({ code: 40101 });
    expect(await answer(phone, 'wrong', {}, proof)).toMatchObject({ code: wanted });
    const elsewhere = newPhone();
    await strangersGuess(elsewhere, 100);
    const another = await solveProof((await answer(phone, 'wrong')).data.challenge);
    expect(await answer(elsewhere, 'wrong', {}, another)).toMatchObject({ code: wanted });
  });

  it('a newcomer with the right code comes in by the same work', async () => {
    const phone = newPhone();
    await strangersGuess(phone, 100);
    const code = await ask(phone);
    const { data } = await answer(phone, code);
    expect(await answer(phone, code, {}, await solveProof(data.challenge))).toMatchObject({ code: 200 });
  });

  it('end at a thousand a day, until the first of them is a day old', async () => {
    const phone = newPhone();
    await strangersGuess(phone, 999);
    const proof = await solveProof((await answer(phone, 'wrong')).data.challenge);
    expect(await answer(phone, 'wrong', {}, proof)).toMatchObject({ code: 40101 });
    expect(await answer(phone, 'wrong')).toMatchObject({ code: 42900, data: { retryAfter: 86_400 } });
    world.clock.advance(24 * 60 * minute);
    expect(await answer(phone, 'wrong')).toMatchObject({ code: 40101 });
  });
});

describe('whatever strangers do in between', () => {
  /** 0 is the owner at a device of theirs, 1 and 2 strangers with cookies, 3 one that throws them away. */
  const step = fc.record({ who: fc.nat(3), does: fc.constantFrom('ask', 'wrong', 'wrong', 'steal') });

  async function person(browser: Browser | null) {
    if (browser !== null && browser.cookie === undefined) await ask(newPhone(), { browser });
    return { from: browser === null ? {} : { browser }, code: '', askedAt: 0, wrong: 0, wrongInAll: 0 };
  }

  it('the owner’s code opens for them until five wrong tries of their own, and for nobody else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const phone = newPhone();
        const owner = await person((await atHome(phone)).browser);
        // All of them share address and agent with the owner.
        const people = [owner, await person({}), await person({}), await person(null)];
        for (const { who, does } of steps) {
          const one = people[who] ?? owner;
          if (does === 'ask') {
            later();
            one.code = await ask(phone, one.from);
            Object.assign(one, { askedAt: world.clock.now().getTime(), wrong: 0 });
          } else if (does === 'wrong' || one === owner) {
            const { code } = await answer(phone, other(one.code), one.from);
            if (code === 40101) Object.assign(one, { wrong: one.wrong + 1, wrongInAll: one.wrongInAll + 1 });
          } else if (owner.code !== '' && owner.code !== one.code) {
            expect((await answer(phone, owner.code, one.from)).code).not.toBe(200);
          }
        }
        if (owner.code === '' || owner.wrongInAll >= 10) return;
        const isOpen = owner.wrong < 5 && world.clock.now().getTime() - owner.askedAt < 5 * minute;
        expect((await answer(phone, owner.code, owner.from)).code).toBe(isOpen ? 200 : 40101);
      }),
      { numRuns: 10 },
    );
  });
});
