import type { Kysely } from 'kysely';
import type pg from 'pg';
import { onShutdown } from '#platform/core/lifecycle.ts';
import type { Log } from '#platform/core/log.ts';
import { createSecretBox, type ChangingSecretBox } from '#platform/core/secret-box.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { ConfigError, type Config } from './config.ts';
import { followSuccessor, matchKeys } from './secret-change.ts';
import { readSecret } from './secret.ts';
import type { Tables } from './tables.ts';

export interface Storage {
  readonly connectionString: string;
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly secretBox: ChangingSecretBox;
}

type Say = (line: string) => void;

/**
 * Opens the configured database, brought forward, with the key that it was written with. Closed by the shutdown.
 * @throws ConfigError when the key is another, or the change to another has begun and that one is not given
 */
export async function openStorage(config: Config, log: Log, say: Say): Promise<Storage> {
  const connectionString = await openDatabaseServer(config, say);
  const pool = openPool(connectionString, { max: 20, log });
  onShutdown(() => pool.end());
  const ran = await migrate(pool, await readMigrations(new URL('../migrations/', import.meta.url)));
  if (ran.length > 0) say(`数据库已更新：${ran.length} 个迁移`);
  const secret = await readSecret(config);
  const secretBox = createSecretBox(secret, config.nextSecret === secret ? null : config.nextSecret);
  const objection = await matchKeys(pool, secretBox);
  if (objection !== null) throw new ConfigError(objection);
  const follower = followSuccessor(pool, secretBox, log);
  onShutdown(() => follower.stop());
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
