import type { Ctx } from '#server/context.ts';
import { findStoredHash } from './queries.ts';
import { lockPhone } from '../sign-in/queries.ts';

/**
 * The hash that a phone stands under in the tables. While the secret is being changed that of a person, or of a code that
 * is still good, may be of the former one.
 */
export async function findPhoneHash(ctx: Ctx, phone: string): Promise<Buffer> {
  const hashes = ctx.ports.secretBox.hashes('phone', phone);
  const [inForce] = hashes;
  return hashes.length === 1 ? inForce : ((await findStoredHash(ctx, hashes)) ?? inForce);
}

/**
 * One sender or checker of codes for a phone at a time, until the transaction ends, whichever secrets each of them knows;
 * answers the hash that it stands under. Several phones at once are named in one call: nobody waits in a circle.
 * @throws as `lockPhone`
 */
export async function holdPhone(tx: Ctx, phone: string, ...others: readonly string[]): Promise<Buffer> {
  const hashes = [phone, ...others].flatMap((each) => tx.ports.secretBox.hashes('phone', each));
  const unique = new Map(hashes.map((hash) => [hash.toString('hex'), hash]));
  for (const hash of [...unique.values()].toSorted((one, other) => one.compare(other))) await lockPhone(tx, hash);
  return findPhoneHash(tx, phone);
}
