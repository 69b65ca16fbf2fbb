import { expect, inject, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { createLog } from '#platform/core/log.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { readKeyState } from '#platform/db/key-fingerprint.ts';
import { createTestClock } from '#testing/clock.ts';
import { createEmptyDatabase } from '#testing/database.ts';
import { createTestPorts } from '#testing/ports.ts';
import { startCopy } from './copy.ts';
import type { Tables } from './tables.ts';

const log = createLog('silent');

/** One copy from its first connection to where it would listen, and its end. */
async function startAndStop(connectionString: string): Promise<number> {
  const pool = openPool(connectionString, { max: 8, log });
  try {
    const ran = await migrate(pool, await readMigrations(new URL('../migrations/', import.meta.url)));
    expect(await readKeyState(pool, 'the same of all copies')).toEqual({
      fingerprint: 'the same of all copies',
      successor: null,
    });
    const db = openDatabase<Tables>(pool);
    const { ports } = createTestPorts();
    const copy = await startCopy({ connectionString, pool, db, ports, clock: createTestClock(), log });
    await copy.stop();
    return ran.length;
  } finally {
    await pool.end();
  }
}

it('copies that start together on an empty database make its tables once, and all of them start', async () => {
  for (let round = 0; round < 2; round += 1) {
    const name = `pinjian_together_${newId().slice(-8)}`;
    const connectionString = await createEmptyDatabase(inject('databaseServer'), name);
    const ran = await Promise.all([1, 2, 3].map(() => startAndStop(connectionString)));
    expect(ran.filter((count) => count > 0)).toHaveLength(1);
  }
});

it('migrations, and waiting for those of another copy, may take longer than a statement of a call', async () => {
  const name = `pinjian_waiting_${newId().slice(-8)}`;
  const connectionString = await createEmptyDatabase(inject('databaseServer'), name);
  const pool = openPool(connectionString, { max: 1, log });
  const told: string[] = [];
  pool.on('connect', (client) => client.on('notice', ({ message }) => told.push(message ?? '')));
  const sql = "do $$ begin raise notice 'limit %', current_setting('statement_timeout'); end $$";
  await migrate(pool, [{ name: '0001-told.sql', sql, sha256: 'told' }]);
  // Calls have their limit again.
  await pool.query(sql);
  expect(told.filter((message) => message.startsWith('limit'))).toEqual(['limit 0', 'limit 30s']);
  await pool.end();
});
