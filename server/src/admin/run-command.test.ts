import { describe, expect, it } from 'vitest';
import { mfaTokenOf, secondStep, totpOf } from '#testing/admin.ts';
import { infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import type { Ctx, SystemActor } from '../context.ts';
import { readCommand, runCommand } from './run-command.ts';

const world = useWorld();

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const ctx = world.system() as Ctx<SystemActor>;
  await runCommand(ctx, readCommand(args), (line) => lines.push(line));
  return lines.join('\n');
}

/** What the admin reads off the terminal. */
function readOff(said: string): { secret: string; recoveryCodes: string[] } {
  const secret = /密钥：([A-Z2-7 ]+)/.exec(said)?.[1]?.replaceAll(' ', '') ?? '';
  return { secret, recoveryCodes: said.match(/[2-9A-Z]{5}-[2-9A-Z]{5}/g) ?? [] };
}

const codeNow = (totpSecret: string) => totpOf(world, { totpSecret });

/** Signs in with what the terminal said. */
async function enter(phone: string, code: string) {
  const app = await world.app();
  return secondStep(app, await mfaTokenOf(world, app, phone), code);
}

describe('npm run admin', () => {
  it('adds an admin who signs in with what it says, by the code and by each recovery code', async () => {
    const phone = newPhone();
    const said = await run('add', phone);
    const { secret, recoveryCodes } = readOff(said);
    expect(said).toContain(`otpauth://totp/`);
    expect(said).toContain(`secret=${secret}`);
    expect(said).toContain('█');
    expect(said).not.toContain(phone);
    expect(recoveryCodes).toHaveLength(10);
    const app = await world.app();
    const token = await mfaTokenOf(world, app, phone);
    expect((await secondStep(app, token, codeNow(secret))).code).toBe(200);
    for (const recoveryCode of recoveryCodes) expect((await enter(phone, recoveryCode)).code).toBe(200);
    expect(await run('list')).toMatch(/^\d{3}\*{4}\d{4} {2}添加于 .*，最近使用 .*，剩余恢复码 0 个$/);
  });

  it('keeps the other roles of the phone', async () => {
    const phone = newPhone();
    const app = await world.app();
    const seeker = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    await run('add', phone);
    expect((await infoApp(app, seeker.accessToken)).data.roles).toEqual(['web-job-hunter']);
  });

  it('stores neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes } = readOff(await run('add', newPhone()));
    const rows = [
      ...(await world.db.selectFrom('account_admin').selectAll().execute()),
      ...(await world.db.selectFrom('account_recovery_code').selectAll().execute()),
    ];
    const stored = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored.some((value) => value.includes(told))).toBe(false);
  });

  it('removes an admin, whose session ends at once on every copy, and adds them again', async () => {
    const phone = newPhone();
    const first = readOff(await run('add', phone));
    const app = await world.app();
    const { data: pair } = await enter(phone, first.recoveryCodes[0] ?? '');
    const half = await mfaTokenOf(world, app, phone);
    expect((await infoApp(app, pair.accessToken)).status).toBe(200);
    await run('remove', phone);
    expect((await infoApp(app, pair.accessToken)).status).toBe(401);
    expect(world.hints.filter(({ payload }) => payload.startsWith('revoked:'))).toHaveLength(1);
    expect((await secondStep(app, half, codeNow(first.secret))).code).toBe(40121);
    expect(await run('list')).toContain('还没有管理员');
    const second = readOff(await run('add', phone));
    expect(second.secret).not.toBe(first.secret);
    expect((await enter(phone, first.recoveryCodes[1] ?? '')).code).toBe(40122);
    expect((await enter(phone, second.recoveryCodes[1] ?? '')).code).toBe(200);
    await world.deliver();
    const acts = await world.db
      .selectFrom('console_audit')
      .select(['act', 'admin_id'])
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(acts.filter(({ admin_id: admin }) => admin === null).map(({ act }) => act)).toEqual([
      'added',
      'removed',
      'added',
    ]);
  });

  it('resets an admin: what they had opens nothing, what is said now does', async () => {
    const phone = newPhone();
    const before = readOff(await run('add', phone));
    const { data: pair } = await enter(phone, before.recoveryCodes[0] ?? '');
    const after = readOff(await run('reset', phone));
    const app = await world.app();
    expect((await infoApp(app, pair.accessToken)).status).toBe(401);
    for (const [code, answer] of [
      [before.recoveryCodes[1], 40122],
      [after.recoveryCodes[0], 200],
    ] as const)
      expect((await enter(phone, code ?? '')).code).toBe(answer);
    const token = await mfaTokenOf(world, app, phone);
    expect((await secondStep(app, token, codeNow(before.secret))).code).toBe(40122);
    expect((await secondStep(app, token, codeNow(after.secret))).code).toBe(200);
  });

  it('says what is wrong', async () => {
    const phone = newPhone();
    await expect(run('remove', phone)).rejects.toThrow('不是管理员');
    await expect(run('reset', phone)).rejects.toThrow('不是管理员');
    await run('add', phone);
    await expect(run('add', phone)).rejects.toThrow('已经是管理员');
    await expect(run('add', '12345')).rejects.toThrow('手机号');
    for (const args of [[], ['add'], ['list', phone], ['add', phone, phone], ['promote', phone]])
      await expect(run(...args)).rejects.toThrow('用法');
  });
});
