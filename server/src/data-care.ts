import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '#platform/backup/manifest.ts';
import { onShutdown, shutDown } from '#platform/core/lifecycle.ts';
import { createLog } from '#platform/core/log.ts';
import { redactError } from '#platform/core/redact.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { backUp } from './data-care/back-up.ts';
import { checkIndex } from './data-care/check-index.ts';
import { exportTo } from './data-care/export.ts';
import { hasDatabase, stampOf } from './data-care/place.ts';
import { restore } from './data-care/restore.ts';
import { replaceSecretFile, rotate } from './data-care/rotate.ts';
import { subscriptions } from './domains.ts';
import { readSecret } from './secret.ts';
import { lookMs } from './secret-change.ts';
import { openStorage } from './storage.ts';
import { systemContext } from './system-context.ts';

const usage = `用法：
  npm run db -- backup [文件] [--with-secret]   备份数据库和文件，产品可以继续运行
  npm run db -- restore <文件> [--replace]       恢复到空的数据目录（或 DATABASE_URL）
  npm run db -- export <数据库地址> [--replace]  把数据库搬到另一个 PostgreSQL（15 或更新）
  npm run db -- rotate                          换成 PINJIAN_SECRET_NEXT 给出的新密钥，产品可以继续运行
  npm run db -- index                           把人才和职位的索引与数据核对一遍，缺的、不同的随手补正，产品可以继续运行`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const now = (): number => Date.now();

/** `npm run db`: the copies of an installation's data. */
async function main(): Promise<void> {
  const { command, target, replace, withSecret } = readArguments();
  const config = loadConfig();
  const onEnd = onShutdown;
  const ending = new AbortController();
  onEnd(() => ending.abort());
  if (command === 'rotate') return await changeSecret(config);
  if (command === 'index') return await checkIndex((await openStored(config)).ctx, say);
  const migrations = await readMigrations(new URL('../migrations/', import.meta.url));
  if (command === 'restore') {
    return await restore({
      place: path.resolve(target),
      dataDir: config.data.folder,
      databaseUrl: config.database.url,
      secret: config.secret,
      startServer: (dataDir) => startServer(config, dataDir),
      replace,
      migrations,
      onEnd,
      say,
      now,
    });
  }
  const connectionString = await openSource(config);
  if (command === 'export')
    return await exportTo({
      connectionString,
      target,
      replace,
      migrations,
      onEnd,
      say,
      now,
      version: await version(),
    });
  const place =
    target === '' ? path.join(config.data.folder, 'backups', `pinjian-${stampOf(new Date())}.tar.zst`) : target;
  await backUp({
    place: path.resolve(place),
    filesFolder: path.join(config.data.folder, 'files'),
    secret: withSecret ? await readSecret(config) : null,
    version: await version(),
    signal: ending.signal,
    connectionString,
    say,
    now,
  });
}

function readArguments() {
  const { values, positionals } = parseArguments();
  const [command = '', target = '', ...rest] = positionals;
  const wants = {
    backup: command === 'backup',
    restore: command === 'restore',
    export: command === 'export',
    rotate: command === 'rotate',
    index: command === 'index',
  };
  const allowed =
    rest.length === 0 &&
    (wants.backup ||
      ((wants.rotate || wants.index) && target === '') ||
      (target !== '' && (wants.restore || wants.export))) &&
    (values['with-secret'] === undefined || wants.backup) &&
    (values.replace === undefined || wants.restore || wants.export);
  if (!allowed) throw new BackupError(usage);
  return { command, target, replace: values.replace ?? false, withSecret: values['with-secret'] ?? false };
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'with-secret': { type: 'boolean' }, replace: { type: 'boolean' } },
    });
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

/** Changes the secret to its announced successor, with the settings that the running copies have. */
async function changeSecret(config: Config): Promise<void> {
  const { nextSecret } = config;
  if (nextSecret === null)
    throw new BackupError('请用 PINJIAN_SECRET_NEXT 给出新的密钥，并先让所有正在运行的副本带着它重新启动');
  const { storage, ctx } = await openStored(config);
  await rotate({ ctx, pool: storage.pool, secretBox: storage.secretBox, settleMs: lookMs * 4, say, now });
  if (config.secret !== null)
    return say(
      '完成：库里已没有用旧密钥加密的内容。请把 PINJIAN_SECRET 换成新密钥、去掉 PINJIAN_SECRET_NEXT，再逐个重新启动副本。',
    );
  await replaceSecretFile(config.data.folder, nextSecret);
  say(
    '完成：库里已没有用旧密钥加密的内容，数据目录里的 secret 已换成新密钥（旧的在 secret-former）。请去掉 PINJIAN_SECRET_NEXT 再重新启动。',
  );
}

/** The data of an installation, as its operations see them. */
async function openStored(config: Config) {
  const log = createLog(config.log.level);
  const storage = await openStorage(config, log, say);
  return { storage, ctx: systemContext(config, log, storage, subscriptions) };
}

/** The database to copy: DATABASE_URL, or the embedded one, whether the product runs on it or not. */
async function openSource(config: Config): Promise<string> {
  if (config.database.url !== null) return config.database.url;
  if (!hasDatabase(config.data.folder)) throw new BackupError(`${config.data.folder} 里没有数据库，没有可以备份的内容`);
  return (await startServer(config, config.data.folder)).connectionString;
}

async function startServer(config: Config, dataDir: string) {
  const log = { info: say, warn: say, error: say };
  const starting = startEmbeddedPostgres({ dataDir, pgBin: config.database.pgBin, log });
  // Registered before it runs: an end in the middle of the start waits for it, then stops it. A start that fails is
  // told by whoever asked for it.
  onShutdown(async () => {
    const server = await starting.catch(() => null);
    await server?.stop();
  });
  return await starting;
}

async function version(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true;
    process.exitCode = 130;
    const isRotating = process.argv[2] === 'rotate';
    process.stderr.write(isRotating ? '已中断，再次运行会从剩下的继续。\n' : '已中断，正在撤回，不会留下任何改动。\n');
  });
}

main().then(
  () => shutDown(0),
  (error: unknown) => {
    if (interrupted) return;
    const known = [ConfigError, EmbeddedPostgresError, BackupError].some((kind) => error instanceof kind);
    process.stderr.write(`${known && error instanceof Error ? error.message : `没有完成：${redactError(error)}`}\n`);
    return shutDown(1);
  },
);
