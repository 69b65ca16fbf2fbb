import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type * as lifecycle from '../../server/src/platform/core/lifecycle.ts';
import type * as embedded from '../../server/src/platform/db/embedded/index.ts';

/**
 * Stands for the server in the tests of run.mjs: a process that uses the embedded database and ends in the orderly
 * way. It is copied into a project of its own, hence the way it finds the modules.
 */
const platform = process.env['PLATFORM'] ?? '';
const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(platform, file)).href)) as Module;

const { onShutdown } = await load<typeof lifecycle>('core/lifecycle.ts');
const { startEmbeddedPostgres } = await load<typeof embedded>('db/embedded/index.ts');
const say = (line: Record<string, unknown>): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const [mode = 'serve', ...rest] = process.argv.slice(2);
if (mode === 'exit') {
  say({ args: rest, node: process.version });
  process.exit(Number(rest[0]));
}
const report = (message: string): void => say({ log: message });
const database = await startEmbeddedPostgres({
  dataDir: path.resolve('.data'),
  log: { info: report, warn: report, error: report },
});
onShutdown(async () => {
  await database.stop();
  say({ closed: true });
});
setInterval(() => {}, 60_000);
say({ server: process.pid, runner: process.ppid, shared: database.shared });
