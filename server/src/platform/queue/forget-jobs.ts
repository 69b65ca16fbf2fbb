import { sql, type Kysely } from 'kysely';

/** What a job was given without the names of its fields and without ids: only there may a word be somebody's. */
const given = sql`regexp_replace(data::text,
  '"(?:[^"\\\\]|\\\\.)*"\\s*:|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', ' ', 'g')`;

/**
 * Removes jobs that are over and name one of these ids, or were given one of these words, and the words of failures that
 * quote one: a failure may quote a row. For people who are erased; what is still to be done finds nothing to do. Work of
 * others stays, though its failure may lose its words: somebody may be called what stands in every error.
 */
export async function forgetJobs<Tables>(
  db: Kysely<Tables>,
  ids: readonly string[],
  words: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('pgboss.job')::text as found`.execute(db);
  if ((rows[0]?.found ?? null) === null) return;
  await sql`delete from pgboss.job where state >= 'completed' and (
    exists (select from unnest(${[...ids]}::text[]) as known (id)
      where position(known.id in data::text) > 0 or position(known.id in output::text) > 0)
    or exists (select from unnest(${[...words]}::text[]) as known (word) where position(known.word in ${given}) > 0))`.execute(
    db,
  );
  // What waits is done in vain and without the words of an earlier try.
  await sql`update pgboss.job set output = null where exists (
    select from unnest(${[...ids, ...words]}::text[]) as known (word) where position(known.word in output::text) > 0)`.execute(
    db,
  );
}
