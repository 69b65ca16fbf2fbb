import { parseArgs } from 'node:util';
import { shutDown } from '#platform/core/lifecycle.ts';
import { createLog } from '#platform/core/log.ts';
import { redactError } from '#platform/core/redact.ts';
import { refreshStatistics } from '#platform/db/database.ts';
import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts';
import { ConfigError, loadConfig } from './config.ts';
import { loadMany, type Many } from './demo/load-many.ts';
import { openStorage } from './storage.ts';
import { systemContext } from './system-context.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const most = 900_000;

/** `npm run demo -- --positions N --seekers N`: large numbers into the configured database, for measuring. */
async function main(): Promise<void> {
  const many = readMany(process.argv.slice(2));
  const config = loadConfig();
  const log = createLog(config.log.level);
  const storage = await openStorage(config, log, say);
  const loaded = await loadMany(systemContext(config, log, storage, []), many, say);
  await refreshStatistics(storage.pool);
  say(
    `已添加：${loaded.companies} 家公司、${loaded.positions} 个职位（${loaded.positionSeconds} 秒）、` +
      `${loaded.seekers} 名求职者及简历（${loaded.seekerSeconds} 秒）`,
  );
  await shutDown();
}

function readMany(args: readonly string[]): Many {
  const options = { positions: { type: 'string' }, seekers: { type: 'string' } } as const;
  const usage = new ConfigError(`用法：npm run demo -- --positions 10000 --seekers 10000（各 0 到 ${most}）`);
  try {
    const { values } = parseArgs({ args: [...args], options });
    const positions = Number(values.positions ?? 0);
    const seekers = Number(values.seekers ?? 0);
    const sound = [positions, seekers].every((each) => Number.isInteger(each) && each >= 0 && each <= most);
    if (!sound || positions + seekers === 0) throw usage;
    return { positions, seekers };
  } catch (error) {
    // An option that does not exist.
    if (error instanceof TypeError) throw usage;
    throw error;
  }
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`${known ? error.message : `没有完成：${redactError(error)}`}\n`);
  return shutDown(1);
});
