import type pg from 'pg';
import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx } from '../../server/src/context.ts';
import { postTransfers } from '../../server/src/domains/wallet/index.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { migrate, readMigrations } from '../../server/src/platform/db/migrate.ts';
import type { Tables } from '../../server/src/tables.ts';
import { median, type Row } from '../figure.ts';

const silent = { info: () => undefined, warn: console.error, error: console.error };
/** Who wants to move the same two accounts at one moment. */
const callers = 8;
const perRound = 1000;
/** One after the other in turn, so that a machine that gets slower slows both down. */
const rounds = 7;

/** Transfers between the same two accounts, against two bare updates of two rows in a transaction. */
export const ledgerRow: Row = {
  name: 'ledger',
  async measure() {
    const dataFolder = await makeDataFolder();
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: callers, log: createLog('silent') });
    try {
      await migrate(pool, await readMigrations(new URL('../../server/migrations/', import.meta.url)));
      const transfer = await ledgerOf(pool);
      const update = await bareOf(pool);
      await secondsOf(transfer);
      await secondsOf(update);
      const ratios: number[] = [];
      const speeds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [ours, bare] = [perRound / (await secondsOf(transfer)), perRound / (await secondsOf(update))];
        ratios.push(ours / bare);
        speeds.push(ours);
      }
      return [
        {
          id: 'ledger-transfers',
          what: 'transfers between two hot accounts, of two bare updates in a transaction',
          whatChinese: '两个热点账户之间的入账，与一个事务里两条裸更新之比',
          value: median(ratios),
          unit: '×',
          bar: { atLeast: 0.5 },
          detail: `${median(speeds).toFixed(0)} transfers/s, ${callers} callers, ratios ${ratios.map((each) => each.toFixed(2)).join(' ')}`,
        },
      ];
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

type Act = () => Promise<void>;

/** The product's own way: the book held, the transfer written, both accounts moved by the database. */
async function ledgerOf(pool: pg.Pool): Promise<Act> {
  const db = openDatabase<Tables>(pool);
  const actor = { kind: 'system' as const };
  const now = () => new Date();
  const book = `company:${newId()}` as const;
  const move = async (key: string) =>
    db.transaction().execute(async (trx) => {
      const tx = {
        db: trx,
        actor,
        now,
        transaction: async (work: (inner: Ctx) => Promise<unknown>) => work(tx),
      } as unknown as Ctx; // Writing transfers takes no more of a context than this.
      const sides = { debit: 'issued', credit: 'available', unit: 'credit', amount: 1 } as const;
      await postTransfers(tx, book, [{ key, act: 'post', ...sides, reason: 'opening', subject: 'bench' }]);
    });
  await move('first');
  return async () => move(newId());
}

/** What it is measured by: the same two rows, with no record of why. */
async function bareOf(pool: pg.Pool): Promise<Act> {
  await pool.query(
    'create table bare_account (id integer primary key, debits bigint not null, credits bigint not null)',
  );
  await pool.query('insert into bare_account values (1, 0, 0), (2, 0, 0)');
  return async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'debit',
        text: 'update bare_account set debits = debits + $1 where id = $2',
        values: [1, 1],
      });
      await client.query({
        name: 'credit',
        text: 'update bare_account set credits = credits + $1 where id = $2',
        values: [1, 2],
      });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

async function secondsOf(act: Act): Promise<number> {
  let left = perRound;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (left > 0) {
        left -= 1;
        await act();
      }
    }),
  );
  return (performance.now() - start) / 1000;
}
