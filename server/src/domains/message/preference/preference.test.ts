import { describe, expect, it } from 'vitest';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';
import type { SignedInActor } from '#server/context.ts';

const world = useWorld();
const path = '/job/message/preferences';

async function call(actor: SignedInActor | null, method: 'GET' | 'PUT', payload?: object, url = path) {
  const app = await world.app();
  const headers = actor === null ? {} : await bearer(world, actor);
  const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: { kinds: object[] } | null }>() };
}

const of = (data: { kinds: object[] } | null, kind: string) =>
  data?.kinds.find((each) => (each as { kind: string }).kind === kind);

describe('what reaches somebody outside', () => {
  it('begins with sensible defaults, the contacts masked', async () => {
    const { data } = await call(await world.seeker(), 'GET');
    expect(data).toEqual({
      phone: expect.stringMatching(/^138\*{4}\d{4}$/),
      mail: null,
      kinds: [
        { kind: 'interview', sms: true, mail: true, inside: null, fixed: false },
        { kind: 'application', sms: false, mail: false, inside: null, fixed: false },
        { kind: 'offer', sms: true, mail: true, inside: null, fixed: false },
        { kind: 'review', sms: false, mail: true, inside: null, fixed: false },
        { kind: 'recommendation', sms: false, mail: false, inside: true, fixed: false },
        { kind: 'money', sms: false, mail: true, inside: null, fixed: false },
        { kind: 'security', sms: true, mail: true, inside: null, fixed: true },
      ],
    });
  });

  it('is chosen for one identity, again and again, and for nobody else', async () => {
    const [mine, other] = [await world.seeker(), await world.seeker()];
    const choice = { kind: 'interview', sms: false, mail: true, jobHunterId: other.userId };
    for (let times = 0; times < 2; times += 1) {
      const { code, data } = await call(mine, 'PUT', choice);
      expect([code, of(data, 'interview')]).toEqual([
        200,
        { kind: 'interview', sms: false, mail: true, inside: null, fixed: false },
      ]);
    }
    expect(of((await call(mine, 'GET')).data, 'interview')).toMatchObject({ sms: false, mail: true });
    expect(of((await call(other, 'GET')).data, 'interview')).toMatchObject({ sms: true, mail: true });
  });

  it('is nothing at all, not even inside, of what a seeker wants no word of; companies are told all', async () => {
    const [mine, member] = [await world.seeker(), await world.employer()];
    const choice = { kind: 'recommendation', sms: false, mail: false };
    expect(of((await call(mine, 'PUT', { ...choice, inside: false })).data, 'recommendation')).toMatchObject({
      inside: false,
    });
    // What is not named stays.
    expect(of((await call(mine, 'PUT', { ...choice, mail: true })).data, 'recommendation')).toMatchObject({
      mail: true,
      inside: false,
    });
    expect(await call(mine, 'PUT', { kind: 'offer', sms: true, mail: true, inside: false })).toMatchObject({
      code: 40980,
    });
    expect(await call(member, 'PUT', { ...choice, inside: false })).toMatchObject({ code: 40980 });
    expect(of((await call(member, 'GET')).data, 'recommendation')).toMatchObject({ inside: null });
  });

  it('cannot be nothing for the security of the account', async () => {
    const mine = await world.employer();
    expect(await call(mine, 'PUT', { kind: 'security', sms: false, mail: false })).toMatchObject({
      status: 200,
      code: 40980,
    });
    expect(of((await call(mine, 'GET')).data, 'security')).toMatchObject({ sms: true, mail: true, fixed: true });
  });

  it('shows a confirmed mail address, masked', async () => {
    const mine = await world.employer();
    const { secretBox } = world.test.ports;
    const row = { mail_cipher: secretBox.encrypt('zhang.san@example.com'), mail_confirmed_at: world.clock.now() };
    await world.db.updateTable('account_person').set(row).where('id', '=', mine.personId).execute();
    expect((await call(mine, 'GET')).data).toMatchObject({ mail: 'z***n@example.com' });
  });

  it('is not for strangers, nor for kinds there are not', async () => {
    for (const method of ['GET', 'PUT'] as const) expect((await call(null, method, {})).status).toBe(401);
    expect((await call(null, 'GET', undefined, '/job/message/outsideSends')).status).toBe(401);
    const mine = await world.seeker();
    expect(await call(mine, 'PUT', { kind: 'gossip', sms: true, mail: true })).toMatchObject({ code: 40001 });
    expect(await call(mine, 'PUT', { kind: 'offer', sms: 'yes', mail: true })).toMatchObject({ code: 40001 });
    expect(await call(mine, 'GET', undefined, '/job/message/outsideSends?pageSize=500')).toMatchObject({ code: 40001 });
  });
});
