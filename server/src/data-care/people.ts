import type pg from 'pg';
import { appendErased, erasedFile } from '../personal-data/erased-file.ts';

/**
 * Keeps who was erased from a database that is about to be replaced: added to the file of the data folder, it is heeded at
 * the next start. Before the old tables go; a restore that fails after it has added nothing untrue.
 */
export async function carryErasures(client: pg.Client, dataDir: string): Promise<void> {
  if (!(await hasTable(client, 'account_erasure'))) return;
  const { rows } = await client.query<{ hash: string; erasedAt: Date }>(
    `select encode(person_hash, 'hex') as hash, erased_at as "erasedAt" from account_erasure order by erased_at`,
  );
  await appendErased(erasedFile(dataDir), rows);
}

/**
 * Wishes to be deleted that a copy brings back wait seven days again: whoever has taken theirs back since is to find
 * that out in time.
 */
export async function renewWishes(client: pg.Client): Promise<void> {
  if (!(await hasTable(client, 'account_deletion'))) return;
  await client.query("update account_deletion set due_at = greatest(due_at, now() + interval '7 days')");
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${name}`,
  ]);
  return rows[0]?.found === true;
}
