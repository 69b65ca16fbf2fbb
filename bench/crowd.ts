import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../server/src');

/** Runs one of the server's own commands over a data folder. @throws where it does not end well */
async function runCommand(dataFolder: string, script: string, ...args: readonly string[]): Promise<void> {
  const env = { ...process.env, PINJIAN_DATA: dataFolder };
  const child = spawn(process.execPath, [join(server, script), ...args], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

/** Adds so many positions and seekers to the database of a data folder. */
export function addMany(dataFolder: string, positions: number, seekers = 0): Promise<void> {
  return runCommand(dataFolder, 'load-demo.ts', '--positions', `${positions}`, '--seekers', `${seekers}`);
}

/** Makes the index of matching whole, as `npm run db -- index` does. */
export function fillIndex(dataFolder: string): Promise<void> {
  return runCommand(dataFolder, 'data-care.ts', 'index');
}
