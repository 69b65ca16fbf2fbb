import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../core/log.ts';
import { createPreparingClient } from './preparing-client.ts';

const { Pool, types } = pg;

/** int8 as number (our counts stay below 2^53), date as the text it is, timestamptz as Date. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.DATE) return (text: string) => text;
    return types.getTypeParser(oid, format ?? 'text');
  },
};

/** A pool of connections. A connection that dies is replaced; its waiting query fails and is reported to its caller. */
export function openPool(connectionString: string, options: { max: number; log: Log }): pg.Pool {
  const pool = new Pool({
    connectionString,
    Client: createPreparingClient(),
    max: options.max,
    types: parsers,
    application_name: 'pinjian',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Between queries the pool listens; while a connection is handed out nobody would, and its end would be the process's.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ error }, 'a database connection ended'));
  });
  pool.on('error', (error) => options.log.warn({ error }, 'an idle database connection ended'));
  return pool;
}

/** kysely over a pool; `Tables` is generated from the migrations. */
export function openDatabase<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Lets the planner know what a large load has changed. */
export async function refreshStatistics(pool: pg.Pool): Promise<void> {
  await pool.query('analyze');
}
