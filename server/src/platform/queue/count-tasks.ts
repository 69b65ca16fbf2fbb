import { sql, type Kysely } from 'kysely';
import { hasQueue } from './failed-tasks.ts';

/** Tasks by name and state: `created` and `retry` wait, `active` run, `failed` wait for a person. */
export async function countTasks<Tables>(
  db: Kysely<Tables>,
): Promise<{ readonly name: string; readonly state: string; readonly count: number }[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text as state, count(*)::integer as count
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name, state
    order by name, state`.execute(db);
  return rows;
}
