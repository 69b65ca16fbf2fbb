import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** kill -9 of the embedded database that lives in a product's data folder: of its own first process. */
export function killDatabase(dataFolder: string): void {
  const pid = Number.parseInt(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
}
