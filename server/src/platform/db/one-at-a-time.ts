import type pg from 'pg';

/**
 * Runs `work` while no other copy that names the same lock does; whoever comes later waits for as long as that takes.
 * The lock is held by the connection that `work` is given: it ends with the process, however that ends.
 */
export async function oneAtATime<Result>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // The pool ends statements that take long; waiting for another copy, and what has to be done once, may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    const result = await work(client);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    await client.query('reset statement_timeout');
    return result;
  } catch (error) {
    // Its end frees the lock and whatever else was left on it, also where it answers no more.
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}
