import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileKind, UploadedFile } from '@pinjian/contract/endpoint.ts';
import { newId } from '../core/ids.ts';
import type { FileStore } from './port.ts';

/** The one platform table this file owns, as kysely sees it. */
export interface FileTables {
  platform_file: {
    id: string;
    owner_id: string;
    purpose: string;
    name: string;
    kind: FileKind;
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
  readonly kind: FileKind;
  readonly type: string;
  readonly size: number;
}

interface Place {
  readonly db: Kysely<FileTables>;
  readonly files: FileStore;
}

/**
 * Keeps an uploaded file: the bytes first, then the row, so that no row points at nothing. Bytes whose row was rolled
 * back are swept later. `ownerId` is a userId or companyId, `purpose` a word of its domain (logo, licence, resume).
 */
export async function storeFile(
  place: Place,
  file: UploadedFile,
  owner: { ownerId: string; purpose: string; now: Date },
): Promise<StoredFile> {
  const id = newId();
  await place.files.write(id, file.bytes);
  await place.db
    .insertInto('platform_file')
    .values({
      id,
      owner_id: owner.ownerId,
      purpose: owner.purpose,
      name: file.name,
      kind: file.kind,
      media_type: file.type,
      size: file.size,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      created_at: owner.now,
    })
    .execute();
  return {
    id,
    ownerId: owner.ownerId,
    purpose: owner.purpose,
    name: file.name,
    kind: file.kind,
    type: file.type,
    size: file.size,
  };
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
