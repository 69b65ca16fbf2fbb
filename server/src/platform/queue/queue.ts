import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Log } from '../core/log.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { beat, beatMs, handBack, indexRunningTasks, releaseOrphans, type Attempt } from './running-tasks.ts';
import type { Task } from './task.ts';

/** Takes tasks on; with the database of a transaction the task is queued by its commit. */
export interface Queue {
  send<Tables>(
    db: Kysely<Tables>,
    task: Task<never>,
    payload: object,
    options: { startAfter?: Date; key?: string },
  ): Promise<void>;
}

export interface RunningQueue extends Queue {
  /**
   * Takes no more tasks and waits for those that run, at most so long; the rest go back to be begun again by another
   * copy at once. What this copy queues from now on waits for another one.
   */
  drain(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

interface QueueOptions {
  readonly pool: pg.Pool;
  readonly tasks: readonly Task<never>[];
  readonly log: Log;
  /** Runs one task with a fresh context. */
  run(task: Task<never>, payload: object): Promise<void>;
}

/** Copies that start together on an empty database make pg-boss's tables one after the other: it refuses to itself. */
const queueLock = 7_206_415;

/** Starts pg-boss on our own pool, in its own schema, with one worker per task. */
export async function startQueue(options: QueueOptions): Promise<RunningQueue> {
  const { pool, log, tasks } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
  });
  boss.on('error', (error: Error) => log.warn({ error }, 'queue error'));
  await oneAtATime(pool, queueLock, async (client) => {
    await boss.start();
    await indexRunningTasks(client);
    for (const task of tasks) await createQueue(boss, task);
  });
  // By attempt, not by task: one that was given up goes on beside the next, and its end is not the next one's.
  const running = new Set<Attempt>();
  for (const task of tasks)
    await boss.work<object>(task.name, workOptions(task), async (jobs) => {
      for (const { id, retryCount, data } of jobs) {
        const attempt = { id, retryCount };
        running.add(attempt);
        await runLogged(options, task, data).finally(() => running.delete(attempt));
      }
    });
  const watch = watchRunning(options, () => [...running]);

  let isDrained = false;
  async function drain(milliseconds: number): Promise<void> {
    isDrained = true;
    const quiet = Promise.all(tasks.map((task) => boss.offWork(task.name, { wait: true })));
    await Promise.race([quiet, delay(milliseconds, undefined, { ref: false })]);
    const left = [...running];
    if (left.length > 0) log.warn({ tasks: left.length }, 'tasks that run are left to another copy');
    await handBack(pool, left);
  }

  return {
    async send(db, task, payload, sendOptions) {
      await boss.send(task.name, payload, {
        db: {
          executeSql: async (text: string, values: unknown[] = []) => {
            const result = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values));
            return { rows: result.rows };
          },
        },
        ...(sendOptions.startAfter === undefined ? {} : { startAfter: sendOptions.startAfter }),
        ...(sendOptions.key === undefined ? {} : { singletonKey: sendOptions.key }),
      });
    },
    drain,
    async stop() {
      if (!isDrained) await drain(stopMs);
      await watch.stop();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function workOptions({ atOnce = 1 }: Task<never>) {
  return { batchSize: 1, pollingIntervalSeconds: 0.5, ...(atOnce > 1 && { localConcurrency: atOnce }) };
}

/** A stop that nobody drained before waits so long. */
const stopMs = 5000;

/** A queue that is there already is left as it is by its making: an update brings it the settings of this version. */
async function createQueue(boss: PgBoss, task: Task<never>): Promise<void> {
  const settings = {
    retryLimit: task.retries ?? 5,
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: task.timeoutSeconds ?? 120,
  };
  await boss.createQueue(task.name, settings);
  await boss.updateQueue(task.name, settings);
  if (task.schedule !== undefined) await boss.schedule(task.name, task.schedule, {}, { tz: 'Asia/Shanghai' });
}

/** Says what this copy works on, and frees what a copy that is gone has left. */
function watchRunning({ pool, log }: QueueOptions, running: () => Attempt[]): { stop(): Promise<void> } {
  const ending = new AbortController();
  async function look(): Promise<void> {
    // In this order: after a database that was away for long, nobody takes their own tasks from themselves.
    await beat(pool, running());
    const freed = await releaseOrphans(pool);
    if (freed.length > 0) log.warn({ tasks: freed }, 'tasks of a copy that is gone are begun again');
  }
  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      await look().catch((error: unknown) => log.warn({ error }, 'running tasks could not be looked after'));
      // All that it can throw is that the queue is ending, which ends the loop.
      await delay(beatMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  }
  const watching = watch();
  return {
    async stop() {
      ending.abort();
      await watching;
    },
  };
}

async function runLogged(options: QueueOptions, task: Task<never>, payload: object): Promise<void> {
  try {
    await options.run(task, payload);
  } catch (error) {
    options.log.warn({ task: task.name, error }, 'a task failed and will be repeated');
    throw error;
  }
}
