import type pg from 'pg';
import type { Erasure } from './record-erasure.ts';

/** Who was erased, as a database that is about to be replaced knows it; nobody where it is of before that was remembered. */
export async function readErasures(client: pg.ClientBase): Promise<Erasure[]> {
  if (!(await hasTable(client, 'account_erasure'))) return [];
  const { rows } = await client.query<{ hash: string; erasedAt: Date }>(
    `select encode(person_hash, 'hex') as hash, erased_at as "erasedAt" from account_erasure order by erased_at`,
  );
  return rows;
}

/** Wishes to be deleted wait until an instant at least, in a database that was just restored. */
export async function renewDeletions(client: pg.ClientBase, until: Date): Promise<void> {
  if (!(await hasTable(client, 'account_deletion'))) return;
  await client.query('update account_deletion set due_at = greatest(due_at, $1)', [until]);
}

async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${name}`,
  ]);
  return rows[0]?.found === true;
}
