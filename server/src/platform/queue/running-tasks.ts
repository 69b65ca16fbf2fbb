import type pg from 'pg';

/**
 * What pg-boss leaves to its expiry (ten minutes for a slow task) is settled here: a running task says every few seconds
 * that its copy lives, and one that has said nothing for a while is given to another copy. pg-boss has heartbeats of its
 * own, one statement for each task; but it looks for those that stopped together with its counting of all jobs, lets them
 * wait longer at each try, and gives up tasks that are never repeated, as if they and not their copy had failed.
 */

/** A task that has said nothing for so long belongs to a copy that is gone. */
const silentSeconds = 15;
/** Every copy says so, and looks for such tasks, this often: one is free again after 20 s at most. */
export const beatMs = 5000;
/** So often a task that is never or seldom repeated is begun again where its copies died: it may be what kills them. */
const crashesBorne = 5;

/** One attempt at a task, as pg-boss counts them: a later attempt of the same task is another copy's. */
export interface Attempt {
  readonly id: string;
  readonly retryCount: number;
}

const heldBy = `state = 'active' and (id, retry_count) in (select * from unnest($1::uuid[], $2::int[]))`;

function pairs(attempts: readonly Attempt[]): [string[], number[]] {
  return [attempts.map(({ id }) => id), attempts.map(({ retryCount }) => retryCount)];
}

/** Finds running tasks among the finished ones of a week, which are many. Made by the copy that holds the start's lock. */
export async function indexRunningTasks(client: pg.ClientBase): Promise<void> {
  await client.query("create index if not exists job_running on pgboss.job_common (id) where state = 'active'");
}

/** Says that these are being worked on. */
export async function beat(pool: pg.Pool, running: readonly Attempt[]): Promise<void> {
  if (running.length === 0) return;
  await pool.query(`update pgboss.job set heartbeat_on = now() where ${heldBy}`, pairs(running));
}

/** Gives the tasks of copies that are gone to whoever asks next; answers their names. */
export async function releaseOrphans(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `update pgboss.job set
       state = case when isLast then 'failed' else 'retry' end::pgboss.job_state,
       completed_on = case when isLast then now() end,
       retry_limit = case when isLast then retry_limit else greatest(retry_limit, retry_count + 1) end,
       start_after = now(), heartbeat_on = null,
       output = jsonb_build_object('message', 'the copy that worked on it ended')
     from (
       select id as orphan, retry_count >= greatest(retry_limit, $2) as isLast from pgboss.job
       where state = 'active' and coalesce(heartbeat_on, started_on) < now() - $1 * interval '1 second'
       for update skip locked
     ) as orphans
     where id = orphan and state = 'active'
     returning name`,
    [silentSeconds, crashesBorne],
  );
  return rows.map(({ name }) => name);
}

/** Gives tasks that cannot be waited for to another copy, at once and without counting this attempt. */
export async function handBack(pool: pg.Pool, running: readonly Attempt[]): Promise<void> {
  if (running.length === 0) return;
  await pool.query(
    `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
     where ${heldBy}`,
    pairs(running),
  );
}
