import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileKind, UploadedFile } from '@pinjian/contract/endpoint.ts';
import { newId } from '../core/ids.ts';
import { Refusal } from '../core/refusal.ts';
import type { FileStore } from './port.ts';

/** What people upload, and the archives and sheets that are made for them. */
type StoredKind = FileKind | 'archive' | 'sheet';

/** The one platform table this file owns, as kysely sees it. */
export interface FileTables {
  platform_file: {
    id: string;
    owner_id: string;
    purpose: string;
    name: string;
    kind: StoredKind;
    media_type: string;
    size: number;
    sha256: string;
    created_at: Date;
  };
}

export interface StoredFile {
  readonly id: string;
  readonly ownerId: string;
  readonly purpose: string;
  readonly name: string;
  readonly kind: StoredKind;
  readonly type: string;
  readonly size: number;
}

interface Owner {
  readonly ownerId: string;
  readonly purpose: string;
  readonly now: Date;
}

/** What is to be stored: an upload, or what the product made. */
type NewFile = Omit<UploadedFile, 'kind'> & { readonly kind: StoredKind };

/** A file whose bytes lie in their place, and which has no row yet. */
export type WrittenFile = Omit<StoredFile, 'ownerId' | 'purpose'> & { readonly sha256: string };

/**
 * Keeps an uploaded file: the bytes first, then the row, so that no row points at nothing. `keep` opens the transaction,
 * which has not to wait for the disk: whoever sends many files at once would else hold a connection for each while one is
 * written. It calls `keepFile`, or answers that it kept nothing. Bytes without a row go at once where that is certain;
 * after a failure that is no refusal the row may be there, and stray bytes are swept later.
 */
export async function storeFile<T>(
  files: FileStore,
  file: NewFile,
  keep: (written: WrittenFile) => Promise<{ readonly isKept: boolean; readonly answer: T }>,
): Promise<T> {
  const written = await writeFile(files, file);
  const { isKept, answer } = await keep(written).catch(async (error: unknown) => {
    if (error instanceof Refusal) await files.remove(written.id);
    throw error;
  });
  if (!isKept) await files.remove(written.id);
  return answer;
}

async function writeFile(files: FileStore, file: NewFile): Promise<WrittenFile> {
  const { name, kind, type, size, bytes } = file;
  const id = newId();
  await files.write(id, bytes);
  return { id, name, kind, type, size, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The row of a file that was written. `ownerId` is a userId or companyId, `purpose` a word of its domain (logo, resume). */
export async function keepFile(db: Kysely<FileTables>, file: WrittenFile, owner: Owner): Promise<StoredFile> {
  await insertFile(db, file, owner);
  const { id, name, kind, type, size } = file;
  return { id, ownerId: owner.ownerId, purpose: owner.purpose, name, kind, type, size };
}

/** Bytes of an archive that lie in their place, and have no row yet. */
export interface WrittenArchive {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

/** Writes an archive that the product makes, piece by piece as it comes; no transaction has to wait for it. */
export async function writeArchive(files: FileStore, pieces: AsyncIterable<Uint8Array>): Promise<WrittenArchive> {
  const id = newId();
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  await files.write(id, counted());
  return { id, size, sha256: hash.digest('hex') };
}

/** Keeps a ZIP archive that was written; `ownerId` is a personId. */
export async function keepArchive(
  db: Kysely<FileTables>,
  archive: WrittenArchive & { readonly name: string },
  owner: Owner,
): Promise<void> {
  await insertFile(db, { ...archive, kind: 'archive', type: 'application/zip' }, owner);
}

async function insertFile(
  db: Kysely<FileTables>,
  file: WrittenArchive & { readonly name: string; readonly kind: StoredKind; readonly type: string },
  { ownerId, purpose, now }: Owner,
): Promise<void> {
  const { id, name, kind, type, size, sha256 } = file;
  await db
    .insertInto('platform_file')
    .values({ id, owner_id: ownerId, purpose, name, kind, media_type: type, size, sha256, created_at: now })
    .execute();
}

/** One stored file's row, or undefined. Who may see it is for the caller to judge by ownerId and purpose. */
export async function findFile(db: Kysely<FileTables>, id: string): Promise<StoredFile | undefined> {
  return (await findFiles(db, [id])).get(id);
}

/** The same of many, by id. */
export async function findFiles(db: Kysely<FileTables>, ids: readonly string[]): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('platform_file')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        ownerId: row.owner_id,
        purpose: row.purpose,
        name: row.name,
        kind: row.kind,
        type: row.media_type,
        size: row.size,
      },
    ]),
  );
}

/** Gives a file to another owner, for another purpose and under another name. */
export async function passFile(
  db: Kysely<FileTables>,
  id: string,
  { ownerId, purpose, name }: { readonly ownerId: string; readonly purpose: string; readonly name: string },
): Promise<void> {
  await db.updateTable('platform_file').set({ owner_id: ownerId, purpose, name }).where('id', '=', id).execute();
}

/** Removes a file's row; its bytes are removed by `files.remove` once the transaction has committed. */
export async function removeFileRow(db: Kysely<FileTables>, id: string): Promise<void> {
  await db.deleteFrom('platform_file').where('id', '=', id).execute();
}
