import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openPool } from '../../server/src/platform/db/database.ts';
import { connectionString } from '../../server/src/platform/db/embedded/settings.ts';

/** kill -9 of the embedded database that lives in a product's data folder: of its own first process. */
export function killDatabase(dataFolder: string): void {
  const pid = Number.parseInt(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
}

/** Five days go by for what somebody was asked: its end is moved to now, the product does the rest. */
export async function endContactRequests(dataFolder: string, applicationId: string): Promise<void> {
  const pool = openPool(connectionString(join(dataFolder, 'postgres/run')), { max: 1, log: createLog('silent') });
  try {
    const ended = await pool.query(
      "update application_contact_request set expires_at = now() where application_id = $1 and state = 'asked'",
      [applicationId],
    );
    if (ended.rowCount !== 1) throw new Error(`${ended.rowCount ?? 0} requests of ${applicationId} wait`);
  } finally {
    await pool.end();
  }
}
