import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx, SeekerActor } from '../../server/src/context.ts';
import { searchPositions } from '../../server/src/domains/position/search/search.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import type { Tables } from '../../server/src/tables.ts';
import { addMany } from '../crowd.ts';
import type { Figure, Row } from '../figure.ts';
import { everydayQueries } from '../relevance/grade-by-rule.ts';
import { loadPosts, readQueries } from '../relevance/load-posts.ts';
import { writtenPosts } from '../relevance/read-sets.ts';
import { figuresOf, halves } from '../relevance/figures.ts';
import { ndcgOf, recallOf, type GradedQuery, type Measured } from '../relevance/measures.ts';

const silent = { info: () => undefined, warn: console.error, error: console.error };
const pageSize = 50;
const searched = { id: 'relevance', what: 'job search', whatChinese: '职位搜索', found: 'posts' } as const;

/** How near what is found is to what people meant, by posts, queries and grades written by hand. */
export const relevance: Row = {
  name: 'relevance',
  async measure() {
    const dataFolder = await makeDataFolder();
    // One position brings an employer along.
    await addMany(dataFolder, 1);
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: 2, log: createLog('silent') });
    try {
      const ctx = contextOver(openDatabase<Tables>(pool));
      const posts = await loadPosts(ctx, pool, writtenPosts());
      const figures: Figure[] = [];
      for (const half of halves()) {
        figures.push(...figuresOf(searched, half, await measureAll(ctx, posts, readQueries(half))));
      }
      figures.push(...figuresOf(searched, 'everyday', await measureAll(ctx, posts, everydayQueries())));
      return figures;
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

function contextOver(db: Ctx['db']): Ctx<SeekerActor> {
  const actor = { kind: 'seeker', userId: newId() };
  const ctx = { db, actor, now: () => new Date(), transaction: (work: (tx: unknown) => unknown) => work(ctx) };
  // Reading takes no more of a context than this; the ports of a whole one would start what is not measured.
  return ctx as unknown as Ctx<SeekerActor>;
}

const everything = {
  without: [],
  cityCode: [],
  districtCode: [],
  categoryId: [],
  industryCode: [],
  salaryRange: [],
  experience: [],
  education: [],
  jobType: [],
  recruitType: [],
  workMode: [],
  postSource: [],
  staffSize: [],
  financingStage: [],
};

async function measureAll(
  ctx: Ctx<SeekerActor>,
  posts: ReadonlyMap<string, string>,
  queries: readonly GradedQuery[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const query of queries) {
    const { records } = await searchPositions(ctx, { ...everything, q: query.q, current: 1, pageSize });
    const found = records.map(({ positionId }) => posts.get(positionId) ?? '');
    const grades = query.grades ?? {};
    measured.push({ query, found, ndcg: ndcgOf(found, grades), recall: recallOf(found, grades) });
  }
  return measured;
}
