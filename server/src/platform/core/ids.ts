import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new id: UUIDv7, so that rows of one table lie in the order they were made. */
export function newId(): string {
  return v7();
}

/** A new opaque token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
