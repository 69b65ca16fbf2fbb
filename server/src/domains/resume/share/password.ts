import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Bytes. A guess costs some 50 ms of a processor and 16 MB. */
const [saltLength, keyLength] = [16, 32];
const cost = { N: 16_384, r: 8, p: 1 } as const;

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** Salt and key of a password, as they are stored. */
export async function hashPassword(password: string): Promise<Buffer> {
  const salt = randomBytes(saltLength);
  return Buffer.concat([salt, await keyOf(password, salt)]);
}

/** Whether it is the password that was stored. */
export async function isPassword(stored: Buffer, password: string): Promise<boolean> {
  const key = await keyOf(password, stored.subarray(0, saltLength));
  return timingSafeEqual(key, stored.subarray(saltLength));
}
