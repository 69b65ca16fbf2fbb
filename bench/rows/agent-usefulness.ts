import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Actor, Ctx } from '../../server/src/context.ts';
import { systemActor } from '../../server/src/copy.ts';
import { createContext } from '../../server/src/platform/core/create-context.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import type { Tables } from '../../server/src/tables.ts';
import { createTestClock } from '../../server/src/testing/clock.ts';
import { createPeople } from '../../server/src/testing/people.ts';
import { createTestPorts } from '../../server/src/testing/ports.ts';
import { addMany } from '../crowd.ts';
import type { Figure, Row } from '../figure.ts';
import { judgeScouts, judgeSourcers, settlePersons, type JudgedOwner } from '../relevance/judge-agents.ts';
import { loadPosts } from '../relevance/load-posts.ts';
import { writtenPosts } from '../relevance/read-sets.ts';

const silent = { info: () => undefined, warn: console.error, error: console.error };
const nothing = () => undefined;

/**
 * How much more of use agents show than alerts of the same owner's kept searches tell of, item for item, judged by people
 * who knew neither the rules of the one nor of the other.
 */
export const agentUsefulness: Row = {
  name: 'agent-usefulness',
  async measure() {
    const dataFolder = await makeDataFolder();
    // One position brings an employer along.
    await addMany(dataFolder, 1);
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const log = createLog('silent');
    const pool = openPool(database.connectionString, { max: 2, log });
    try {
      const db = openDatabase<Tables>(pool);
      const world = worldOver(db);
      const posts = await loadPosts(world.system(), pool, writtenPosts());
      const settled = await settlePersons(world, [...posts.keys()]);
      const rows = await db.selectFrom('position_position').select(['id', 'company_id']).execute();
      const companies = new Map(rows.map(({ id, company_id: companyId }) => [id, companyId]));
      const places = new Map(
        [...posts].map(([positionId, post]) => [post, { positionId, companyId: companies.get(positionId) ?? '' }]),
      );
      return figuresOf({
        scouts: await judgeScouts(world, settled, posts),
        sourcers: await judgeSourcers(world, settled, places),
      });
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

/** The operations over a database, without the background work that follows them. */
function worldOver(db: ReturnType<typeof openDatabase<Tables>>) {
  const [test, clock] = [createTestPorts(), createTestClock(new Date())];
  const copy = {
    db,
    ports: test.ports,
    clock,
    log: createLog('silent'),
    subscriptions: [],
    queue: { send: () => Promise.resolve() },
    bus: { origin: 'bench', deliver: nothing },
    transact: <T>(on: typeof db, work: (trx: typeof db) => Promise<T>) => on.transaction().execute(work),
    onEvents: nothing,
  };
  const as = <A extends Actor>(actor: A): Ctx<A> => createContext(copy, actor, newId()) as Ctx<A>;
  return { ...createPeople({ db, clock, test }), clock, as, system: () => as(systemActor) };
}

type Side = 'scouts' | 'sourcers';

/** One figure for each half: both sides together, each of them in its detail. */
function figuresOf(judged: Readonly<Record<Side, readonly JudgedOwner[]>>): Figure[] {
  return (['tuned', 'unseen'] as const).map((half) => {
    const scouts = totalsOf(judged.scouts.filter((each) => each.half === half));
    const sourcers = totalsOf(judged.sourcers.filter((each) => each.half === half));
    const [of, ofChinese] = half === 'tuned' ? ['persons tuned on', '调校用'] : ['persons never tuned on', '留出'];
    return {
      id: `agent-usefulness-${half}`,
      what: `useful suggestions of scouts and sourcers, times those of kept searches, ${of}`,
      whatChinese: `代办的有用推荐是已存搜索提醒的倍数，${ofChinese}`,
      value: (scouts.agent + sourcers.agent) / (scouts.alerts + sourcers.alerts),
      unit: '',
      bar: { atLeast: 1.5 },
      detail: `${detailOf('scouts', scouts)}; ${detailOf('sourcers', sourcers)}`,
    };
  });
}

function totalsOf(judged: readonly JudgedOwner[]) {
  const sum = (of: (each: JudgedOwner) => number): number => judged.reduce((total, each) => total + of(each), 0);
  return {
    owners: judged.length,
    shown: sum(({ shown }) => shown),
    agent: sum(({ useful }) => useful.agent),
    alerts: sum(({ useful }) => useful.alerts),
    best: sum(({ useful }) => useful.best),
    never: sum(({ never }) => never.agent),
    neverOfAlerts: sum(({ never }) => never.alerts),
  };
}

function detailOf(side: Side, totals: ReturnType<typeof totalsOf>): string {
  const { owners, shown, agent, alerts, best, never, neverOfAlerts } = totals;
  return (
    `${side}: ${agent} useful of ${shown} for ${owners} owners, as many alerts ${alerts.toFixed(1)} (the same searches read ` +
    `the best first ${best}); never to be shown ${never}, alerts ${neverOfAlerts.toFixed(1)}`
  );
}
