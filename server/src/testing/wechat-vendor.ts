import { createCipheriv, createHash, createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { certificate, certificateKey } from './wechat-certificate.ts';

const pairOf = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const certificateSerial = '25F2806D89F050EB8D0D119036329EEF4CD3FF49';

/** What it does with the calls that follow. */
export type WechatBehaviour = 'wrongSignature' | 'tampered' | 'stale' | 'hangUp' | 'busy' | 'unsigned' | null;

interface Said {
  readonly status?: number;
  readonly body: object | string;
}

export interface WechatDouble {
  readonly url: string;
  readonly merchant: {
    readonly appId: string;
    readonly mchId: string;
    readonly serial: string;
    readonly apiKey: string;
  };
  readonly privateKey: string;
  /** Of its public key, by the name that it has from the start. */
  readonly publicKeys: Readonly<Record<string, string>>;
  readonly asked: { readonly method: string; readonly path: string; readonly body: string }[];
  /** By method and path: what it answers; 404 without one. */
  readonly answers: Map<string, Said>;
  signed: boolean;
  does: WechatBehaviour;
  /** Signs with its certificate from now on, which nobody was told of. */
  rotate(): void;
  /** What it posts: headers and body. */
  notice(
    resource: object,
    how?: { readonly at?: Date; readonly apiKey?: string; readonly forged?: boolean },
  ): { headers: Record<string, string>; body: string };
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}

/** A double of WeChat Pay that recomputes every signature it is sent, and signs what it answers and tells. */
export async function startWechatPay(now: () => Date): Promise<WechatDouble> {
  const [app, first, stranger] = [pairOf(), pairOf(), pairOf()];
  const merchant = {
    appId: 'wx0000000000000001',
    mchId: '1900000001',
    serial: '7777777777777777777777777777777777777777',
    apiKey: '0123456789abcdef0123456789abcdef',
  };
  let own = { name: 'PUB_KEY_ID_0119000000012026', key: first.privateKey };

  const encrypted = (text: string, apiKey = merchant.apiKey) => {
    const [nonce, data] = ['abcdefghijkl', 'certificate'];
    const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from(data));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: data, ciphertext: bytes.toString('base64') };
  };

  const signatureHeaders = (body: string, at: Date, key: string): Record<string, string> => {
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), 'n0nce'];
    const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': own.name,
      'wechatpay-signature': signature,
    };
  };

  /** Whether the call bears a signature of the merchant over just this method, path and body. */
  function isSigned(request: IncomingMessage, body: string): boolean {
    const words = request.headers.authorization ?? '';
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(words)?.[1] ?? '';
    const text = `${request.method ?? ''}\n${request.url ?? ''}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`;
    return (
      words.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      field('mchid') === merchant.mchId &&
      field('serial_no') === merchant.serial &&
      createVerify('RSA-SHA256').update(text).verify(app.publicKey, field('signature'), 'base64')
    );
  }

  function said(request: IncomingMessage, isOurs: boolean): Said {
    if (!isOurs) return { status: 401, body: { code: 'SIGN_ERROR', message: '签名错误' } };
    if (double.does === 'busy') return { status: 500, body: { code: 'SYSTEM_ERROR', message: '系统错误' } };
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path === '/v3/certificates') {
      const encrypt_certificate = encrypted(certificate);
      return { body: { data: [{ serial_no: certificateSerial, encrypt_certificate }] } };
    }
    const known = double.answers.get(`${request.method ?? ''} ${path}`);
    return known ?? { status: 404, body: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    double.signed = isSigned(request, body);
    double.asked.push({ method: request.method ?? '', path: request.url ?? '', body });
    if (double.does === 'hangUp') {
      request.socket.destroy();
      return;
    }
    const { status = 200, body: content } = said(request, double.signed);
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const at = double.does === 'stale' ? new Date(now().getTime() - 3_600_000) : now();
    const key = double.does === 'wrongSignature' ? stranger.privateKey : own.key;
    response.statusCode = status;
    if (double.does !== 'unsigned')
      for (const [name, value] of Object.entries(signatureHeaders(text, at, key))) response.setHeader(name, value);
    response.end(double.does === 'tampered' ? text.replace('{', '{"more":1,') : text);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: WechatDouble = {
    url: `http://127.0.0.1:${port}`,
    merchant,
    privateKey: app.privateKey,
    publicKeys: { [own.name]: first.publicKey },
    asked: [],
    answers: new Map(),
    signed: false,
    does: null,
    rotate() {
      own = { name: certificateSerial, key: certificateKey };
    },
    notice(resource, { at = now(), apiKey = merchant.apiKey, forged = false } = {}) {
      const body = JSON.stringify({
        id: 'EV-1',
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: encrypted(JSON.stringify(resource), apiKey),
      });
      return { headers: signatureHeaders(body, at, forged ? stranger.privateKey : own.key), body };
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return double;
}

/** The hash that a bill is announced with. */
export function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
