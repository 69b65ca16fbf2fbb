import { sql, type Kysely } from 'kysely';

/**
 * Removes jobs that are over and hold one of these words, in what they were given or in how they failed: a failure may
 * quote a row. For people who are erased; what is still to be done finds nothing to do.
 */
export async function forgetJobs<Tables>(db: Kysely<Tables>, words: readonly string[]): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('pgboss.job')::text as found`.execute(db);
  if ((rows[0]?.found ?? null) === null) return;
  await sql`delete from pgboss.job where state >= 'completed' and exists (
    select from unnest(${[...words]}::text[]) as given (word)
    where position(given.word in data::text) > 0 or position(given.word in output::text) > 0)`.execute(db);
  // What waits is done in vain and without the words of an earlier try.
  await sql`update pgboss.job set output = null where exists (
    select from unnest(${[...words]}::text[]) as given (word) where position(given.word in output::text) > 0)`.execute(
    db,
  );
}
