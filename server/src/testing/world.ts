import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { isDeadlock } from '#platform/db/deadlock.ts';
import { createContext, type Copy } from '#platform/core/create-context.ts';
import { newId } from '#platform/core/ids.ts';
import { createLog, type Log } from '#platform/core/log.ts';
import { openPool } from '#platform/db/database.ts';
import { createSandboxPayment } from '#platform/payment/embedded.ts';
import type { Task } from '#platform/queue/task.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createApp } from '#server/app.ts';
import type { Actor, Ctx, Ports } from '#server/context.ts';
import { deliverOne, systemActor, type RunningCopy } from '#server/copy.ts';
import { subscriptions } from '#server/domains.ts';
import type { Events } from '#server/events.ts';
import type { Tables } from '#server/tables.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createDatabase } from './database.ts';
import { createPeople, type People } from './people.ts';
import { createTestPorts, type TestPorts } from './ports.ts';
import { savepoints } from './savepoints.ts';

export { newPhone } from './people.ts';

/** A queued task as a test sees it. */
interface QueuedTask {
  readonly task: Task<never>;
  readonly payload: object;
  readonly startAfter: Date | null;
}

/** One test's world: the real database, fake vendors, a clock of its own. */
export interface World extends People {
  readonly clock: TestClock;
  readonly test: TestPorts;
  readonly db: Kysely<Tables>;
  readonly queued: readonly QueuedTask[];
  /** Hints published, in order. */
  readonly hints: readonly { channel: string; payload: string }[];
  /** Everything that was logged, of every level, as it would stand on standard error. */
  readonly log: Log;
  readonly logged: readonly string[];
  as<A extends Actor>(actor: A): Ctx<A>;
  system(): Ctx;
  /** Delivers events until none is due; a subscriber that throws fails the test. */
  deliver(): Promise<void>;
  /** Runs queued tasks that are due, and what they queue in turn. */
  runTasks(): Promise<void>;
  /** The HTTP server over this world; `app.inject` calls it. */
  app(): Promise<FastifyInstance>;
}

/**
 * Gives each test of a file its world. With isolation `rollback` (the default) everything happens in one transaction
 * that is rolled back; transactions of the product become savepoints. `commit` really commits, over a pool, for what
 * happens at once; the database is emptied after each test.
 */
export function useWorld(options: { isolation?: 'rollback' | 'commit' } = {}): World {
  const isolation = options.isolation ?? 'rollback';
  const current: { world?: World; end?: () => Promise<void> } = {};
  let pool: pg.Pool;

  beforeAll(async () => {
    const name = `pinjian_${process.env['VITEST_POOL_ID'] ?? '0'}_${newId().slice(-8)}`;
    pool = openPool(await createDatabase(inject('databaseServer'), name), {
      max: isolation === 'commit' ? 16 : 2,
      log: createLog('silent'),
    });
  });
  afterAll(() => pool.end());
  beforeEach(async () => {
    const { world, end } = isolation === 'commit' ? openCommitted(pool) : await openRolledBack(pool);
    current.world = world;
    current.end = end;
  });
  afterEach(() => current.end?.());

  return new Proxy({} as World, {
    get(_target, property) {
      if (current.world === undefined) throw new Error('the world exists inside tests only');
      return Reflect.get(current.world, property) as unknown;
    },
  });
}

type Transact = Copy<Tables, Ports>['transact'];

async function openRolledBack(pool: pg.Pool) {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: keepOpen(pool) }) });
  const transaction = await kysely.startTransaction().execute();
  const made = makeWorld(transaction, savepoints<Tables>());
  return {
    world: made.world,
    end: async () => (
      await made.close(),
      transaction
        .rollback()
        .execute()
        .then(() => undefined)
    ),
  };
}

function openCommitted(pool: pg.Pool) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: keepOpen(pool) }) });
  const made = makeWorld(db, (on, work) => on.transaction().execute(work));
  const end = async () => {
    await made.close();
    const { rows } = await pool.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'platform_migration'",
    );
    // As a replica would: triggers that keep the ledger from being emptied stay silent for this one transaction.
    const statement = `truncate ${rows.map((row) => row.name).join(', ')} cascade`;
    await truncate(pool, `set local session_replication_role = replica; ${statement}`);
  };
  return { world: made.world, end };
}

/** What a closed socket has left to do may hold rows of two tables just then; the database ends one of both. */
async function truncate(pool: pg.Pool, statement: string): Promise<void> {
  for (let triesLeft = 5; ; triesLeft -= 1) {
    try {
      await pool.query(statement);
      return;
    } catch (error) {
      if (!isDeadlock(error) || triesLeft === 0) throw error;
    }
  }
}

/** kysely ends its pool with itself; the tests' pool outlives each test's kysely. */
function keepOpen(pool: pg.Pool): PostgresPool {
  return { options: pool.options, connect: () => pool.connect(), end: () => Promise.resolve() };
}

const nothing = () => Promise.resolve();

/** Fake vendors, with the sandbox's cashier among them, on the database of the world. */
function portsWithCashier(db: Kysely<Tables>, clock: TestClock): TestPorts {
  const test = createTestPorts();
  const vendor = { db: db as never, secretBox: test.ports.secretBox, now: () => clock.now() };
  Object.assign(test.ports, { payments: { sandbox: createSandboxPayment(vendor) } });
  return test;
}

function makeWorld(db: Kysely<Tables>, transact: Transact) {
  const clock = createTestClock();
  const test = portsWithCashier(db, clock);
  const queued: QueuedTask[] = [];
  const hints: { channel: string; payload: string }[] = [];
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const bus: Bus = {
    origin: 'world',
    subscribe(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return () => listeners.delete(channel);
    },
    deliver(channel, payload) {
      hints.push({ channel, payload });
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    },
    onGap: () => undefined,
    stop: () => Promise.resolve(),
  };
  const copy: Copy<Tables, Ports> = {
    db,
    ports: test.ports,
    clock,
    log,
    subscriptions,
    bus,
    transact,
    onEvents: () => undefined,
    queue: {
      async send(_db, task, payload, options) {
        queued.push({ task, payload, startAfter: options.startAfter ?? null });
      },
    },
  };
  const as = <A extends Actor>(actor: A): Ctx<A> => createContext<A, Tables, Events, Ports>(copy, actor, newId());
  const running = runningCopy(copy, bus, as);
  let app: FastifyInstance | undefined;

  const world: World = {
    clock,
    test,
    db,
    queued,
    hints,
    log,
    logged,
    as,
    system: () => as(systemActor),
    ...createPeople({ db, clock, test }),
    async deliver() {
      const postponed = { ...copy, log: failing() };
      while (await deliverOne(postponed)) continue;
    },
    async runTasks() {
      for (let next = takeDue(queued, clock.now()); next !== undefined; next = takeDue(queued, clock.now())) {
        await next.task.run(as(systemActor) as never, next.payload as never);
      }
    },
    async app() {
      app ??= await createApp({ copy: running, log, webFolder: null, version: 'test' });
      return app;
    },
  };
  return { world, close: async () => app?.close() };
}

function runningCopy({ db, ports }: Copy<Tables, Ports>, bus: Bus, context: RunningCopy['context']): RunningCopy {
  const connections = () => ({ total: 1, idle: 0, waiting: 0 });
  return { db, ports, bus, context, connections, drain: nothing, stop: nothing };
}

/** A log whose warnings are errors: a subscriber that fails in a test is a failure of the test. */
function failing(): ReturnType<typeof createLog> {
  const log = createLog('silent');
  log.warn = (facts: { error?: unknown }) => {
    throw new Error('an event could not be delivered', { cause: facts.error });
  };
  return log;
}

function takeDue(queued: QueuedTask[], now: Date): QueuedTask | undefined {
  const index = queued.findIndex((each) => each.startAfter === null || each.startAfter <= now);
  return index < 0 ? undefined : queued.splice(index, 1)[0];
}
