import type pg from 'pg';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { createLog } from '#platform/core/log.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { createDatabase } from '#testing/database.ts';
import { findFailedTasks } from './failed-tasks.ts';
import { forgetJobs } from './forget-jobs.ts';
import { startQueue, type RunningQueue } from './queue.ts';
import type { Task } from './task.ts';

const log = createLog('silent');
const broken: Task<{ userId: string; note?: string }> = {
  name: 'test.broken',
  retries: 0,
  run: () => Promise.resolve(),
};

let pool: pg.Pool;
let db: Kysely<object>;
let queue: RunningQueue;

beforeAll(async () => {
  const name = `pinjian_forget_${newId().slice(-8)}`;
  pool = openPool(await createDatabase(inject('databaseServer'), name), { max: 8, log });
  db = openDatabase<object>(pool);
  const run = () => Promise.reject(new Error('the row of 王小明 cannot be written'));
  queue = await startQueue({ pool, tasks: [broken], log, run });
});
afterAll(async () => {
  await queue.stop();
  await pool.end();
});

async function fail(payload: { userId: string; note?: string }): Promise<void> {
  const before = await findFailedTasks(db, 10);
  await queue.send(db, broken, payload, {});
  const oneMore = async () => expect(await findFailedTasks(db, 10)).toHaveLength(before.length + 1);
  await vi.waitFor(oneMore, { timeout: 20_000, interval: 100 });
}

it('who is gone is quoted by no job; work of others stays to be tried again, whatever they were called', async () => {
  const [gone, other] = [newId(), newId()];
  await fail({ userId: gone });
  await fail({ userId: other });
  await fail({ userId: other, note: '王小明' });
  // Names that stand in every job: in its fields, in an id, in the places of an error.
  await forgetJobs(db, [], ['userId', 'at', other.slice(0, 2)]);
  expect(await findFailedTasks(db, 10)).toHaveLength(3);
  await forgetJobs(db, [gone], ['王小明']);
  expect((await findFailedTasks(db, 10)).map(({ name, error }) => ({ name, error }))).toEqual([
    { name: 'test.broken', error: '' },
  ]);
});
