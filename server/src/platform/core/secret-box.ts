import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Encrypts columns and makes keyed hashes, with keys derived from the installation's one secret. While that is being
 * changed there are two: what is written takes the one in force, what is read may be of either.
 */
export interface SecretBox {
  /** AES-256-GCM: 12 bytes nonce, 16 bytes tag, ciphertext. */
  encrypt(text: string): Buffer;
  /** @throws when the bytes were made with none of the known secrets. */
  decrypt(bytes: Uint8Array): string;
  /** Whether the bytes were made with the secret in force. */
  isCurrent(bytes: Uint8Array): boolean;
  /** Keyed hash to look a value up by; `use` keeps the hashes of different columns apart. */
  hash(use: string, text: string): Buffer;
  /** The same by each known secret, the one in force first: what was stored before may bear any of them. */
  hashes(use: string, text: string): readonly [Buffer, ...Buffer[]];
  /** Names the secret in force without telling it. */
  readonly fingerprint: string;
}

/** A box that knows the announced successor of its secret. */
export interface ChangingSecretBox extends SecretBox {
  /** Names the successor; null without one. */
  readonly successor: string | null;
  /** Puts the successor in force: from now on everything is written with it. The former secret is still read. */
  succeed(): void;
}

interface Key {
  readonly cipher: Buffer;
  readonly hash: Buffer;
  readonly fingerprint: string;
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'pinjian', use, 32));
}

function keyOf(secret: string): Key {
  return {
    cipher: derive(secret, 'columns'),
    hash: derive(secret, 'lookup'),
    fingerprint: derive(secret, 'fingerprint').toString('hex').slice(0, 16),
  };
}

function decryptWith(key: Key, buffer: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key.cipher, buffer.subarray(0, 12));
  decipher.setAuthTag(buffer.subarray(12, 28));
  return Buffer.concat([decipher.update(buffer.subarray(28)), decipher.final()]).toString('utf8');
}

function opens(key: Key, buffer: Buffer): boolean {
  try {
    decryptWith(key, buffer);
    return true;
  } catch {
    // Of another key, or no cipher at all.
    return false;
  }
}

/** @param next the successor that was announced for `secret`, if any */
export function createSecretBox(secret: string, next: string | null = null): ChangingSecretBox {
  let inForce = keyOf(secret);
  let other = next === null ? null : keyOf(next);
  let successor = other?.fingerprint ?? null;
  const hashWith = (key: Key, use: string, text: string) =>
    createHmac('sha256', key.hash).update(use).update('\0').update(text).digest();
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', inForce.cipher, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(bytes) {
      const buffer = Buffer.from(bytes);
      return decryptWith(other !== null && !opens(inForce, buffer) ? other : inForce, buffer);
    },
    isCurrent: (bytes) => opens(inForce, Buffer.from(bytes)),
    hash: (use, text) => hashWith(inForce, use, text),
    hashes: (use, text) => [hashWith(inForce, use, text), ...(other === null ? [] : [hashWith(other, use, text)])],
    get fingerprint() {
      return inForce.fingerprint;
    },
    get successor() {
      return successor;
    },
    succeed() {
      if (successor === null || other === null) return;
      [inForce, other, successor] = [other, inForce, null];
    },
  };
}

/** Whether `given` is the hash of a text, or as much of it as `length` bytes, by any known secret; in constant time. */
export function isHashOf(
  secretBox: SecretBox,
  { use, text, length = 32 }: { readonly use: string; readonly text: string; readonly length?: number },
  given: Buffer,
): boolean {
  if (given.length !== length) return false;
  return secretBox.hashes(use, text).some((hash) => timingSafeEqual(hash.subarray(0, length), given));
}

/** Hash of an opaque token of 256 random bits; no key is needed against guessing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
