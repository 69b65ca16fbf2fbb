import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onShutdown, shutDown } from '#platform/core/lifecycle.ts';
import { createLog } from '#platform/core/log.ts';
import { redactError } from '#platform/core/redact.ts';
import { readConfig } from './config.ts';
import { backUp } from './data-care/back-up.ts';
import { landedFolder, landedSecret, landedSize } from './data-care/landed-worlds.ts';
import { startDemo } from './demo/start-demo.ts';
import { openStorage } from './storage.ts';
import { systemContext } from './system-context.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The number of the last migration and the day: 0044-2026-11-23. */
function nameOfToday(): string {
  const last = readdirSync(new URL('../migrations/', import.meta.url))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  return `${last?.slice(0, 4) ?? '0000'}-${new Date().toISOString().slice(0, 10)}`;
}

/**
 * `npm run land-world -- [file]`: makes a small demo world with the code as it stands, on a database of its own that is
 * gone afterwards, and keeps its backup among those that every later version has to open.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinjian-landed-'));
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  const place = process.argv[2] ?? path.join(fileURLToPath(landedFolder), `${nameOfToday()}.tar.zst`);
  const config = readConfig({ PINJIAN_DATA: folder, PINJIAN_SECRET: landedSecret });
  const log = createLog('error');
  const storage = await openStorage(config, log, say);
  const demo = startDemo({ ctx: systemContext(config, log, storage, []), size: landedSize, print: say });
  await demo.finished;
  if (demo.status.state !== 'ready') throw new Error('the world could not be made');
  await backUp({
    connectionString: storage.connectionString,
    filesFolder: path.join(folder, 'files'),
    place: path.resolve(place),
    secret: null,
    version: '0.1.0',
    say,
    now: () => Date.now(),
    signal: new AbortController().signal,
  });
}

main().then(
  () => shutDown(0),
  (error: unknown) => {
    process.stderr.write(`没有完成：${redactError(error)}\n`);
    return shutDown(1);
  },
);
