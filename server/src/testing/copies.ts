import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { createLog, type Log } from '#platform/core/log.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { createSandboxPayment } from '#platform/payment/embedded.ts';
import { createApp } from '#server/app.ts';
import type { Actor, Ctx, Ports, SystemActor } from '#server/context.ts';
import { startCopy, systemActor, type RunningCopy } from '#server/copy.ts';
import type { Tables } from '#server/tables.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { createPeople } from './people.ts';
import { createTestPorts, type TestPorts } from './ports.ts';
import type { World } from './world.ts';

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
  /** What happens on a copy, as builders of tests and the actors of a soak see it; events and tasks run by themselves. */
  world(index: number): World;
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
    world: World;
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
      // The same object where all copies share it: what a test puts in a port's place is in the place of all.
      if (index === 0) Object.assign(test.ports, { payments });
      const ports = ownPorts === null ? test.ports : { ...test.ports, ...ownPorts(index) };
      const copy = await startCopy({ connectionString, pool, db, ports, clock, log });
      const app = await createApp({ copy, log, webFolder: null, version: 'test' });
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const stop = async () => {
        await app.close();
        await copy.stop();
        await pool.end();
      };
      const world = worldOn({ copy, app, clock, test, log });
      running.push({ app, url, pool, ctx: copy.context(systemActor, 'test'), world, stop });
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
    world: (index) => at(index).world,
  };
}

interface Running extends Pick<World, 'clock' | 'test' | 'log'> {
  readonly copy: RunningCopy;
  readonly app: FastifyInstance;
}

function worldOn({ copy, app, clock, test, log }: Running): World {
  const { db } = copy;
  const as = <A extends Actor>(actor: A): Ctx<A> => copy.context(actor, newId());
  return {
    ...createPeople({ db, clock, test }),
    clock,
    test,
    db,
    log,
    queued: [],
    hints: [],
    logged: [],
    as,
    system: () => as(systemActor),
    deliver: () => untilDelivered(db, clock),
    // The queue runs what is due, on whichever copy.
    runTasks: () => Promise.resolve(),
    app: () => Promise.resolve(app),
  };
}

/** Waits until no event is due, however often one has failed. */
async function untilDelivered(db: RunningCopy['db'], clock: TestClock): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    const { due } = await db
      .selectFrom('platform_outbox')
      .select((eb) => eb.fn.countAll<number>().as('due'))
      .where('run_at', '<=', clock.now())
      .where('dead_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (due === 0) return;
  }
  throw new Error('events wait for a minute');
}
