import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx } from '../../server/src/context.ts';
import { readTalentQuery } from '../../server/src/domains/matching/talent/read-query.ts';
import { findAsked } from '../../server/src/domains/matching/talent/search.ts';
import { findSearcher } from '../../server/src/domains/matching/talent/policy.ts';
import type { Searcher } from '../../server/src/domains/matching/talent/search-queries.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import type { Tables } from '../../server/src/tables.ts';
import { addMany, fillIndex } from '../crowd.ts';
import type { Figure, Row } from '../figure.ts';
import { figuresOf, halves } from '../relevance/figures.ts';
import {
  inputOf,
  loadTalents,
  readTalentQuestions,
  writtenTalents,
  type TalentQuestion,
} from '../relevance/load-talents.ts';
import { ndcgOf, recallOf, type Measured } from '../relevance/measures.ts';

const silent = { info: () => undefined, warn: console.error, error: console.error };
const pageSize = 50;
/** Seven of ten agree to be found: enough of them to stand in for those of the set. */
const crowd = 400;
const searched = { id: 'talent-relevance', what: 'talent search', whatChinese: '人才搜索', found: 'persons' } as const;

/** How near the people who are found are to whom recruiters meant, by persons, queries and grades written by hand. */
export const talentRelevance: Row = {
  name: 'talent-relevance',
  async measure() {
    const dataFolder = await makeDataFolder();
    await addMany(dataFolder, 1, crowd);
    await fillIndex(dataFolder);
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: 2, log: createLog('silent') });
    try {
      // Reading takes no more of a context than this.
      const ctx = { db: openDatabase<Tables>(pool), now: () => new Date() } as unknown as Ctx;
      const searcher = await anySearcher(ctx);
      const persons = await loadTalents(ctx, pool, writtenTalents());
      const figures: Figure[] = [];
      for (const half of halves())
        figures.push(...figuresOf(searched, half, await measureAll(ctx, searcher, persons, readTalentQuestions(half))));
      return figures;
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

async function anySearcher(ctx: Ctx): Promise<Searcher> {
  const member = await ctx.db
    .selectFrom('account_membership')
    .select(['company_id', 'user_id'])
    .executeTakeFirstOrThrow();
  const searcher = await findSearcher(ctx, { companyId: member.company_id, memberId: member.user_id });
  if (searcher === null) throw new Error('the company is not verified');
  return searcher;
}

async function measureAll(
  ctx: Ctx,
  searcher: Searcher,
  persons: ReadonlyMap<string, string>,
  questions: readonly TalentQuestion[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const query of questions) {
    const { asked, words } = readTalentQuery(ctx, searcher, inputOf(query));
    const { found: people } = await findAsked(ctx, asked, words, { byActivity: false, limit: pageSize });
    const found = people.map(({ seekerId }) => persons.get(seekerId) ?? '');
    const grades = query.grades ?? {};
    measured.push({ query, found, ndcg: ndcgOf(found, grades), recall: recallOf(found, grades) });
  }
  return measured;
}
