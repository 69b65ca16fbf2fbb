import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pairOf = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

interface AskedOf {
  readonly method: string;
  readonly content: Readonly<Record<string, string>>;
}

/** What it does with the next call. */
export type AlipayBehaviour = 'wrongSignature' | 'tampered' | 'hangUp' | 'busy' | null;

export interface AlipayDouble {
  readonly gateway: string;
  readonly appId: string;
  readonly privateKey: string;
  /** The public key that it signs with now. */
  readonly publicKey: () => string;
  readonly asked: AskedOf[];
  /** What it answers to a method; a refusal without one. */
  readonly answers: Map<string, Record<string, unknown>>;
  /** Whether the last call was signed by the application over just these parameters. */
  signed: boolean;
  next: AlipayBehaviour;
  /** Signs with another key from now on; answers the new public one. */
  rotate(): string;
  /** A notice as it would post it. */
  notice(fields: Readonly<Record<string, string>>, signer?: 'own' | 'stranger'): string;
  stop(): Promise<void>;
}

function words(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/** Whether a request's parameters, wherever they stand, were signed with the application's key. */
export function isSignedBy(fields: Readonly<Record<string, string>>, publicKey: string): boolean {
  return createVerify('RSA-SHA256')
    .update(words(fields), 'utf8')
    .verify(publicKey, fields['sign'] ?? '', 'base64');
}

/** A double of Alipay's gateway that recomputes every signature it is sent, and signs what it answers. */
export async function startAlipay(): Promise<AlipayDouble> {
  const app = pairOf();
  let own = pairOf();
  const stranger = pairOf();
  const sign = (text: string, key = own.privateKey) =>
    createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await bodyOf(request);
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(body)]);
    double.signed = isSignedBy(fields, app.publicKey);
    const method = fields['method'] ?? '';
    double.asked.push({ method, content: JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string> });
    const does = double.next;
    // A client may try again by itself: the line stays dead.
    if (does !== 'hangUp') double.next = null;
    if (does === 'hangUp') {
      request.socket.destroy();
      return;
    }
    const refused = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
    const said = !double.signed
      ? { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature', sub_msg: '验签出错' }
      : does === 'busy'
        ? { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'aop.unknow-error', sub_msg: '系统繁忙' }
        : (double.answers.get(method) ?? refused);
    const text = JSON.stringify({ code: '10000', msg: 'Success', ...said });
    const signature = sign(text, does === 'wrongSignature' ? stranger.privateKey : undefined);
    const shown = does === 'tampered' ? text.replace('Success', 'success') : text;
    response.setHeader('content-type', 'application/json');
    response.end(`{"${method.replaceAll('.', '_')}_response":${shown},"sign":"${signature}"}`);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: AlipayDouble = {
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    appId: '2021000000000001',
    privateKey: app.privateKey,
    publicKey: () => own.publicKey,
    asked: [],
    answers: new Map(),
    signed: false,
    next: null,
    rotate() {
      own = pairOf();
      return own.publicKey;
    },
    notice(fields, signer = 'own') {
      const all = { app_id: '2021000000000001', charset: 'utf-8', version: '1.0', ...fields };
      // Of a notice the kind of signature is no part of what is signed.
      const signature = sign(words(all), signer === 'own' ? own.privateKey : stranger.privateKey);
      return new URLSearchParams({ ...all, sign_type: 'RSA2', sign: signature }).toString();
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return double;
}
