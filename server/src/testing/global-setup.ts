import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { prepareTemplate } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's connection to the PostgreSQL of this run. */
    databaseServer: string;
  }
}

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (message: string) => void process.stderr.write(`${message}\n`),
};

/**
 * One embedded PostgreSQL for a run of the tests; gone with it, data and all. PINJIAN_TEST_DATABASE_URL names another
 * one instead, whose role may create databases; those of the run stay there until the next.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['PINJIAN_TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    await prepareTemplate(given);
    project.provide('databaseServer', given);
    return () => Promise.resolve();
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pinjian-test-'));
  // What tests write need not survive the machine: without waiting for the disk they are twice as fast.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startEmbeddedPostgres({ dataDir, settings, log: silent });
  const administrator = new URL(server.connectionString);
  administrator.username = 'postgres';
  await prepareTemplate(administrator.toString());
  project.provide('databaseServer', administrator.toString());
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
