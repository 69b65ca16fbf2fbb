import type pg from 'pg';

/** Which key the database is written with, and the one that is taking its place, if any. */
export interface KeyState {
  readonly fingerprint: string;
  readonly successor: string | null;
}

const present = 'secret-fingerprint';
const successor = 'secret-successor';

/** Remembers which key the database is written with. The first start decides. */
export async function readKeyState(pool: pg.Pool, first: string): Promise<KeyState> {
  await pool.query('insert into platform_setting (name, value) values ($1, $2) on conflict (name) do nothing', [
    present,
    first,
  ]);
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, value from platform_setting where name = any($1)',
    [[present, successor]],
  );
  const valueOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? null;
  return { fingerprint: valueOf(present) ?? first, successor: valueOf(successor) };
}

/** From now on copies write with the successor; both are needed until it is over. */
export async function announceSuccessor(pool: pg.Pool, fingerprint: string): Promise<void> {
  await pool.query(
    'insert into platform_setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [successor, fingerprint],
  );
}

/** Nothing is left of the former key: the successor is the one. */
export async function settleSuccessor(pool: pg.Pool, fingerprint: string): Promise<void> {
  await pool.query(
    `with ended as (delete from platform_setting where name = $1)
     update platform_setting set value = $2 where name = $3`,
    [successor, fingerprint, present],
  );
}
