import { sql, type Kysely } from 'kysely';
import { madeAt } from '../core/ids.ts';
import type { FileStore } from './port.ts';
import type { FileTables } from './stored-file.ts';

interface Place {
  readonly db: Kysely<FileTables>;
  readonly files: FileStore;
}

/** Rows and files of one step, so that no statement holds locks for long. */
const stepSize = 200;

interface Reference {
  readonly table: string;
  readonly column: string;
}

/**
 * Removes files made before an instant that no row of any table names, and answers how many. Who refers to a file is read
 * from the foreign keys, so that a table which is added tomorrow is known by itself; a file that somebody is just
 * referring to is locked by that, and passed over.
 */
export async function removeUnusedRows(place: Place, before: Date): Promise<number> {
  const { db } = place;
  const references = await referencesToFiles(db);
  const unnamed = references.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} as named where named.${sql.ref(column)} = file.id)`,
  );
  let removed = 0;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      delete from platform_file where id in (
        select file.id from platform_file as file
        where ${sql.join([sql`file.created_at < ${before}`, ...unnamed], sql` and `)}
        order by file.created_at limit ${stepSize} for update skip locked
      ) returning id`.execute(db);
    for (const { id } of rows) await place.files.remove(id);
    removed += rows.length;
    if (rows.length < stepSize) return removed;
  }
}

async function referencesToFiles(db: Kysely<FileTables>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select holder.relname as "table", holding.attname as "column"
    from pg_constraint as constraints
    join pg_class as holder on holder.oid = constraints.conrelid
    join pg_attribute as holding on holding.attrelid = holder.oid and holding.attnum = constraints.conkey[1]
    where constraints.contype = 'f' and constraints.confrelid = 'platform_file'::regclass`.execute(db);
  return rows;
}

/**
 * Removes bytes stored before an instant whose row is not there: it was rolled back, or removed just before an end of
 * the process. So is what writes that were broken off have left. Answers how many. An id tells when it was made (UUIDv7);
 * what bears no such id is left alone.
 */
export async function removeStrayBytes(place: Place, before: Date): Promise<number> {
  let removed = await place.files.removeDrafts(before);
  let step: string[] = [];
  const look = async (): Promise<void> => {
    const strays = await withoutRow(place.db, step);
    for (const id of strays) await place.files.remove(id);
    removed += strays.length;
    step = [];
  };
  for await (const id of place.files.list()) {
    const made = madeAt(id);
    if (made === null || made >= before.getTime()) continue;
    if (step.push(id) >= stepSize) await look();
  }
  await look();
  return removed;
}

async function withoutRow(db: Kysely<FileTables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${ids}::uuid[]) as given (id)
    where not exists (select from platform_file as file where file.id = given.id)`.execute(db);
  return rows.map((row) => row.id);
}
