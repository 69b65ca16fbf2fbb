import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts columns and makes keyed hashes, with keys derived from the installation's one secret. */
export interface SecretBox {
  /** AES-256-GCM: 12 bytes nonce, 16 bytes tag, ciphertext. */
  encrypt(text: string): Buffer;
  /** @throws when the bytes were not made with this secret. */
  decrypt(bytes: Uint8Array): string;
  /** Keyed hash to look a value up by; `use` keeps the hashes of different columns apart. */
  hash(use: string, text: string): Buffer;
  /** Names the secret without telling it. */
  readonly fingerprint: string;
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'pinjian', use, 32));
}

export function createSecretBox(secret: string): SecretBox {
  const cipherKey = derive(secret, 'columns');
  const hashKey = derive(secret, 'lookup');
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(bytes) {
      const buffer = Buffer.from(bytes);
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, buffer.subarray(0, 12));
      decipher.setAuthTag(buffer.subarray(12, 28));
      return Buffer.concat([decipher.update(buffer.subarray(28)), decipher.final()]).toString('utf8');
    },
    hash: (use, text) => createHmac('sha256', hashKey).update(use).update('\0').update(text).digest(),
    fingerprint: derive(secret, 'fingerprint').toString('hex').slice(0, 16),
  };
}

/** Hash of an opaque token of 256 random bits; no key is needed against guessing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
