import type { Challenge } from 'altcha-lib';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { useCopies } from '#testing/copies.ts';
import { packProof, solveProof } from '#testing/proof.ts';
import { callApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();
const minute = 60_000;
const wanted = 42910;

type Sent = { retryAfter: number; challenge: Challenge };

async function send(phone: string, more: { altcha?: string; smsType?: string } = {}) {
  const body = { phone, smsType: '1', ...more };
  return callApp<Sent>(await world.app(), '/admin/sms/send', { body });
}

/** Sends until the free ones of the day are gone; a minute lies between two. */
async function useUpFree(phone: string): Promise<void> {
  for (let count = 0; count < 3; count++) {
    expect(await send(phone)).toMatchObject({ code: 200, data: { retryAfter: 60 } });
    world.clock.advance(minute + 1);
  }
}

async function challengeFor(phone: string): Promise<Challenge> {
  const { data } = await send(phone);
  return data.challenge;
}

const codesTo = (phone: string) => world.test.sentSms.filter((sent) => sent.phone === phone).length;

/** As many codes as an address may have sent in the past hour, to phones of nobody here. */
async function fillAddress(count: number): Promise<void> {
  await fill(Array.from({ length: count }, (_each, index) => [`filled ${index}`, '127.0.0.1']));
}

/** As many codes to one phone, sent just now. */
async function fillDay(phone: string, count: number, address: string): Promise<void> {
  await fill(Array.from({ length: count }, () => [phone, address]));
}

async function fill(codes: readonly (readonly [phone: string, address: string])[]): Promise<void> {
  const { secretBox } = world.test.ports;
  await world.db
    .insertInto('account_sms_code')
    .values(
      codes.map(([phone, address]) => ({
        id: newId(),
        phone_hash: secretBox.hash('phone', phone),
        sms_type: '1' as const,
        code_hash: Buffer.from([1]),
        sent_at: world.clock.now(),
        expires_at: world.clock.now(),
        address,
      })),
    )
    .execute();
}

describe('the proof of work before a code is sent', () => {
  it('is asked for from the fourth send of a day on, and a solved one is good for one send', async () => {
    const phone = newPhone();
    await useUpFree(phone);
    const refused = await send(phone);
    expect(refused).toMatchObject({
      status: 200,
      code: wanted,
      data: { challenge: { signature: expect.any(String) } },
    });
    expect(codesTo(phone)).toBe(3);

    const altcha = await solveProof(refused.data.challenge);
    expect(await send(phone, { altcha })).toMatchObject({ code: 200 });
    expect(codesTo(phone)).toBe(4);

    world.clock.advance(minute + 1);
    expect(await send(phone, { altcha })).toMatchObject({ code: wanted });
    expect(codesTo(phone)).toBe(4);
  });

  it('is not asked for any more the day after', async () => {
    const phone = newPhone();
    await useUpFree(phone);
    world.clock.advance(24 * 60 * minute);
    expect(await send(phone)).toMatchObject({ code: 200 });
  });

  it('is asked for at the first send of an address that has sent 60 in an hour; beyond its limit all are refused', async () => {
    const phone = newPhone();
    await fillAddress(60);
    const refused = await send(phone);
    expect(refused.code).toBe(wanted);
    expect(await send(phone, { altcha: await solveProof(refused.data.challenge) })).toMatchObject({ code: 200 });
    world.clock.advance(61 * minute);
    expect(await send(phone)).toMatchObject({ code: 200 });
    await fillAddress(600);
    expect(await send(newPhone())).toMatchObject({ status: 429, code: 429 });
  });

  it('does not spare anyone the pause between two codes, and is not used up by it', async () => {
    const phone = newPhone();
    await useUpFree(phone);
    const first = await solveProof(await challengeFor(phone));
    expect(await send(phone, { altcha: first })).toMatchObject({ code: 200 });
    world.clock.advance(30_000);
    expect(await send(phone)).toMatchObject({ code: 42900, data: { retryAfter: 30 } });
    world.clock.advance(31_000);
    const second = await solveProof(await challengeFor(phone));
    expect(await send(phone, { altcha: second })).toMatchObject({ code: 200 });
  });

  it('is also asked for before a code to the own number', async () => {
    const phone = newPhone();
    const app = await world.app();
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    const old = (body: object) => callApp<Sent>(app, '/admin/user/oldPhone/send', { as: pair.accessToken, body });
    for (let count = 0; count < 2; count++) {
      world.clock.advance(minute + 1);
      expect(await old({})).toMatchObject({ code: 200 });
    }
    world.clock.advance(minute + 1);
    const refused = await old({});
    expect(refused.code).toBe(wanted);
    expect(await old({ altcha: await solveProof(refused.data.challenge) })).toMatchObject({ code: 200 });
  });

  it('tells nothing about the phone it is for', async () => {
    const phone = newPhone();
    await useUpFree(phone);
    const { data } = (await challengeFor(phone)).parameters;
    expect(Object.keys(data ?? {}).toSorted()).toEqual(['for', 'until']);
    expect(JSON.stringify(data)).not.toContain(phone);
  });
});

describe('the codes of a day to one number', () => {
  /** Twenty codes that somebody far away has had sent there. */
  async function useUpDay(phone: string): Promise<void> {
    await fillDay(phone, 20, '203.0.113.9');
    world.clock.advance(2 * minute);
  }

  it('shut it for nobody: strangers get one now and then, for work, and are told when', async () => {
    const phone = newPhone();
    await useUpDay(phone);
    expect(await send(phone)).toMatchObject({
      code: 42900,
      message: '24 小时内发送的验证码太多，请 28 分钟后再试',
      data: { retryAfter: 1680 },
    });
    world.clock.advance(28 * minute);
    const refused = await send(phone);
    expect(refused).toMatchObject({ code: wanted });
    expect(await send(phone, { altcha: await solveProof(refused.data.challenge) })).toMatchObject({ code: 200 });
    world.clock.advance(2 * minute);
    expect(await send(phone)).toMatchObject({ code: 42900, data: { retryAfter: 1680 } });
  });

  it('that a stranger uses up keep its owner out of nothing where they were signed in before', async () => {
    const phone = newPhone();
    await signInApp(await world.app(), world.test, { client: 'web-job-hunter', phone });
    await useUpDay(phone);
    expect(await send(phone)).toMatchObject({ code: 200 });
    // Their own are counted there all the same.
    world.clock.advance(2 * minute);
    await fillDay(phone, 20, '127.0.0.1');
    world.clock.advance(2 * minute);
    expect(await send(phone)).toMatchObject({ code: 42900 });
  });
});

describe('a proof of work that is none', () => {
  it.each<[string, (challenge: Challenge, proof: string, other: string) => string | Promise<string>]>([
    ['no base64', () => '%%%'],
    ['no JSON', () => Buffer.from('altcha').toString('base64')],
    ['something else', () => packProof({ verified: true })],
    [
      'without its signature',
      (challenge, proof) => altered(proof, (p) => ({ ...p, challenge: { parameters: challenge.parameters } })),
    ],
    [
      'with a signature of its own',
      (_challenge, proof) =>
        altered(proof, (p) => ({ ...p, challenge: { ...p.challenge, signature: 'ab'.repeat(32) } })),
    ],
    [
      'made easier',
      (challenge, proof) =>
        altered(proof, (p) => ({
          ...p,
          challenge: { ...p.challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } },
        })),
    ],
    [
      'made to last longer',
      (challenge, proof) =>
        altered(proof, (p) => ({
          ...p,
          challenge: {
            ...p.challenge,
            parameters: { ...challenge.parameters, data: { ...challenge.parameters.data, until: 4_000_000_000 } },
          },
        })),
    ],
    [
      'with a guessed solution',
      (challenge) => packProof({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
    ],
    ['of another phone', (_challenge, _proof, other) => other],
  ])('%s: is asked for again', async (_name, make) => {
    const [phone, stranger] = [newPhone(), newPhone()];
    await useUpFree(phone);
    await useUpFree(stranger);
    const challenge = await challengeFor(phone);
    const other = await solveProof(await challengeFor(stranger));
    const altcha = await make(challenge, await solveProof(challenge), other);
    expect(await send(phone, { altcha })).toMatchObject({ status: 200, code: wanted });
    expect(codesTo(phone)).toBe(3);
  });

  it('of another purpose, or too late, is asked for again', async () => {
    const phone = newPhone();
    await useUpFree(phone);
    const app = await world.app();
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone: newPhone() });
    const body = { phone, smsType: '3' };
    const forNew = (await callApp<Sent>(app, '/admin/sms/send', { as: pair.accessToken, body })).data.challenge;
    expect(await send(phone, { altcha: await solveProof(forNew) })).toMatchObject({ code: wanted });
    const late = await solveProof(await challengeFor(phone));
    world.clock.advance(5 * minute);
    expect(await send(phone, { altcha: late })).toMatchObject({ code: wanted });
    expect(codesTo(phone)).toBe(3);
  });

  it('longer than any is refused as such', async () => {
    expect(await send(newPhone(), { altcha: 'a'.repeat(4001) })).toMatchObject({ code: 40001 });
  });
});

type Unpacked = { challenge: { parameters: object; signature?: string }; solution: object };

function altered(proof: string, change: (payload: Unpacked) => object): string {
  return packProof(change(JSON.parse(Buffer.from(proof, 'base64').toString()) as Unpacked));
}

describe('on two copies', () => {
  const copies = useCopies(2);

  it('a proof of work is good once, also when both get it at the same time', async () => {
    const phone = newPhone();
    const call = (copy: number, altcha?: string) =>
      callApp<Sent>(copies.app(copy), '/admin/sms/send', { body: { phone, smsType: '1', altcha } });
    for (let count = 0; count < 3; count++) {
      expect((await call(0)).code).toBe(200);
      copies.clock.advance(minute + 1);
    }
    const altcha = await solveProof((await call(1)).data.challenge);
    const both = await Promise.all([call(0, altcha), call(1, altcha)]);
    // Whichever came second came too soon.
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 42900]);
    copies.clock.advance(minute + 1);
    expect((await call(1, altcha)).code).toBe(wanted);
  });
});
