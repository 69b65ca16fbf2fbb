import { sql, type Kysely } from 'kysely';

/** A task that failed as often as it is repeated. */
export interface FailedTask {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly failedAt: Date;
  readonly error: string;
}

/** pg-boss makes its schema at the first start. */
export async function hasQueue<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('pgboss.job')::text as found`.execute(db);
  return rows[0]?.found !== null;
}

/** Tasks that wait for a person, those that failed last first. pg-boss forgets them after seven days. */
export async function findFailedTasks<Tables>(db: Kysely<Tables>, limit: number): Promise<FailedTask[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<FailedTask>`
    select id, name, retry_count + 1 as attempts, created_on as "createdAt", completed_on as "failedAt",
           left(coalesce(output ->> 'message', output -> 'value' ->> 'message', ''), 500) as error
    from pgboss.job
    where state = 'failed' and name not like '\\_\\_pgboss%'
    order by completed_on desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many there are, and since when the oldest waits. */
export async function countFailedTasks<Tables>(db: Kysely<Tables>): Promise<{ count: number; oldestAt: Date | null }> {
  if (!(await hasQueue(db))) return { count: 0, oldestAt: null };
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::integer as count, min(completed_on) as "oldestAt"
    from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'`.execute(db);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/**
 * Runs a failed task again, with as many attempts as it first had; answers its name. `waiting` when it is no longer
 * among the failed, null when there is none such.
 */
export async function retryFailedTask<Tables>(
  db: Kysely<Tables>,
  id: string,
): Promise<{ name: string; state: 'retried' | 'waiting' } | null> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await sql<{ name: string }>`
    update pgboss.job as job
    set state = 'retry', completed_on = null, start_after = now(),
        retry_limit = job.retry_count + 1 + coalesce(queue.retry_limit, 0)
    from pgboss.queue as queue
    where queue.name = job.name and job.id = ${id}::uuid and job.state = 'failed'
      and job.name not like '\\_\\_pgboss%'
    returning job.name`.execute(db);
  if (rows[0] !== undefined) return { name: rows[0].name, state: 'retried' };
  const found = await sql<{ name: string }>`
    select name from pgboss.job where id = ${id}::uuid and name not like '\\_\\_pgboss%'`.execute(db);
  return found.rows[0] === undefined ? null : { name: found.rows[0].name, state: 'waiting' };
}
