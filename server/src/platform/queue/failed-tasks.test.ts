import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '#platform/core/log.ts';
import { newId } from '#platform/core/ids.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { createDatabase } from '#testing/database.ts';
import { countFailedTasks, findFailedTasks, retryFailedTask } from './failed-tasks.ts';
import { startQueue, type RunningQueue } from './queue.ts';
import type { Task } from './task.ts';

const log = createLog('silent');
const ran: object[] = [];
/** Fails until it is mended. */
let isMended = false;
const frail: Task<object> = { name: 'test.frail', retries: 0, run: () => Promise.resolve() };

let pool: pg.Pool;
let db: Kysely<object>;
let queue: RunningQueue;

beforeAll(async () => {
  pool = openPool(await createDatabase(inject('databaseServer'), `pinjian_failed_${newId().slice(-8)}`), {
    max: 8,
    log,
  });
  db = openDatabase<object>(pool);
});
afterAll(async () => {
  await queue.stop();
  await pool.end();
});

it('a task that failed as often as it is repeated waits for a person, who has it tried again', async () => {
  // Before the first start there is no queue to look into.
  expect([await findFailedTasks(db, 10), await countFailedTasks(db), await retryFailedTask(db, randomUUID())]).toEqual([
    [],
    { count: 0, oldestAt: null },
    null,
  ]);
  queue = await startQueue({
    pool,
    tasks: [frail],
    log,
    async run(_task, payload) {
      ran.push(payload);
      if (!isMended) throw new Error('not mended yet');
    },
  });
  await queue.send(db, frail, { number: 1 }, {});
  await vi.waitFor(async () => expect(await findFailedTasks(db, 10)).toHaveLength(1), {
    timeout: 20_000,
    interval: 100,
  });
  const [failed] = await findFailedTasks(db, 10);
  expect(failed).toMatchObject({ name: 'test.frail', attempts: 1, error: 'not mended yet' });
  expect(await countFailedTasks(db)).toEqual({ count: 1, oldestAt: failed?.failedAt });

  isMended = true;
  const id = failed?.id ?? '';
  expect(await retryFailedTask(db, id)).toEqual({ name: 'test.frail', state: 'retried' });
  expect(await retryFailedTask(db, id)).toEqual({ name: 'test.frail', state: 'waiting' });
  await vi.waitFor(() => expect(ran).toEqual([{ number: 1 }, { number: 1 }]), { timeout: 20_000, interval: 100 });
  expect(await countFailedTasks(db)).toEqual({ count: 0, oldestAt: null });
  expect(await retryFailedTask(db, randomUUID())).toBeNull();
}, 60_000);
