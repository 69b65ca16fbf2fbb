import { X509Certificate } from 'node:crypto';
import { Aes } from 'wechatpay-axios-plugin';
import { UncertainSend } from '../core/uncertain-send.ts';
import { isSignedBy, type Fields, type Signature } from './wechat-signature.ts';

export interface WechatMerchant {
  readonly mchId: string;
  /** Of our certificate. */
  readonly serial: string;
  /** Of ours, PEM. */
  readonly privateKey: string;
  /** 32 characters: what it tells us comes encrypted with it. */
  readonly apiKey: string;
  /**
   * Keys of WeChat Pay by their name: PUB_KEY_ID_… for a public key, the serial for a certificate, PEM. Several may be
   * good at one time. Certificates that are missing are fetched.
   */
  readonly publicKeys: Readonly<Record<string, string>>;
}

/** `unknown`: of a key that is not ours to know, and not among those that could be fetched. */
export type SignatureVerdict = 'signed' | 'missing' | 'wrong' | 'stale' | 'unknown';

export interface WechatKeys {
  /** Whether WeChat Pay signed this body, now. @throws UncertainSend where its certificates could not be fetched */
  verify(signature: Signature | null, body: string): Promise<SignatureVerdict>;
}

interface Source {
  now(): Date;
  /** What the call for certificates answers, not verified yet. */
  fetch(): Promise<{ readonly text: string; readonly signature: Signature | null }>;
}

/** As WeChat Pay asks of whoever verifies. */
const mostApartMs = 5 * 60_000;
/** A serial that nobody knows leads to one fetch in so long, whoever invents serials. */
const fetchPauseMs = 60_000;

/** The keys that answers and notices are verified with. Certificates change: an unknown serial makes them be fetched anew. */
export function createWechatKeys(merchant: WechatMerchant, source: Source): WechatKeys {
  const known = new Map(Object.entries(merchant.publicKeys));
  let fetchedAt = -Infinity;

  /** Certificates come encrypted with a key that only they and we have: that is what vouches for a new one. */
  async function fetchCertificates(): Promise<void> {
    const { text, signature } = await source.fetch();
    const found = certificatesIn(text, merchant.apiKey);
    const signer = signature === null ? undefined : (known.get(signature.serial) ?? found.get(signature.serial));
    if (signature === null || signer === undefined || !isSignedBy(signature, text, signer))
      throw new UncertainSend(new Error('the list of certificates is not signed by any of them'));
    for (const [serial, key] of found) known.set(serial, key);
  }

  return {
    async verify(signature, body) {
      if (signature === null) return 'missing';
      const apart = Math.abs(source.now().getTime() - Number(signature.timestamp) * 1000);
      const mayFetch =
        source.now().getTime() - fetchedAt >= fetchPauseMs && !signature.serial.startsWith('PUB_KEY_ID_');
      if (!known.has(signature.serial) && mayFetch) {
        fetchedAt = source.now().getTime();
        await fetchCertificates();
      }
      const key = known.get(signature.serial);
      if (key === undefined) return 'unknown';
      if (!isSignedBy(signature, body, key)) return 'wrong';
      // Signed, but at another time: somebody keeps it and sends it again.
      return Number.isFinite(apart) && apart <= mostApartMs ? 'signed' : 'stale';
    },
  };
}

/** What is encrypted with our key; null where it is not. */
export function decrypted(resource: Fields | undefined, apiKey: string): Fields | null {
  const { ciphertext, nonce, associated_data: data } = resource ?? {};
  if (typeof ciphertext !== 'string' || typeof nonce !== 'string') return null;
  try {
    const text = Aes.AesGcm.decrypt(ciphertext, apiKey, nonce, typeof data === 'string' ? data : '');
    return { text, ...(text.startsWith('{') ? (JSON.parse(text) as Fields) : {}) };
  } catch {
    // Of another key, or changed on its way.
    return null;
  }
}

function certificatesIn(text: string, apiKey: string): Map<string, string> {
  const found = new Map<string, string>();
  const { data } = JSON.parse(text) as { readonly data?: unknown };
  for (const each of Array.isArray(data) ? (data as Fields[]) : []) {
    const opened = decrypted(each['encrypt_certificate'] as Fields | undefined, apiKey);
    if (opened === null || typeof each['serial_no'] !== 'string') continue;
    const certificate = new X509Certificate(String(opened['text']));
    found.set(each['serial_no'], certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  }
  return found;
}
