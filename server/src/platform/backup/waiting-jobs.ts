import type pg from 'pg';
import { type JobInsert, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';

/**
 * Of pg-boss's schema a copy carries what is still to be done and nothing else: its tables belong to the version of
 * pg-boss, their finished rows are history, and schedules are made anew at every start. A job at work at the moment of
 * the copy waits again: every task bears to be repeated.
 */
const waitingJobs = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      retryLimit: z.int(),
      retryDelay: z.int(),
      retryBackoff: z.boolean(),
      expireInSeconds: z.int(),
    }),
  ),
  jobs: z.array(
    z.object({
      queue: z.string(),
      id: z.string(),
      data: z.unknown(),
      priority: z.int(),
      retryLimit: z.int(),
      retryDelay: z.int(),
      retryBackoff: z.boolean(),
      expireInSeconds: z.int(),
      startAfter: z.string(),
      singletonKey: z.nullable(z.string()),
    }),
  ),
});
export type WaitingJobs = z.infer<typeof waitingJobs>;

/** The jobs of a copy; null where that is no such list. */
export const parseWaitingJobs = (value: unknown): WaitingJobs | null => waitingJobs.safeParse(value).data ?? null;

/** Reads what waits, in the transaction of `client`; nothing where the queue was never started. */
export async function readWaitingJobs(client: pg.Client): Promise<WaitingJobs> {
  const found = await client.query<{ found: string | null }>("select to_regclass('pgboss.job')::text as found");
  if ((found.rows[0]?.found ?? null) === null) return { queues: [], jobs: [] };
  const queues = await client.query<WaitingJobs['queues'][number]>(`
    select name, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
      expire_seconds as "expireInSeconds"
    from pgboss.queue where name not like '\\_\\_pgboss%' order by name`);
  const jobs = await client.query<WaitingJobs['jobs'][number]>(`
    select name as queue, id, data, priority, retry_limit as "retryLimit", retry_delay as "retryDelay",
      retry_backoff as "retryBackoff", expire_seconds as "expireInSeconds",
      to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter",
      singleton_key as "singletonKey"
    from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%' order by created_on, id`);
  return { queues: queues.rows, jobs: jobs.rows };
}

/** Makes pg-boss's own tables where they are missing, as a start would, and the queues that jobs wait in. */
export async function prepareQueue(client: pg.Client, waiting: WaitingJobs): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined); // Told to the caller by the call that fails.
  await boss.start();
  for (const { name, ...options } of waiting.queues) await boss.createQueue(name, options);
  return boss;
}

/** Puts the jobs into the queue in the transaction of `client`, in the place of all that it held. */
export async function insertWaitingJobs(boss: PgBoss, client: pg.Client, waiting: WaitingJobs): Promise<void> {
  await client.query('delete from pgboss.job');
  const byQueue = Map.groupBy(waiting.jobs, (job) => job.queue);
  for (const [queue, jobs] of byQueue)
    await boss.insert(queue, jobs.map(insertable), {
      db: { executeSql: (text, values) => client.query(text, values) },
    });
}

function insertable({ singletonKey, data, ...job }: WaitingJobs['jobs'][number]): JobInsert {
  const { id, priority, retryLimit, retryDelay, retryBackoff, expireInSeconds, startAfter } = job;
  return {
    id,
    priority,
    retryLimit,
    retryDelay,
    retryBackoff,
    expireInSeconds,
    startAfter,
    data: data as object,
    ...(singletonKey === null ? {} : { singletonKey }),
  };
}
