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
import { loadPosts, readQueries } from '../relevance/load-posts.ts';
import { writtenPosts } from '../relevance/read-sets.ts';
import { mean, ndcgOf, recallOf, type GradedQuery, type Measured } from '../relevance/measures.ts';

const silent = { info: () => undefined, warn: console.error, error: console.error };
const pageSize = 50;

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
      for (const half of ['tune', 'unseen'] as const) {
        if (half === 'unseen' && process.env['PINJIAN_BENCH_HALF'] === 'tune') continue;
        figures.push(...figuresOf(half, await measureAll(ctx, posts, readQueries(half))));
      }
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

function figuresOf(half: 'tune' | 'unseen', all: readonly Measured[]): Figure[] {
  const kinds = [...new Set(all.map(({ query }) => query.kind))].filter((kind) => kind !== 'nonsense');
  const byKind = kinds.map((kind) => {
    const ofKind = all.filter(({ query }) => query.kind === kind);
    return { kind, many: ofKind.length, ndcg: mean(ofKind.map(({ ndcg }) => ndcg)) };
  });
  const worst = byKind.toSorted((a, b) => a.ndcg - b.ndcg)[0] ?? { kind: '', ndcg: 0 };
  const empty = all.filter(({ query, found }) => query.honest && found.length === 0);
  const nonsense = all.filter(({ query, found }) => !query.honest && found.length > 0);
  const detail = byKind.map(({ kind, many, ndcg }) => `${kind} ${ndcg.toFixed(3)} (${many})`).join(', ');
  const name = half === 'tune' ? 'tuned on' : 'never tuned on';
  const chinese = half === 'tune' ? '调试用' : '未见过';
  if (half === 'tune' && process.env['PINJIAN_BENCH_HALF'] === 'tune') printWorst(all);
  return [
    figureOf(half, 'ndcg', {
      what: `job search by ${all.length} queries ${name}, nDCG@10`,
      whatChinese: `职位搜索（${chinese}的查询）nDCG@10`,
      value: mean(all.map(({ ndcg }) => ndcg)),
      bar: { atLeast: 0.93 },
      detail,
    }),
    figureOf(half, 'kind', {
      what: `the same, the worst kind (${worst.kind})`,
      whatChinese: `职位搜索（${chinese}）最差一类 nDCG@10`,
      value: worst.ndcg,
      bar: { atLeast: 0.85 },
      detail: 'kinds as above',
    }),
    figureOf(half, 'recall', {
      what: `job search, queries ${name}, recall@50`,
      whatChinese: `职位搜索（${chinese}的查询）recall@50`,
      value: mean(all.map(({ recall }) => recall)),
      bar: { atLeast: 0.97 },
      detail: 'of posts graded 2 and 3',
    }),
    figureOf(half, 'empty', {
      what: `honest queries ${name} without a result`,
      whatChinese: `职位搜索（${chinese}）无结果的正常查询`,
      value: empty.length,
      bar: { atMost: 0 },
      detail: `of ${all.length}`,
    }),
    figureOf(half, 'nonsense', {
      what: `nonsense ${name} with a result`,
      whatChinese: `职位搜索（${chinese}）有结果的乱码`,
      value: nonsense.length,
      bar: { atMost: 0 },
      detail: `of ${all.filter(({ query }) => !query.honest).length}`,
    }),
  ];
}

function figureOf(half: string, id: string, told: Omit<Figure, 'id' | 'unit'>): Figure {
  return { id: `relevance-${half}-${id}`, unit: '', ...told };
}

/** The queries of the half that is tuned on which went worst, with what was found. */
function printWorst(all: readonly Measured[]): void {
  for (const { query, found, ndcg, recall } of all.toSorted((a, b) => (a.ndcg ?? 1) - (b.ndcg ?? 1)).slice(0, 60))
    console.log(
      JSON.stringify({
        q: query.q,
        kind: query.kind,
        ndcg: ndcg?.toFixed(2),
        recall: recall?.toFixed(2),
        found: found
          .slice(0, 10)
          .map((id) => `${id}:${query.grades?.[id] ?? 0}`)
          .join(' '),
        grades: query.grades,
      }),
    );
}
