import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Payer } from '../../server/src/domains/wallet/index.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import { openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { migrate, readMigrations } from '../../server/src/platform/db/migrate.ts';
import { insertStormPayers } from '../../server/src/testing/money-storm.ts';
import { wrongWithInvoices } from '../../server/src/testing/invoice-storm.ts';
import { wrongWithMoney } from '../../server/src/testing/wallet.ts';
import { fulfilOrder } from '../../server/src/domains/billing/index.ts';
import { killDatabase } from '../harness/database.ts';
import { makeDataFolder, removeDataFolder } from '../harness/product.ts';
import { contextOf, type SoakCtx } from './money-context.ts';
import type { SoakRun } from './run.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const copies = 2;
/** Transfers before and after each kill. */
const movesOfRound = 200;
/** Times that one payment is told in the last round. */
const replays = 1000;
const atOnce = 8;

/**
 * Two copies pay, hold, take, release, refund, invoice and take invoices back at once, without pause, while one of them, or the database, is killed in
 * the middle; then one payment is told a thousand times. Not a fen and not a credit may be lost or made.
 */
export const walletKills: SoakRun = {
  name: 'wallet-kills',
  rounds: 10,
  async run(rounds, tell) {
    const dataFolder = await makeDataFolder();
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: quiet });
    const pool = openPool(database.connectionString, { max: 8, log: createLog('silent') });
    const payers: Payer[] = [`company:${newId()}`, `company:${newId()}`, `seeker:${newId()}`];
    const broken: string[] = [];
    try {
      await migrate(pool, await readMigrations(new URL('../../server/migrations/', import.meta.url)));
      const ctx = contextOf(pool);
      await insertStormPayers(ctx, payers);
      for (let round = 1; round <= rounds; round += 1) {
        const running = Array.from({ length: copies }, (_, at) =>
          startCopy(database.connectionString, round * 10 + at, payers),
        );
        const before = await grown(pool, 0);
        await grown(pool, before + movesOfRound);
        const victim = round % 2 === 0 ? 'the database' : 'a copy';
        if (round % 2 === 0) killDatabase(dataFolder);
        else running[0]?.child.kill('SIGKILL');
        // And goes on behind it.
        const then = await grown(pool, 0);
        await grown(pool, then + movesOfRound);
        for (const { child } of running) child.kill('SIGKILL');
        await Promise.all(running.map(({ ended }) => ended));
        const wrong = [
          ...(await patiently(() => wrongWithMoney(ctx))),
          ...(await patiently(() => wrongWithInvoices(ctx))),
          ...running.flatMap(({ faults }) => faults),
        ];
        broken.push(...wrong.map((each) => `round ${round}: ${each}`));
        const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from wallet_transfer');
        tell(
          `round ${round}: killed ${victim}; ${rows[0]?.count ?? 0} transfers in all, ${broken.length} faults in all`,
        );
      }
      broken.push(...(await replayed(ctx, payers[0] ?? 'company:')));
      tell(`one payment told ${replays} times; ${broken.length} faults in all`);
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
    return broken;
  },
};

interface RunningCopy {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly faults: string[];
}

function startCopy(connectionString: string, seed: number, payers: readonly Payer[]): RunningCopy {
  const script = join(import.meta.dirname, 'wallet-storm.ts');
  const child = spawn(process.execPath, [script, connectionString, String(seed), ...payers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const faults: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line !== '') faults.push(line);
  });
  return { child, ended: once(child, 'close'), faults };
}

/** Waits until so many transfers are written; answers how many there are. */
async function grown(pool: ReturnType<typeof openPool>, least: number): Promise<number> {
  for (const deadline = Date.now() + 120_000; ; await delay(100)) {
    const { rows } = await patiently(() =>
      pool.query<{ count: number }>('select count(*)::int as count from wallet_transfer'),
    );
    const count = rows[0]?.count ?? 0;
    if (count >= least) return count;
    if (Date.now() > deadline) throw new Error(`only ${count} of ${least} transfers were written in two minutes`);
  }
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 60_000; ; await delay(200)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function replayed(ctx: SoakCtx, payer: Payer): Promise<string[]> {
  const lines = [{ product: 'recharge500', unit: 'credit', units: 500, fen: 50_000, days: null }] as const;
  const order = { payer, orderId: newId(), vendor: 'sandbox', lines } as const;
  let given = 0;
  for (let told = 0; told < replays; told += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => fulfilOrder(ctx, order)));
    given += answers.filter(Boolean).length;
  }
  return [...(given === 1 ? [] : [`a payment was given ${given} times`]), ...(await wrongWithMoney(ctx))];
}
