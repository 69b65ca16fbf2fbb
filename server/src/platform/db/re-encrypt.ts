import { sql, type Kysely } from 'kysely';
import type { SecretBox } from '../core/secret-box.ts';

/** Rows of one page. */
const pageSize = 200;

interface CipherTable {
  readonly table: string;
  readonly key: string;
  readonly keyType: string;
  readonly columns: readonly string[];
}

/** Every table with columns that hold ciphers: by the ending of their name, which tables.ts shows. */
async function findCipherTables<Tables>(db: Kysely<Tables>): Promise<CipherTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; keys: string[]; type: string | null }>`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      (select array_agg(k.attname::text) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys,
      (select min(format_type(k.atttypid, null)) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attname like '%\\_cipher' and a.atttypid = 'bytea'::regtype
    group by c.oid, c.relname order by c.relname`.execute(db);
  return rows.map(({ name, columns, keys, type }) => {
    const [key, ...more] = keys ?? [];
    if (key === undefined || more.length > 0 || type === null)
      throw new Error(`${name} holds ciphers and has no key of one column: teach this function to walk it`);
    return { table: name, key, keyType: type, columns };
  });
}

/**
 * Encrypts what another known secret encrypted with the one in force, in every `*_cipher` column; answers how many values
 * that were. Nothing is locked: a value that is written meanwhile is left to whoever writes it, and to the next pass.
 */
export async function reEncrypt<Tables>(db: Kysely<Tables>, secretBox: SecretBox): Promise<number> {
  let rotated = 0;
  for (const place of await findCipherTables(db)) rotated += await reEncryptTable(db, secretBox, place);
  return rotated;
}

async function reEncryptTable<Tables>(
  db: Kysely<Tables>,
  secretBox: SecretBox,
  { table, key, keyType, columns }: CipherTable,
): Promise<number> {
  let rotated = 0;
  for (let after: string | null = null; ;) {
    const beyond: ReturnType<typeof sql> =
      after === null ? sql`true` : sql`${sql.ref(key)} > ${after}::${sql.raw(keyType)}`;
    const { rows } = await sql<Record<string, Buffer | null> & { place: string }>`
      select ${sql.ref(key)}::text as place, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${beyond} order by ${sql.ref(key)} limit ${pageSize}`.execute(db);
    for (const row of rows)
      for (const column of columns) {
        const stored = row[column];
        if (!Buffer.isBuffer(stored) || secretBox.isCurrent(stored)) continue;
        const fresh = secretBox.encrypt(secretBox.decrypt(stored));
        const written = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${fresh}
          where ${sql.ref(key)} = ${row.place}::${sql.raw(keyType)} and ${sql.ref(column)} = ${stored}`.execute(db);
        rotated += Number(written.numAffectedRows ?? 0n);
      }
    if (rows.length < pageSize) return rotated;
    after = rows.at(-1)?.place ?? null;
  }
}
