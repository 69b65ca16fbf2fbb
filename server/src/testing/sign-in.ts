import type { Challenge } from 'altcha-lib';
import type { FastifyInstance } from 'fastify';
import { proofWanted, type ClientId } from '@pinjian/contract/account.ts';
import { solveProof } from './proof.ts';
import type { TestPorts } from './ports.ts';

/** What a browser keeps of a session. */
export interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface Answered<T> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: T;
}

/** A Windows computer with Chrome, and a telephone in the hand. */
export const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50';

/** What a browser keeps of the cookies that it is given: the device that it is to the server. */
export interface Browser {
  cookie?: string | undefined;
}

interface CallOptions {
  readonly as?: string | { client: ClientId };
  readonly body?: object;
  readonly userAgent?: string;
  readonly address?: string;
  /** Without one nothing is kept: a program that throws cookies away. */
  readonly browser?: Browser;
}

/** A call over HTTP as a browser makes it; `as` is an access token, or a client at the token endpoint. */
export async function callApp<T = null>(
  app: FastifyInstance,
  url: string,
  options: CallOptions = {},
): Promise<Answered<T>> {
  const { as, body, userAgent = computer, address, browser } = options;
  const authorization =
    typeof as === 'string'
      ? `Bearer ${as}`
      : as && `Basic ${Buffer.from(`${as.client}:${as.client}`).toString('base64')}`;
  const answer = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: {
      'user-agent': userAgent,
      ...(authorization === undefined ? {} : { authorization }),
      ...(browser?.cookie === undefined ? {} : { cookie: browser.cookie }),
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(body === undefined ? {} : { payload: body }),
  });
  const given = answer.headers['set-cookie'];
  if (browser !== undefined && given !== undefined) browser.cookie = String(given).split(';')[0];
  return { status: answer.statusCode, ...answer.json<Omit<Answered<T>, 'status'>>() };
}

/** Has a sign-in code sent as a browser does, which makes a proof of work where it is asked for one. */
export async function sendCodeApp(
  app: FastifyInstance,
  phone: string,
  from: Pick<CallOptions, 'userAgent' | 'browser' | 'address'> = {},
): Promise<void> {
  const send = (altcha?: string) =>
    callApp<{ challenge: Challenge }>(app, '/admin/sms/send', { ...from, body: { phone, smsType: '1', altcha } });
  const { code, data } = await send();
  if (code === proofWanted) await send(await solveProof(data.challenge));
}

/** Signs in by SMS; the first sign-in with a role creates the identity. */
export async function signInApp(
  app: FastifyInstance,
  test: TestPorts,
  who: { client: ClientId; phone: string; userAgent?: string; browser?: Browser; address?: string },
): Promise<Pair> {
  const { client, phone, ...from } = who;
  await sendCodeApp(app, phone, from);
  const code = test.sentSms.findLast((sent) => sent.phone === phone)?.code;
  const { data } = await callApp<Pair>(app, '/auth/oauth2/token', {
    ...from,
    as: { client },
    body: { grant_type: 'sms', phone, code },
  });
  return data;
}

/** A refresh, or a switch to the identity of `client`. */
export function exchangeApp(
  app: FastifyInstance,
  refreshToken: string,
  options: { grant?: 'refresh_token' | 'switch_role'; client?: ClientId; userAgent?: string } = {},
): Promise<Answered<Pair>> {
  const { grant = 'refresh_token', client = 'web-job-hunter', ...rest } = options;
  return callApp<Pair>(app, '/auth/oauth2/token', {
    as: { client },
    body: { grant_type: grant, refresh_token: refreshToken },
    ...rest,
  });
}

interface UserInfo {
  readonly sysUser: { readonly userId: string; readonly clientId: ClientId; readonly phone: string };
  readonly roles: readonly ClientId[];
}

/** Who an access token belongs to; status 401 when to nobody. */
export function infoApp(app: FastifyInstance, accessToken: string): Promise<Answered<UserInfo>> {
  return callApp<UserInfo>(app, '/admin/user/info', { as: accessToken });
}
