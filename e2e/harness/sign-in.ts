/** A client of the spec and the role it stands for. */
export type Client = 'web-job-hunter' | 'web-company' | '3';

/** What a signed-in person's browser keeps, and who they are. */
export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
}

interface Envelope<T> {
  readonly code: number;
  readonly data: T;
  readonly message: string;
}

/** An answer with another code than 200. */
export class CallFailure extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(path: string, { code, data, message }: Envelope<unknown>) {
    super(`${path} answered ${code} ${message} ${JSON.stringify(data)}`);
    this.code = code;
    this.data = data;
  }
}

/** Makes a call as the product's own client does and answers its data; any other code than 200 is thrown. */
export async function callProduct<T>(
  url: string,
  path: string,
  init: { readonly authorization?: string; readonly body?: object } = {},
): Promise<T> {
  const headers = {
    ...(init.authorization === undefined ? {} : { authorization: init.authorization }),
    ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const request = init.body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(init.body) };
  const answer = await fetch(url + path, request);
  const envelope = (await answer.json()) as Envelope<T>;
  if (envelope.code !== 200) throw new CallFailure(path, envelope);
  return envelope.data;
}

/** The newest code sent to a phone, from the sandbox. */
export async function readSmsCode(url: string, phone: string): Promise<string> {
  const { records } = await callProduct<{ readonly records: readonly { readonly code: string }[] }>(
    url,
    `/sandbox/sms?phone=${phone}`,
  );
  const [newest] = records;
  if (newest === undefined) throw new Error(`no message was sent to ${phone}`);
  return newest.code;
}

/** Signs in by SMS through the product's own calls; the first sign-in with a role creates the identity. */
export async function signIn(url: string, client: Client, phone: string): Promise<SignedIn> {
  await callProduct(url, '/admin/sms/send', { body: { phone, smsType: '1' } });
  const authorization = `Basic ${Buffer.from(`${client}:${client}`).toString('base64')}`;
  const body = { grant_type: 'sms', phone, code: await readSmsCode(url, phone) };
  const tokens = await callProduct<{ readonly accessToken: string; readonly refreshToken: string }>(
    url,
    '/auth/oauth2/token',
    { authorization, body },
  );
  const info = await callProduct<{ readonly sysUser: { readonly userId: string } }>(url, '/admin/user/info', {
    authorization: `Bearer ${tokens.accessToken}`,
  });
  return { ...tokens, userId: info.sysUser.userId };
}
