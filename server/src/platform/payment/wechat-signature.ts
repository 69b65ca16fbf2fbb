import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { WechatMerchant } from './wechat-keys.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The four headers that an answer or a notice is signed by. */
export interface Signature {
  readonly timestamp: string;
  readonly nonce: string;
  readonly serial: string;
  readonly signature: string;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a message is signed by; null where one of the four is missing or comes twice. */
export function signatureOf(headers: Headers): Signature | null {
  const one = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const timestamp = one('wechatpay-timestamp');
  const nonce = one('wechatpay-nonce');
  const serial = one('wechatpay-serial');
  const signature = one('wechatpay-signature');
  if (timestamp === null || nonce === null || serial === null || signature === null) return null;
  return { timestamp, nonce, serial, signature };
}

/** Whether this very body was signed with the key. */
export function isSignedBy({ timestamp, nonce, signature }: Signature, body: string, publicKey: string): boolean {
  try {
    return Rsa.verify(Formatter.response(timestamp, nonce, body), signature, Rsa.from(publicKey, Rsa.KEY_TYPE_PUBLIC));
  } catch {
    // No signature at all, or none that a key of this kind could have made.
    return false;
  }
}

/** The Authorization of a request of ours. */
export function authorization(
  merchant: WechatMerchant,
  request: { readonly method: string; readonly path: string; readonly payload: string; readonly now: Date },
): string {
  const nonce = Formatter.nonce();
  const timestamp = Math.floor(request.now.getTime() / 1000);
  const words = Formatter.request(request.method, request.path, timestamp, nonce, request.payload);
  const signature = Rsa.sign(words, Rsa.from(merchant.privateKey, Rsa.KEY_TYPE_PRIVATE));
  return Formatter.authorization(merchant.mchId, nonce, signature, timestamp, merchant.serial);
}
