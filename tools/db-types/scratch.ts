import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';

/** A database server for one errand; `stop` removes it with everything in it. */
export interface Scratch {
  /** Makes an empty database and answers its connection string. */
  emptyDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const log = { info: () => undefined, warn: console.error, error: console.error };
/** Nothing in it need outlive the errand. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '16MB' };

/** Starts the embedded PostgreSQL (PG_BIN chooses another) on a folder of its own. */
export async function openScratch(): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinjian-scratch-'));
  const server = await startEmbeddedPostgres({ dataDir, pgBin: process.env['PG_BIN'] ?? null, settings, log });
  let databases = 0;
  return {
    async emptyDatabase() {
      databases += 1;
      const name = `scratch_${databases}`;
      const client = new pg.Client({ connectionString: server.connectionString });
      await client.connect();
      await client.query(`create database ${name} template template0`);
      await client.end();
      const url = new URL(server.connectionString);
      url.pathname = `/${name}`;
      return url.toString();
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
