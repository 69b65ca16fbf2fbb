import { describe, expect, it } from 'vitest';
import { maskPhone } from '@pinjian/contract/person.ts';
import { callApp, infoApp, signInApp, type Pair } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld();
type Issue = { path: string; message: string }[] | null;

async function person(phone = newPhone()) {
  const app = await world.app();
  const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
  world.clock.advance(61_000);
  return { app, phone, pair };
}

const lastCode = (phone: string) => world.test.sentSms.findLast((sent) => sent.phone === phone)?.code ?? '';

/** Has both codes sent and answers them. */
async function codesFor(pair: Pair, oldPhone: string, phone: string) {
  const app = await world.app();
  expect(await callApp(app, '/admin/user/oldPhone/send', { as: pair.accessToken, body: {} })).toMatchObject({
    code: 200,
    data: { retryAfter: 60 },
  });
  await callApp(app, '/admin/sms/send', { as: pair.accessToken, body: { phone, smsType: '3' } });
  return { oldCode: lastCode(oldPhone), code: lastCode(phone) };
}

async function change(pair: Pair, body: { oldCode: string; phone: string; code: string }) {
  return callApp<Issue>(await world.app(), '/admin/user/changePhone', { as: pair.accessToken, body });
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a change of phone', () => {
  it('with both codes: the new number signs in as the same person, the old one as somebody new', async () => {
    const { app, phone, pair } = await person();
    const next = newPhone();
    const before = (await infoApp(app, pair.accessToken)).data.sysUser;
    const codes = await codesFor(pair, phone, next);
    expect(await change(pair, { phone: next, ...codes })).toMatchObject({
      code: 200,
      data: { phone: maskPhone(next) },
    });
    expect((await infoApp(app, pair.accessToken)).data.sysUser).toMatchObject({
      userId: before.userId,
      phone: maskPhone(next),
    });
    world.clock.advance(61_000);
    const again = await signInApp(app, world.test, { client: 'web-job-hunter', phone: next });
    expect((await infoApp(app, again.accessToken)).data.sysUser.userId).toBe(before.userId);
    const other = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    expect((await infoApp(app, other.accessToken)).data.sysUser.userId).not.toBe(before.userId);
  });

  it('sent again after its answer was lost is the same change, with those codes and while they last', async () => {
    const { phone, pair } = await person();
    const next = newPhone();
    const codes = await codesFor(pair, phone, next);
    const again = () => change(pair, { phone: next, ...codes });
    const done = await again();
    expect(await again()).toEqual(done);
    expect(await change(pair, { phone: next, ...codes, code: wrong(codes.code) })).toMatchObject({ code: 40973 });
    world.clock.advance(world.test.ports.config.sms.codeSeconds * 1000);
    expect(await again()).toMatchObject({ code: 40973, data: [{ path: 'phone' }] });
  });

  it('is written down, and its owner is told once', async () => {
    const { app, phone, pair } = await person();
    const next = newPhone();
    const codes = await codesFor(pair, phone, next);
    await change(pair, { phone: next, ...codes });
    expect(await change(pair, { phone: next, ...codes })).toMatchObject({
      code: 200,
      data: { phone: maskPhone(next) },
    });
    await world.deliver();
    const events = await callApp<{ records: { event: string; detail: object }[] }>(app, '/admin/user/securityEvents', {
      as: pair.accessToken,
    });
    expect(events.data.records.filter((each) => each.event === 'phoneChanged')).toMatchObject([
      { detail: { oldPhone: maskPhone(phone), newPhone: maskPhone(next) } },
    ]);
    const messages = await callApp<{ messageType: string; content: string }[]>(app, '/job/message/list', {
      as: pair.accessToken,
    });
    expect(messages.data).toMatchObject([{ messageType: '7', title: '手机号已更换', isRead: '0' }]);
    expect(messages.data[0]?.content).toContain(maskPhone(next));
  });

  it('is refused with a wrong code of either phone, which is counted and uses the other one up for nothing', async () => {
    const { app, phone, pair } = await person();
    const next = newPhone();
    const codes = await codesFor(pair, phone, next);
    expect(await change(pair, { ...codes, phone: next, oldCode: wrong(codes.oldCode) })).toMatchObject({
      status: 200,
      code: 40101,
      data: [{ path: 'oldCode' }],
    });
    expect(await change(pair, { ...codes, phone: next, code: wrong(codes.code) })).toMatchObject({
      code: 40101,
      data: [{ path: 'code' }],
    });
    for (let tries = 0; tries < 4; tries++)
      await change(pair, { ...codes, phone: next, oldCode: wrong(codes.oldCode) });
    expect(await change(pair, { ...codes, phone: next })).toMatchObject({ code: 40101, data: [{ path: 'oldCode' }] });
    expect((await infoApp(app, pair.accessToken)).data.sysUser.phone).toBe(maskPhone(phone));
  });

  it('takes no code that was sent for signing in', async () => {
    const { app, phone, pair } = await person();
    const next = newPhone();
    await callApp(app, '/admin/sms/send', { body: { phone, smsType: '1' } });
    await callApp(app, '/admin/sms/send', { body: { phone: next, smsType: '1' } });
    const codes = { oldCode: lastCode(phone), code: lastCode(next) };
    expect(await change(pair, { phone: next, ...codes })).toMatchObject({ code: 40101 });
  });

  it('to a number of somebody else is refused only to who holds that number, without a word of whose it is', async () => {
    const other = await person();
    const { app, phone, pair } = await person();
    const codes = await codesFor(pair, phone, other.phone);
    expect(await change(pair, { ...codes, phone: other.phone, code: wrong(codes.code) })).toMatchObject({
      code: 40101,
    });
    expect(await change(pair, { ...codes, phone: other.phone })).toMatchObject({
      code: 40974,
      message: '这个手机号暂时不能绑定，请换一个手机号',
    });
    expect((await infoApp(app, other.pair.accessToken)).data.sysUser.phone).toBe(maskPhone(other.phone));
  });

  it('to the same number is refused', async () => {
    const { phone, pair } = await person();
    expect(await change(pair, { phone, oldCode: '123456', code: '123456' })).toMatchObject({ code: 40973 });
  });

  it('needs someone who is signed in', async () => {
    const app = await world.app();
    const body = { phone: newPhone(), oldCode: '1', code: '1' };
    expect((await callApp(app, '/admin/user/changePhone', { body })).status).toBe(401);
    expect((await callApp(app, '/admin/user/oldPhone/send', { body: {} })).status).toBe(401);
  });

  it('says in the text message what a code is for', async () => {
    const { phone, pair } = await person();
    const next = newPhone();
    await codesFor(pair, phone, next);
    const texts = world.test.sentSms.slice(-2).map((sent) => sent.text);
    expect(texts[0]).toContain('更换手机号');
    expect(texts[1]).toContain('绑定');
  });
});
