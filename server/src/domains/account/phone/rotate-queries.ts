import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** A page of people, locked: nobody changes their phone meanwhile. */
export async function lockPeople(tx: Ctx, after: string | null, limit: number) {
  let page = tx.db.selectFrom('account_person').select(['id', 'phone_hash', 'phone_cipher']);
  if (after !== null) page = page.where('id', '>', after);
  return page.orderBy('id').limit(limit).forNoKeyUpdate().execute();
}

/** Waits for who sends or checks codes for a phone, whichever of its hashes they know it by; the other side is `lockPhone`. */
export async function waitForPhone(tx: Ctx, hashes: readonly Buffer[]): Promise<void> {
  for (const hash of hashes.toSorted((one, other) => one.compare(other)))
    await sql`select pg_advisory_xact_lock(7206415, ${hash.readInt32BE(0)}::integer)`.execute(tx.db);
}

/** Writes another hash of the same phone wherever it stands. */
export async function replacePhoneHash(tx: Ctx, personId: string, from: Buffer, to: Buffer): Promise<void> {
  await tx.db.updateTable('account_person').set({ phone_hash: to }).where('id', '=', personId).execute();
  await tx.db.updateTable('account_sms_code').set({ phone_hash: to }).where('phone_hash', '=', from).execute();
  await tx.db.updateTable('account_wrong_code').set({ phone_hash: to }).where('phone_hash', '=', from).execute();
  await tx.db.updateTable('account_familiar_device').set({ phone_hash: to }).where('phone_hash', '=', from).execute();
}
