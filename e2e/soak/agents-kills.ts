import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCopy as startProductCopy, systemActor } from '../../server/src/copy.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { migrate, readMigrations } from '../../server/src/platform/db/migrate.ts';
import type { Tables } from '../../server/src/tables.ts';
import { makeDemoTown } from '../../server/src/testing/agents/demo-town.ts';
import { placeWitness } from '../../server/src/testing/agents/witness.ts';
import { wrongWithAgents } from '../../server/src/testing/agents/wrong-with-agents.ts';
import { createTestPorts } from '../../server/src/testing/ports.ts';
import { makeDataFolder, removeDataFolder } from '../harness/product.ts';
import type { SoakRun } from './run.ts';

type Database = Parameters<typeof wrongWithAgents>[0];

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const log = createLog('silent');
const hourMs = 3_600_000;
const hours = 7 * 24;
const people = { seekers: 50, companies: 20 };
/** An hour that no copy has lived by then is a fault of its own. */
const hourLimitMs = 120_000;

/**
 * A week of the demo world on two copies, hour by hour as the test says, with agents of fifty seekers and twenty companies
 * and people who press beside them; in so many of the hours one copy is killed in the middle. Nothing may go past a slip.
 */
export const agentsKills: SoakRun = {
  name: 'agents',
  rounds: 20,
  async run(rounds, tell) {
    const dataFolder = await makeDataFolder();
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: quiet });
    const scratch = await mkdtemp(join(tmpdir(), 'pinjian-agents-'));
    const pool = openPool(database.connectionString, { max: 8, log });
    const db = openDatabase<Tables>(pool);
    try {
      await migrate(pool, await readMigrations(new URL('../../server/migrations/', import.meta.url)));
      await placeWitness(db);
      const townFile = join(scratch, 'town.json');
      await writeFile(townFile, JSON.stringify(await makeTown(database.connectionString, pool, db)));
      tell(`the demo world stands: ${await figures(db)}`);
      return await live({ rounds, tell, db, connectionString: database.connectionString, townFile });
    } finally {
      await pool.end();
      await database.stop();
      await rm(scratch, { recursive: true, force: true });
      await removeDataFolder(dataFolder);
    }
  },
};

/** Made by a copy that ends before the others begin: its clock is the present. */
async function makeTown(connectionString: string, pool: ReturnType<typeof openPool>, db: Database) {
  const { ports } = createTestPorts();
  const copy = await startProductCopy({ connectionString, pool, db, ports, clock: { now: () => new Date() }, log });
  const town = await makeDemoTown(copy.context(systemActor, 'soak'), people);
  await copy.stop();
  return town;
}

interface Living {
  readonly rounds: number;
  readonly tell: (line: string) => void;
  readonly db: Database;
  readonly connectionString: string;
  readonly townFile: string;
}

async function live({ rounds, tell, db, connectionString, townFile }: Living): Promise<string[]> {
  const begun = Date.now();
  let seed = 1;
  const start = () => startCopy([connectionString, townFile, String((seed += 1))]);
  const running = [await start(), await start()];
  const broken: string[] = [];
  let killed = 0;
  try {
    for (let hour = 1; hour <= hours; hour += 1) {
      const at = new Date(begun + hour * hourMs).toISOString();
      const lived = running.map((copy) => copy.live(at));
      // Kills are spread over the week.
      if (killed < Math.floor((hour * rounds) / hours)) {
        await untilGrown(db, 2, lived);
        const victim = killed % 2;
        running[victim]?.child.kill('SIGKILL');
        killed += 1;
        running[victim] = await start();
        const wrong = await wrongWithAgents(db);
        broken.push(...wrong.map((each) => `kill ${killed}: ${each}`));
        tell(
          `hour ${hour}: killed copy ${victim + 1} (${killed} of ${rounds}); ${await figures(db)}; ${broken.length} faults`,
        );
      }
      const faults = (await Promise.all(lived)).flat();
      broken.push(...faults.map((each) => `hour ${hour}: ${each}`));
      if (hour % 24 === 0) tell(`day ${hour / 24}: ${await figures(db)}, after ${minutesSince(begun)} minutes`);
    }
    broken.push(...(await wrongWithAgents(db)));
    tell(`a week in ${minutesSince(begun)} minutes, ${killed} kills: ${await figures(db)}`);
    tell(await actsDone(db));
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
  }
  return [...new Set(broken)];
}

const minutesSince = (begun: number): string => ((Date.now() - begun) / 60_000).toFixed(1);

interface Copy {
  readonly child: ChildProcess;
  /** Lives an hour; answers what failed in it, nothing where it was killed. */
  live(at: string): Promise<readonly string[]>;
}

async function startCopy(args: readonly string[]): Promise<Copy> {
  const script = join(import.meta.dirname, 'agents-copy.ts');
  const child = fork(script, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'close').then(() => [] as string[]);
  let answer = Promise.withResolvers<readonly string[]>();
  child.on('message', ({ faults }: { faults: string[] }) => answer.resolve(faults));
  await answer.promise;
  return {
    child,
    async live(at) {
      answer = Promise.withResolvers();
      const late = delay(hourLimitMs, [`${at} was not lived within ${hourLimitMs / 1000} s`], { ref: false });
      child.send(at);
      return Promise.race([answer.promise, ended, late]);
    },
  };
}

/** Waits until agents were seen to do or stand for so much more, or nothing more is to come in this hour. */
async function untilGrown(db: Database, by: number, lived: readonly Promise<unknown>[]): Promise<void> {
  const count = async (): Promise<number> => {
    const { runs } = await db
      .selectFrom('agent_run')
      .select((select) => select.fn.sum<number>('cursor').as('runs'))
      .executeTakeFirstOrThrow();
    return runs;
  };
  const before = await count();
  let isOver = false;
  void Promise.all(lived).then(() => (isOver = true));
  while (!isOver && (await count()) < before + by) await delay(10);
}

async function figures(db: Database): Promise<string> {
  const count = async (table: 'agent_agent' | 'agent_run' | 'agent_act' | 'agent_slip'): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  const [agents, runs, acts, slips] = [
    await count('agent_agent'),
    await count('agent_run'),
    await count('agent_act'),
    await count('agent_slip'),
  ];
  return `${agents} agents, ${runs} looks, ${acts} lines, ${slips} slips`;
}

/** What was done towards others, by kind. */
async function actsDone(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('agent_act')
    .select((select) => ['kind', select.fn.countAll<number>().as('count')])
    .where('done_at', 'is not', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return `done: ${rows.map(({ kind, count }) => `${kind} ${count}`).join(', ')}`;
}
