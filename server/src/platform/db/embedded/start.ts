import { setTimeout as delay } from 'node:timers/promises';
import { openDataFolder } from './data-folder.ts';
import { joinKeeper, type Membership } from './join.ts';
import type { KeeperMessage } from './keeper-message.ts';

const RETRY_MS = 2000;

/** Where the supervisor reports what happened while the product runs. */
export interface SupervisorLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface EmbeddedPostgresOptions {
  /** The product's data folder; the database lives in `postgres` inside it. */
  readonly dataDir: string;
  /** The folder of the system's PostgreSQL programs (PG_BIN); the packaged PostgreSQL 18 without it. */
  readonly pgBin?: string | null;
  /** Server settings beyond the supervisor's own; the first process on a folder decides. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: SupervisorLog;
}

export interface EmbeddedPostgres {
  /** A unix socket; stays the same when the server is started again. */
  readonly connectionString: string;
  /** Another process was using the same database already. */
  readonly shared: boolean;
  /** Leaves. The last one to leave waits until the server has written everything and is down. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data folder, or joins the one that runs there. The server ends with the last
 * process that uses it, however that ends; one that dies meanwhile is started again, on the same address.
 * @throws EmbeddedPostgresError with a sentence for the person at the terminal
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, pgBin = null, settings = {} } = options;
  const folder = await openDataFolder(options.dataDir);
  const order = { root: folder.root, pgBin: pgBin === '' ? null : pgBin, settings };
  const listen = reporter(log);
  const leaving = new AbortController();

  const hold = (membership: Membership): Membership => {
    membership.socket.once('close', () => {
      if (!leaving.signal.aborted) current = rejoin();
    });
    return membership;
  };
  const rejoin = async (): Promise<Membership | null> => {
    log.warn('内置数据库的守护进程意外退出，正在重新启动');
    while (!leaving.signal.aborted) {
      try {
        return hold(await joinKeeper(folder, order, listen));
      } catch (error) {
        log.error((error as Error).message);
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
    return null;
  };
  const first = await joinKeeper(folder, order, listen);
  let current: Promise<Membership | null> = Promise.resolve(hold(first));

  const stop = async (): Promise<void> => {
    leaving.abort();
    const membership = await current;
    if (membership === null || membership.socket.closed) return;
    const closed = new Promise((resolve) => membership.socket.once('close', resolve));
    membership.socket.ref().end();
    await closed;
  };
  return { connectionString: first.connectionString, shared: first.shared, stop };
}

function reporter(log: SupervisorLog): (message: KeeperMessage) => void {
  let down = false;
  return (message) => {
    if (message.type === 'creating') log.info('首次启动，正在创建数据库');
    if (message.type === 'down') log.warn(`内置数据库意外退出（${message.reason}），正在重新启动`);
    if (message.type === 'ready' && down) log.info('内置数据库已恢复');
    down = message.type === 'down';
  };
}
