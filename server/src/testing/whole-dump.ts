import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { SecretBox } from '#platform/core/secret-box.ts';

/**
 * Every row of every table of every schema as text: `schema.table: …`. Encrypted columns are opened with the key; without
 * one (null) it is what whoever got hold of a dump reads.
 */
export async function dumpDatabase<Tables>(db: Kysely<Tables>, secretBox: SecretBox | null): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  const lines: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(`${schema}.${name}`)}`.execute(db);
    for (const row of rows) lines.push(`${schema}.${name}: ${Object.values(row).map(textOf).join(' | ')}`);
  }
  return lines;

  function textOf(value: unknown): string {
    if (Buffer.isBuffer(value)) return `${value.toString('hex')} ${opened(value)}`;
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  function opened(bytes: Buffer): string {
    if (secretBox === null) return '';
    try {
      return secretBox.decrypt(bytes);
    } catch {
      // A hash, not a cipher: it says nothing more.
      return '';
    }
  }
}

/** Every file below a folder with its bytes. */
export function filesBelow(folder: string): { readonly place: string; readonly bytes: Buffer }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((place) => ({ place, bytes: readFileSync(place) }));
}
