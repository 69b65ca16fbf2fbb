import { PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createLog } from '#platform/core/log.ts';
import { newId } from '#platform/core/ids.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { createDatabase } from '#testing/database.ts';
import { patience } from '#testing/patience.ts';
import { startQueue, type RunningQueue } from './queue.ts';
import { releaseOrphans } from './running-tasks.ts';
import type { Task } from './task.ts';

const log = createLog('silent');
/** Slow, as scoring is: pg-boss itself would wait for its expiry. Never repeated when it fails. */
const slow: Task<{ number: number }> = {
  name: 'test.slow',
  retries: 0,
  timeoutSeconds: 600,
  run: () => Promise.resolve(),
};

/** Given up after a second, and begun once more. */
const hasty: Task<{ number: number }> = { ...slow, retries: 1, timeoutSeconds: 1 };

let pool: pg.Pool;
let db: Kysely<object>;
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  const name = `pinjian_running_${newId().slice(-8)}`;
  pool = openPool(await createDatabase(inject('databaseServer'), name), { max: 12, log });
  db = openDatabase<object>(pool);
});
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
  await pool.end();
});

async function start(run: (payload: object) => Promise<void>, task: Task<never> = slow): Promise<RunningQueue> {
  const queue = await startQueue({ pool, tasks: [task], log, run: (_task, payload) => run(payload) });
  running.push(queue);
  return queue;
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly message: string | null;
  readonly seconds: number;
}

async function rows(): Promise<Row[]> {
  const found = await pool.query<Row>(`
    select id, state, retry_count + 1 as attempts, output ->> 'message' as message,
      extract(epoch from now() - heartbeat_on)::float as seconds
    from pgboss.job where name = 'test.slow' order by created_on`);
  return found.rows;
}

/** A copy that took a task and was killed with it, so long ago. */
async function dieWithTask(secondsAgo: number): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  expect(await boss.fetch('test.slow')).toHaveLength(1);
  await boss.stop({ graceful: false, close: false });
  await age(secondsAgo);
}

async function age(seconds: number): Promise<void> {
  await pool.query(
    `update pgboss.job set started_on = now() - $1 * interval '1 second', heartbeat_on = now() - $1 * interval '1 second'
     where name = 'test.slow' and state = 'active'`,
    [seconds],
  );
}

describe('a task whose copy was killed', () => {
  it('is begun again by another one, though it is never repeated when it fails', async () => {
    const first = await start(() => Promise.resolve());
    await first.drain(patience.timeout);
    await first.send(db, slow, { number: 1 }, {});
    await dieWithTask(16);
    const ran: object[] = [];
    await start(async (payload) => void ran.push(payload));
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed', attempts: 2 }]), patience);
    expect(ran).toEqual([{ number: 1 }]);
  });

  it('is left to it as long as it may be alive', async () => {
    const first = await start(() => Promise.resolve());
    await first.drain(patience.timeout);
    await first.send(db, slow, { number: 1 }, {});
    await dieWithTask(10);
    const ran: object[] = [];
    await start(async (payload) => void ran.push(payload));
    await vi.waitFor(async () => expect((await rows())[0]?.seconds).toBeGreaterThan(12), patience);
    expect(ran).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'active', attempts: 1 }]);
  });

  it('waits for a person once it has taken six copies with it', async () => {
    const first = await start(() => Promise.resolve());
    await first.drain(patience.timeout);
    await first.send(db, slow, { number: 1 }, {});
    for (let death = 1; death <= 6; death += 1) {
      await dieWithTask(16);
      await vi.waitFor(async () => {
        await releaseOrphans(pool);
        expect((await rows())[0]?.state).toBe(death < 6 ? 'retry' : 'failed');
      }, patience);
    }
    expect(await rows()).toMatchObject([{ attempts: 6, message: 'the copy that worked on it ended' }]);
  });
});

describe('a task that runs for long', () => {
  it('is told from one whose copy is gone', async () => {
    const end = Promise.withResolvers<void>();
    let times = 0;
    const run = async (): Promise<void> => {
      times += 1;
      await end.promise;
    };
    const queue = await start(run);
    await start(run);
    await queue.send(db, slow, { number: 1 }, {});
    await vi.waitFor(() => expect(times).toBe(1), patience);
    await age(8);
    // Its copy says that it lives before the other may take it.
    await vi.waitFor(async () => expect((await rows())[0]?.seconds).toBeLessThan(5), patience);
    end.resolve();
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed', attempts: 1 }]), patience);
    expect(times).toBe(1);
  });

  it('is still told from one whose copy is gone when an attempt that was given up comes to its end beside it', async () => {
    const ends: (() => void)[] = [];
    const queue = await start(() => new Promise((resolve) => void ends.push(resolve)), hasty);
    await queue.send(db, hasty, { number: 1 }, {});
    await vi.waitFor(() => expect(ends).toHaveLength(1), patience);
    // The first is given up after its second, the next one has all the time it wants.
    await pool.query("update pgboss.job set expire_seconds = 600 where name = 'test.slow'");
    await vi.waitFor(() => expect(ends).toHaveLength(2), patience);
    ends[0]?.();
    await age(8);
    await vi.waitFor(async () => expect((await rows())[0]?.seconds).toBeLessThan(5), patience);
    ends[1]?.();
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed', attempts: 2 }]), patience);
  });
});

describe('a task whose settings have changed', () => {
  it('goes by the new ones where an earlier version has run', async () => {
    await (await start(() => Promise.resolve(), { ...slow, retries: 4, timeoutSeconds: 7 })).stop();
    const queue = await start(() => Promise.resolve());
    await queue.drain(patience.timeout);
    await queue.send(db, slow, { number: 1 }, {});
    const { rows: jobs } = await pool.query<{ limit: number; seconds: number }>(
      "select retry_limit as limit, expire_seconds as seconds from pgboss.job where name = 'test.slow'",
    );
    expect(jobs).toEqual([{ limit: 0, seconds: 600 }]);
  });
});

describe('a copy that is drained', () => {
  it('finishes what runs, and takes nothing new', async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ran: object[] = [];
    const queue = await start(async (payload) => {
      ran.push(payload);
      begun.resolve();
      await end.promise;
    });
    await queue.send(db, slow, { number: 1 }, {});
    await begun.promise;
    const drained = queue.drain(20_000);
    await queue.send(db, slow, { number: 2 }, {});
    end.resolve();
    await drained;
    expect((await rows()).map(({ state }) => state)).toEqual(['completed', 'created']);
    expect(ran).toEqual([{ number: 1 }]);
  });

  it('hands back what takes too long: another one begins it again at once', async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const queue = await start(async () => {
      begun.resolve();
      await end.promise;
    });
    await queue.send(db, slow, { number: 1 }, {});
    await begun.promise;
    await queue.drain(50);
    expect(await rows()).toMatchObject([{ state: 'retry', attempts: 1 }]);
    const ran: object[] = [];
    await start(async (payload) => void ran.push(payload));
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'completed', attempts: 2 }]), patience);
    expect(ran).toEqual([{ number: 1 }]);
    // What the drained one makes of it now changes nothing.
    end.reject(new Error('too late'));
    await queue.stop();
    expect(await rows()).toMatchObject([{ state: 'completed', attempts: 2 }]);
  });
});
