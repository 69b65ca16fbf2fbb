import type { Kysely } from 'kysely';
import type { FileTables, StoredFile } from './stored-file.ts';

/** Tables of the platform that hold people's files. */
export const personalFileTables = ['platform_file'] as const;

/** Files of these owners, the oldest first. */
export async function findFilesOf(
  db: Kysely<FileTables>,
  ownerIds: readonly string[],
): Promise<(Pick<StoredFile, 'id' | 'purpose' | 'name' | 'type' | 'size'> & { readonly storedAt: Date })[]> {
  const rows = await db
    .selectFrom('platform_file')
    .select(['id', 'purpose', 'name', 'media_type', 'size', 'created_at'])
    .where('owner_id', 'in', [...ownerIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ media_type: type, created_at: storedAt, ...row }) => ({ ...row, type, storedAt }));
}

/** Removes the rows of every file of these owners and answers their ids; the bytes are removed after the commit. */
export async function removeFileRowsOf(db: Kysely<FileTables>, ownerIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('platform_file')
    .where('owner_id', 'in', [...ownerIds])
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
