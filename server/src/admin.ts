import { shutDown } from '#platform/core/lifecycle.ts';
import { createLog } from '#platform/core/log.ts';
import { redactError } from '#platform/core/redact.ts';
import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts';
import { readCommand, runCommand } from './admin/run-command.ts';
import { ConfigError, loadConfig } from './config.ts';
import { subscriptions } from './domains.ts';
import { openStorage } from './storage.ts';
import { systemContext } from './system-context.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run admin`: who may sign in to the console, whether the product runs or not. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = loadConfig();
  const log = createLog(config.log.level);
  // What the database tells while it starts is no part of the answer.
  const storage = await openStorage(config, log, (line) => void process.stderr.write(`${line}\n`));
  await runCommand(systemContext(config, log, storage, subscriptions), command, say);
  await shutDown();
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`${known ? error.message : `没有完成：${redactError(error)}`}\n`);
  return shutDown(1);
});
