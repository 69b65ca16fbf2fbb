import { PgBoss } from 'pg-boss';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Log } from '../core/log.ts';
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
  stop(): Promise<void>;
}

interface QueueOptions {
  readonly pool: pg.Pool;
  readonly tasks: readonly Task<never>[];
  readonly log: Log;
  /** Runs one task with a fresh context. */
  run(task: Task<never>, payload: object): Promise<void>;
}

/** Starts pg-boss on our own pool, in its own schema, with one worker per task. */
export async function startQueue(options: QueueOptions): Promise<RunningQueue> {
  const { pool, log } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
  });
  boss.on('error', (error: Error) => log.warn({ error }, 'queue error'));
  await boss.start();
  for (const task of options.tasks) {
    await boss.createQueue(task.name, {
      retryLimit: task.retries ?? 5,
      retryBackoff: true,
      retryDelay: 2,
      expireInSeconds: task.timeoutSeconds ?? 120,
    });
    await boss.work<object>(task.name, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async (jobs) => {
      for (const job of jobs) await runLogged(options, task, job.data);
    });
    if (task.schedule !== undefined) await boss.schedule(task.name, task.schedule, {}, { tz: 'Asia/Shanghai' });
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
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
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
