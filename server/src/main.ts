import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#platform/core/clock.ts';
import { onShutdown, shutDown } from '#platform/core/lifecycle.ts';
import { createLog } from '#platform/core/log.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { matchKeyFingerprint } from '#platform/db/key-fingerprint.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { createFolderStore } from '#platform/files/embedded.ts';
import { sandboxLicenceCheck } from '#platform/licence/embedded.ts';
import { createEmbeddedLocationFinder } from '#platform/location/embedded.ts';
import { createSandboxSms } from '#platform/sms/embedded.ts';
import { createApp } from './app.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import type { Ports } from './context.ts';
import { startCopy } from './copy.ts';
import { assertSandboxAllowed } from './sandbox/allowed.ts';
import { readSecret } from './secret.ts';
import type { Tables } from './tables.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts one copy of the product and serves until it is told to end. */
async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.log.level);
  assertSandboxAllowed(config);
  const connectionString = await openDatabaseServer(config);
  const pool = openPool(connectionString, { max: 20, log });
  onShutdown(() => pool.end());
  const ran = await migrate(pool, await readMigrations(new URL('../migrations/', import.meta.url)));
  if (ran.length > 0) say(`数据库已更新：${ran.length} 个迁移`);
  const secretBox = createSecretBox(await readSecret(config));
  if (!(await matchKeyFingerprint(pool, secretBox.fingerprint))) {
    throw new ConfigError(
      'PINJIAN_SECRET（或数据目录中的 secret 文件）与数据库不符：数据是用另一把密钥加密的，请换回原来的密钥',
    );
  }

  const db = openDatabase<Tables>(pool);
  const ports: Ports = {
    config,
    secretBox,
    files: createFolderStore(path.join(config.data.folder, 'files')),
    sms: createSandboxSms({ db, secretBox, now: () => systemClock.now(), print: say }),
    licence: sandboxLicenceCheck,
    location: createEmbeddedLocationFinder(),
    sandbox: true,
  };
  const copy = await startCopy({ connectionString, pool, db, ports, clock: systemClock, log });
  onShutdown(() => copy.stop());
  const app = await createApp({ copy, log, webFolder: await webFolder(), version: await version() });
  onShutdown(() => app.close());
  await listen(app, config);
}

/** DATABASE_URL, or the embedded server on the data folder. */
async function openDatabaseServer(config: Config): Promise<string> {
  if (config.database.url !== null) return config.database.url;
  const log = {
    info: (message: string) => say(message),
    warn: (message: string) => say(message),
    error: (message: string) => say(message),
  };
  const server = await startEmbeddedPostgres({ dataDir: config.data.folder, pgBin: config.database.pgBin, log });
  onShutdown(() => server.stop());
  return server.connectionString;
}

async function webFolder(): Promise<string | null> {
  const folder = path.join(import.meta.dirname, '../../web/dist');
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  say('没有找到已构建的网页（web/dist），只提供接口。请用 npm start 启动。');
  return null;
}

async function version(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Listens on the port, or on the next free one, and says where. */
async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const { host, port: wanted } = config.http;
  for (let port = wanted; port <= Math.min(wanted + 50, 65_535); port++) {
    try {
      await app.listen({ host, port });
      if (port !== wanted) say(`端口 ${wanted} 已被占用，改用 ${port}。`);
      const bound = app.server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      const shown = host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' ? 'localhost' : host;
      say(`${config.brand.name} 已启动：http://${shown}:${actual}`);
      say(`沙箱模式：短信验证码显示在此终端和 http://localhost:${actual}/sandbox`);
      process.send?.({ type: 'listening', port: actual });
      return;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new ConfigError(`端口 ${wanted} 到 ${wanted + 50} 都被占用，请用 PORT 指定一个空闲端口`);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  process.stderr.write(
    `${known ? error.message : `启动失败：${error instanceof Error ? error.stack : String(error)}`}\n`,
  );
  return shutDown(1);
});
