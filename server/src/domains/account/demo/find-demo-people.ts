import type { Ctx } from '#server/context.ts';
import { findAnyPerson, findDemoHashes, findIsDemoUser, holdPhones, tryLockDemoWorld } from './queries.ts';

/** Whether nobody has ever signed in here: only such a database is given a demo world. */
export async function isUninhabited(ctx: Ctx): Promise<boolean> {
  return !(await findAnyPerson(ctx));
}

/** Those of the phones that belong to people of the demo world, in the given order. */
export async function demoPhonesAmong(ctx: Ctx, phones: readonly string[]): Promise<string[]> {
  if (phones.length === 0) return [];
  const hashesOf = (phone: string) => ctx.ports.secretBox.hashes('phone', phone);
  const found = new Set((await findDemoHashes(ctx, phones.flatMap(hashesOf))).map((hash) => hash.toString('hex')));
  return phones.filter((phone) => hashesOf(phone).some((hash) => found.has(hash.toString('hex'))));
}

/** Whether an identity is one of the demo world's. */
export async function isDemoUser(ctx: Ctx, userId: string): Promise<boolean> {
  return findIsDemoUser(ctx, userId);
}

/**
 * Takes the right to make the demo world, and the phones of those who live there, until the transaction ends; false when
 * another copy has it. Nobody signs in with one of the phones meanwhile.
 */
export async function claimDemoWorld(tx: Ctx, phones: readonly string[]): Promise<boolean> {
  if (!(await tryLockDemoWorld(tx))) return false;
  const { secretBox } = tx.ports;
  await holdPhones(
    tx,
    phones.flatMap((phone) => secretBox.hashes('phone', phone)),
  );
  return true;
}
