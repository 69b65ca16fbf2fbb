import pg from 'pg';
import { migrate, readMigrations } from '#platform/db/migrate.ts';

/** Name of the migrated database that every worker copies its own from. */
const template = 'pinjian_template';

function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Makes the template; once per run of the tests. */
export async function prepareTemplate(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: withDatabase(connectionString, template), max: 1 });
  await migrate(pool, await readMigrations(new URL('../../migrations/', import.meta.url)));
  await pool.end();
}

/** A fresh copy of the template under a name of its own; answers its connection string. */
export async function createDatabase(connectionString: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  // Copying locks the template: workers that come at once take turns.
  await admin.query('select pg_advisory_lock(7206416)');
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return withDatabase(connectionString, name);
}

/** A database without any table; answers its connection string. */
export async function createEmptyDatabase(connectionString: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  await admin.end();
  return withDatabase(connectionString, name);
}
