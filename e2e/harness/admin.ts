import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CallFailure, callProduct, readSmsCode, type SignedIn } from './sign-in.ts';

const execute = promisify(execFile);
const command = join(import.meta.dirname, '../../server/src/admin.ts');
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Runs `npm run admin` beside a running product; answers what it prints. */
export async function runAdminCommand(dataFolder: string, ...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PINJIAN_DATA: dataFolder };
  const { stdout } = await execute(process.execPath, [command, ...args], { env, timeout: 60_000 });
  return stdout;
}

/** Makes an admin by command; answers the secret that it prints for the authenticator. */
export async function addAdmin(dataFolder: string, phone: string): Promise<string> {
  const said = await runAdminCommand(dataFolder, 'add', phone);
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(said)?.[1];
  if (secret === undefined) throw new Error(`no secret in what was said:\n${said}`);
  return secret;
}

/** What an authenticator shows (RFC 6238: SHA-1, 30 s, six digits), reckoned apart from the product. */
export function totpOf(secret: string, now = Date.now()): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** What the sandbox shows in the place of a demo admin's authenticator. */
export async function demoTotp(url: string, phone: string): Promise<string> {
  const { records } = await callProduct<{
    readonly records: readonly { readonly phone: string; readonly code: string | null }[];
  }>(url, '/api/sandbox/totp');
  const code = records.find((each) => each.phone === phone)?.code ?? null;
  if (code === null) throw new Error('there is no code of a demo admin');
  return code;
}

/** Signs an admin in through the product's own calls, with what `totp` shows. */
export async function signInAdmin(url: string, phone: string, totp: () => string | Promise<string>): Promise<SignedIn> {
  await callProduct(url, '/admin/sms/send', { body: { phone, smsType: '1' } });
  const authorization = `Basic ${Buffer.from('3:3').toString('base64')}`;
  const ask = <T>(body: object) => callProduct<T>(url, '/auth/oauth2/token', { authorization, body });
  const mfaToken = await ask({ grant_type: 'sms', phone, code: await readSmsCode(url, phone) }).then(
    () => {
      throw new Error('an admin was signed in by a text message alone');
    },
    (error: unknown) => {
      if (!(error instanceof CallFailure) || error.code !== 40120) throw error;
      return (error.data as { readonly mfaToken: string }).mfaToken;
    },
  );
  const tokens = await ask<{ readonly accessToken: string; readonly refreshToken: string }>({
    grant_type: 'totp',
    mfa_token: mfaToken,
    code: await totp(),
  });
  const info = await callProduct<{ readonly sysUser: { readonly userId: string } }>(url, '/admin/user/info', {
    authorization: `Bearer ${tokens.accessToken}`,
  });
  return { ...tokens, userId: info.sysUser.userId };
}
