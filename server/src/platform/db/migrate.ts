import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type pg from 'pg';
import { oneAtATime } from './one-at-a-time.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** All migrations of a folder in the order of their numbers. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Two copies that start together migrate one after the other. */
const migrationLock = 7_206_414;

/**
 * Brings the database forward, each migration in its own transaction; answers the names that ran.
 * @throws when an applied migration's text has changed, or the database knows one that this version does not.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  return oneAtATime(pool, migrationLock, async (client) => {
    await createMigrationTable(client);
    const applied = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from platform_migration')).rows.map(
        (row) => [row.name, row.sha256],
      ),
    );
    checkHistory(applied, migrations);
    const ran: string[] = [];
    for (const migration of migrations.filter((each) => !applied.has(each.name))) {
      await runMigration(client, migration);
      ran.push(migration.name);
    }
    return ran;
  });
}

async function runMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into platform_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The table of the migrations that ran, which no migration can make. */
export async function createMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists platform_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  await client.query("comment on table platform_migration is 'none: which migrations ran'");
}

function checkHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((each) => [each.name, each.sha256]));
  for (const [name, sha256] of applied) {
    const ours = known.get(name);
    if (ours === undefined)
      throw new Error(`the database was migrated by a newer version (${name}); start that version or restore a backup`);
    if (ours !== sha256)
      throw new Error(`migration ${name} was changed after it ran; migrations only go forward, add a new one`);
  }
}
