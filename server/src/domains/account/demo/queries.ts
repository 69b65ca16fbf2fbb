import { sql } from 'kysely';
import type { Ctx, SignedInActor } from '#server/context.ts';

export interface DemoPersonRow {
  readonly personId: string;
  readonly userId: string;
  readonly kind: SignedInActor['kind'];
  readonly username: string | null;
  readonly phoneHash: Buffer;
  readonly phoneCipher: Buffer;
}

/** Persons and identities of the demo world, all at once. */
export async function insertDemoPeople(tx: Ctx, rows: readonly DemoPersonRow[]): Promise<void> {
  const now = tx.now();
  await sql`insert into account_person (id, phone_hash, phone_cipher, demo, created_at)
    select *, true, ${now}::timestamptz from unnest(
      ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.phoneHash)}::bytea[],
      ${rows.map((row) => row.phoneCipher)}::bytea[])`.execute(tx.db);
  await sql`insert into account_identity (id, person_id, kind, username, created_at)
    select *, ${now}::timestamptz from unnest(
      ${rows.map((row) => row.userId)}::uuid[],
      ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.username)}::text[])`.execute(tx.db);
}

export async function findAnyPerson(ctx: Ctx): Promise<boolean> {
  // An admin may have been made by command before the first start.
  const row = await ctx.db
    .selectFrom('account_identity')
    .select('id')
    .where('kind', '!=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the phones that belong to people of the demo world. */
export async function findDemoHashes(ctx: Ctx, phoneHashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await ctx.db
    .selectFrom('account_person')
    .select('phone_hash')
    .where('phone_hash', 'in', [...phoneHashes])
    .where('demo', '=', true)
    .execute();
  return rows.map((row) => row.phone_hash);
}

/** Whether an identity is one of the demo world's. */
export async function findIsDemoUser(ctx: Ctx, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select('person.demo')
    .where('identity.id', '=', userId)
    .executeTakeFirst();
  return row?.demo === true;
}

/** One maker of the demo world at a time; false when another copy is at it. Held until the transaction ends. */
export async function tryLockDemoWorld(tx: Ctx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(7206417, 1) as locked`.execute(
    tx.db,
  );
  return rows[0]?.locked === true;
}

/**
 * Keeps phones for the demo world until the transaction ends; waits for who is just signing in with one of them. The
 * other side is `lockPhone`.
 */
export async function holdPhones(tx: Ctx, phoneHashes: readonly Buffer[]): Promise<void> {
  const phones = phoneHashes.map((hash) => hash.readInt32BE(0));
  await sql`select pg_advisory_xact_lock(7206418, phone) from unnest(${phones}::integer[]) as phone`.execute(tx.db);
}
