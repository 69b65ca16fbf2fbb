import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileKind, UploadedFile } from '@pinjian/contract/endpoint.ts';
import { newId } from '../core/ids.ts';
import type { FileStore } from './port.ts';

/** What people upload, and the archives that are made for them. */
type StoredKind = FileKind | 'archive';

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

interface Place {
  readonly db: Kysely<FileTables>;
  readonly files: FileStore;
}

interface Owner {
  readonly ownerId: string;
  readonly purpose: string;
  readonly now: Date;
}

/**
 * Keeps an uploaded file: the bytes first, then the row, so that no row points at nothing. Bytes whose row was rolled
 * back are swept later. `ownerId` is a userId or companyId, `purpose` a word of its domain (logo, licence, resume).
 */
export async function storeFile(place: Place, file: UploadedFile, owner: Owner): Promise<StoredFile> {
  return store(place, file, owner);
}

/** Keeps a ZIP archive that the product made, in the same way; `ownerId` is a personId. */
export async function storeArchive(
  place: Place,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  owner: Owner,
): Promise<StoredFile> {
  return store(place, { name, bytes, kind: 'archive', type: 'application/zip', size: bytes.length }, owner);
}

async function store(
  place: Place,
  file: Omit<UploadedFile, 'kind'> & { readonly kind: StoredKind },
  owner: Owner,
): Promise<StoredFile> {
  const { name, kind, type, size } = file;
  const { ownerId, purpose } = owner;
  const id = newId();
  await place.files.write(id, file.bytes);
  await place.db
    .insertInto('platform_file')
    .values({
      id,
      owner_id: ownerId,
      purpose,
      name,
      kind,
      media_type: type,
      size,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      created_at: owner.now,
    })
    .execute();
  return { id, ownerId, purpose, name, kind, type, size };
}

/** One stored file's row, or undefined. Who may see it is for the caller to judge by ownerId and purpose. */
export async function findFile(db: Kysely<FileTables>, id: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom('platform_file').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      ownerId: row.owner_id,
      purpose: row.purpose,
      name: row.name,
      kind: row.kind,
      type: row.media_type,
      size: row.size,
    }
  );
}

/** Removes a file's row; its bytes are removed by `files.remove` once the transaction has committed. */
export async function removeFileRow(db: Kysely<FileTables>, id: string): Promise<void> {
  await db.deleteFrom('platform_file').where('id', '=', id).execute();
}
