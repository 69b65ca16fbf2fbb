import type pg from 'pg';

/**
 * Remembers which key the database is written with; false when it was another one: reading on would yield garbage.
 * The first start decides.
 */
export async function matchKeyFingerprint(pool: pg.Pool, fingerprint: string): Promise<boolean> {
  await pool.query(
    "insert into platform_setting (name, value) values ('secret-fingerprint', $1) on conflict (name) do nothing",
    [fingerprint],
  );
  const { rows } = await pool.query<{ value: string }>(
    "select value from platform_setting where name = 'secret-fingerprint'",
  );
  return rows[0]?.value === fingerprint;
}
