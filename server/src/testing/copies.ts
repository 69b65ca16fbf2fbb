import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { createLog, type Log } from '#platform/core/log.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { createSandboxPayment } from '#platform/payment/embedded.ts';
import { createApp } from '#server/app.ts';
import type { Ctx, Ports, SystemActor } from '#server/context.ts';
import { startCopy, systemActor } from '#server/copy.ts';
import type { Tables } from '#server/tables.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { createTestPorts, type TestPorts } from './ports.ts';

/** Copies of the product on one database, as behind a balancer: each with its own connections, hints and HTTP server. */
export interface Copies {
  readonly clock: TestClock;
  readonly test: TestPorts;
  /** The HTTP server of a copy, from 0. */
  app(index: number): FastifyInstance;
  /** Address of a copy, for sockets. */
  url(index: number): string;
  /** A copy as its own background work sees it. */
  ctx(index: number): Ctx<SystemActor>;
  /** Connections of a copy to the database. */
  pool(index: number): pg.Pool;
}

/** Starts `count` whole copies around the tests of a file. What they write stays until the file has ended. */
export function useCopies(
  count: number,
  log: Log = createLog('silent'),
  /** What a copy has of its own; the same for all without it. */
  ownPorts: ((index: number) => Partial<Ports>) | null = null,
): Copies {
  const clock = createTestClock();
  const test = createTestPorts();
  const running: {
    app: FastifyInstance;
    url: string;
    pool: pg.Pool;
    ctx: Ctx<SystemActor>;
    stop: () => Promise<void>;
  }[] = [];
  const at = (index: number) => {
    const copy = running[index];
    if (copy === undefined) throw new Error(`there is no copy ${index}`);
    return copy;
  };

  beforeAll(async () => {
    const connectionString = await createDatabase(inject('databaseServer'), `pinjian_copies_${newId().slice(-8)}`);
    for (let index = 0; index < count; index++) {
      const pool = openPool(connectionString, { max: 8, log });
      const db = openDatabase<Tables>(pool);
      const vendor = { db: db as never, secretBox: test.ports.secretBox, now: () => clock.now() };
      const payments = { sandbox: createSandboxPayment(vendor) };
      const ports = { ...test.ports, payments, ...ownPorts?.(index) };
      const copy = await startCopy({ connectionString, pool, db, ports, clock, log });
      const app = await createApp({ copy, log, webFolder: null, version: 'test' });
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const stop = async () => {
        await app.close();
        await copy.stop();
        await pool.end();
      };
      running.push({ app, url, pool, ctx: copy.context(systemActor, 'test'), stop });
    }
  });
  afterAll(async () => {
    for (const copy of running) await copy.stop();
  });

  return {
    clock,
    test,
    app: (index) => at(index).app,
    url: (index) => at(index).url,
    ctx: (index) => at(index).ctx,
    pool: (index) => at(index).pool,
  };
}
