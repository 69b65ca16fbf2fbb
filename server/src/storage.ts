import type { Kysely } from 'kysely';
import type pg from 'pg';
import { onShutdown } from '#platform/core/lifecycle.ts';
import type { Log } from '#platform/core/log.ts';
import { createSecretBox, type SecretBox } from '#platform/core/secret-box.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { matchKeyFingerprint } from '#platform/db/key-fingerprint.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { ConfigError, type Config } from './config.ts';
import { readSecret } from './secret.ts';
import type { Tables } from './tables.ts';

export interface Storage {
  readonly connectionString: string;
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly secretBox: SecretBox;
}

type Say = (line: string) => void;

/**
 * Opens the configured database, brought forward, with the key that it was written with. Closed by the shutdown.
 * @throws ConfigError when the key is another
 */
export async function openStorage(config: Config, log: Log, say: Say): Promise<Storage> {
  const connectionString = await openDatabaseServer(config, say);
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
  return { connectionString, pool, db: openDatabase<Tables>(pool), secretBox };
}

/** DATABASE_URL, or the embedded server on the data folder. */
async function openDatabaseServer(config: Config, say: Say): Promise<string> {
  if (config.database.url !== null) return config.database.url;
  const log = { info: say, warn: say, error: say };
  const server = await startEmbeddedPostgres({ dataDir: config.data.folder, pgBin: config.database.pgBin, log });
  onShutdown(() => server.stop());
  return server.connectionString;
}
