import { sql, type Kysely } from 'kysely';
import type { FileTables } from './stored-file.ts';

/** Whose files are counted is held until the transaction ends: two uploads at once count each other. */
export async function lockFilesOf(db: Kysely<FileTables>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${ownerId}`}, 0))`.execute(db);
}

/** Bytes that an owner has stored since an instant. */
export async function bytesStoredSince(db: Kysely<FileTables>, ownerId: string, since: Date): Promise<number> {
  const { bytes } = await db
    .selectFrom('platform_file')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return bytes;
}
