import { describe, expect, it } from 'vitest';
import { createSandboxSms } from '#platform/sms/embedded.ts';
import { companyOwner, submitCompany } from '#testing/company.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { sandboxToken } from './gate.ts';

const world = useWorld();
const host = 'localhost:3000';
const origin = `http://${host}`;

interface Call {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

async function call({ headers, ...rest }: Call) {
  const app = await world.app();
  const answer = await app.inject({ method: 'GET', ...rest, headers: { host, ...headers } });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: { records: object[]; status: number } }>() };
}

function sender() {
  const lines: string[] = [];
  const { secretBox } = world.test.ports;
  const print = (line: string) => void lines.push(line);
  return { lines, sms: createSandboxSms({ db: world.db, secretBox, now: () => world.clock.now(), print }) };
}

describe('text messages of the sandbox', () => {
  it('stand on the terminal with the phone masked, and are listed newest first', async () => {
    const { sms, lines } = sender();
    const [one, two] = [newPhone(), newPhone()];
    await sms.send({ phone: one, text: '您的验证码是 123456', code: '123456' });
    world.clock.advance(1000);
    await sms.send({ phone: two, text: '您的验证码是 000042', code: '000042' });
    expect(lines.join('\n')).toMatch(/138\*{4}\d{4} 验证码 123456\n.*138\*{4}\d{4} 验证码 000042/);
    expect(lines.join('\n')).not.toContain(one);

    const listed = await call({ url: '/sandbox/sms' });
    expect(listed.data.records).toEqual([
      { phone: two, code: '000042', sentAt: world.clock.now().toISOString() },
      { phone: one, code: '123456', sentAt: new Date(world.clock.now().getTime() - 1000).toISOString() },
    ]);
    expect((await call({ url: `/sandbox/sms?phone=${one}` })).data.records).toMatchObject([{ phone: one }]);
    expect((await call({ url: '/sandbox/sms?phone=13900000000' })).data.records).toEqual([]);
  });

  it('are stored without the phone in the clear, and forgotten after a day', async () => {
    const { sms } = sender();
    const phone = newPhone();
    await sms.send({ phone, text: '您的验证码是 123456', code: '123456' });
    const [row] = await world.db.selectFrom('platform_sandbox_sms').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(phone);
    expect(row?.phone_cipher.includes(phone)).toBe(false);
    world.clock.advance(86_400_001);
    await sms.send({ phone: newPhone(), text: '您的验证码是 654321', code: '654321' });
    expect((await call({ url: `/sandbox/sms?phone=${phone}` })).data.records).toEqual([]);
  });
});

describe('licences of the sandbox', () => {
  it('are listed with their picture and decided, again and again with the same result', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner, { companyName: '庚科技有限公司' });
    const { data } = await call({ url: '/api/sandbox/licences' });
    expect(data.records).toMatchObject([{ verificationId, companyName: '庚科技有限公司', unsure: false }]);
    const { licenceUrl } = data.records[0] as { licenceUrl: string };
    expect((await (await world.app()).inject({ url: licenceUrl, headers: { host } })).statusCode).toBe(200);

    const url = `/api/sandbox/licences/${verificationId}/decide`;
    const decide = (payload: object) => call({ method: 'POST', url, payload, headers: { origin } });
    expect(await decide({ outcome: 'unsure' })).toMatchObject({ code: 200, data: { status: 0 } });
    expect((await call({ url: '/api/sandbox/licences' })).data.records).toMatchObject([{ unsure: true }]);
    expect(await decide({ outcome: 'failed', reason: '照片不清晰' })).toMatchObject({ code: 200, data: { status: 2 } });
    expect(await decide({ outcome: 'failed' })).toMatchObject({ code: 200, data: { status: 2 } });
    expect(await decide({ outcome: 'passed' })).toMatchObject({ status: 200, code: 40900 });
    expect(await decide({ outcome: 'maybe' })).toMatchObject({ status: 200, code: 40001 });
    expect((await call({ url: '/api/sandbox/licences' })).data.records).toEqual([]);
  });
});

describe('to everyone else the sandbox does not exist', () => {
  const calls: readonly Call[] = [
    { url: '/sandbox/sms' },
    { url: '/api/sandbox/licences' },
    {
      method: 'POST',
      url: `/api/sandbox/licences/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}/decide`,
      payload: { outcome: 'passed' },
    },
    { url: '/sandbox' },
    { url: '/sandbox/' },
    { url: '/sandbox?from=login' },
  ];

  it.each(calls)('$url from another host, or through a proxy', async (each) => {
    const gone = { status: 404, code: 404, data: null };
    const own = { ...each, headers: { origin } };
    expect(
      await call({ ...own, headers: { host: 'pinjian.example.com', origin: 'http://pinjian.example.com' } }),
    ).toMatchObject(gone);
    expect(await call({ ...own, headers: { origin, 'x-forwarded-for': '203.0.113.7' } })).toMatchObject(gone);
    expect(await call({ ...own, headers: { origin, forwarded: 'for=203.0.113.7' } })).toMatchObject(gone);
  });

  it('writes from a page of another site, before anything about them is read', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner);
    const write = {
      method: 'POST' as const,
      url: `/api/sandbox/licences/${verificationId}/decide`,
      payload: { outcome: 'passed' },
    };
    expect(await call(write)).toMatchObject({ status: 404, code: 404 });
    expect(await call({ ...write, headers: { origin: 'https://example.com' } })).toMatchObject({ status: 404 });
    expect(await call({ ...write, payload: {}, headers: { origin: 'https://example.com' } })).toMatchObject({
      status: 404,
    });
    // What came from elsewhere has locked it: from here on it takes the token.
    const headers = { 'x-sandbox-token': sandboxToken(world.test.ports.secretBox) };
    expect((await call({ url: '/api/sandbox/licences', headers })).data.records).toHaveLength(1);
  });
});
