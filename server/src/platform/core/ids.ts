import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new id: UUIDv7, so that rows of one table lie in the order they were made. */
export function newId(): string {
  return v7();
}

/** Milliseconds since 1970 at which an id was made; null for what is no id of ours. */
export function madeAt(id: string): number | null {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.exec(id);
  return match === null ? null : Number.parseInt(`${match[1] ?? ''}${match[2] ?? ''}`, 16);
}

/** A new opaque token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
