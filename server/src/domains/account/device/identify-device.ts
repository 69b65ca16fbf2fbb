import { timingSafeEqual } from 'node:crypto';
import { newToken } from '#platform/core/ids.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { readCookie, setCookie } from '#platform/http/cookies.ts';
import type { DeviceMark } from '#server/context.ts';

const cookieName = 'pinjian-device';
const daySeconds = 86_400;

const sealOf = (hash: Buffer): string => hash.toString('base64url').slice(0, 22);

/** The device that a request shows by its cookie; null without one, or with one that we never gave out. */
export function readDevice(secretBox: SecretBox, cookies: string | undefined): DeviceMark | null {
  const [, id, seal] = /^([\w-]{20,60})\.([\w-]{22})$/.exec(readCookie(cookies, cookieName) ?? '') ?? [];
  if (id === undefined || seal === undefined) return null;
  // It goes on bearing the mark of the secret that sealed it.
  const marks = secretBox.hashes('guesser-device', id);
  const by = secretBox
    .hashes('device-cookie', id)
    .findIndex((hash) => timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(hash))));
  const hash = marks[by];
  return hash === undefined ? null : { hash, isNew: false };
}

/** A device that was not known before, with the cookie that makes it known. It says nothing about anybody. */
export function newDevice(
  secretBox: SecretBox,
  { days, secure }: { readonly days: number; readonly secure: boolean },
): { readonly device: DeviceMark; readonly cookie: string } {
  const id = newToken();
  const value = `${id}.${sealOf(secretBox.hash('device-cookie', id))}`;
  return {
    device: { hash: secretBox.hash('guesser-device', id), isNew: true },
    cookie: setCookie(cookieName, value, { maxAge: days * daySeconds, sameSite: 'Lax', secure }),
  };
}
