import type { Pool } from 'pg';
import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx } from '../../server/src/context.ts';
import { queryTokens } from '../../server/src/domains/dictionary/index.ts';
import type { ColumnFilters } from '../../server/src/domains/position/engine/column-filters.ts';
import {
  planSearch,
  titleToken,
  tsquery,
  type SearchPlan,
  type Term,
} from '../../server/src/domains/position/engine/search-plan.ts';
import { countAndFind } from '../../server/src/domains/position/search/search.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import type { Tables } from '../../server/src/tables.ts';
import { addMany } from '../crowd.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';

const positions = 100_000;
/** How often each question is asked, by turns: whatever else the machine does meets both sides alike. */
const rounds = 30;
const crowd = 8;
/** How often each of a crowd asks each question. */
const roundsTogether = 4;
const silent = { info: () => undefined, warn: console.error, error: console.error };

interface Question {
  readonly kind: string;
  readonly plan: SearchPlan;
  readonly filters: ColumnFilters;
  readonly offset: number;
  /** For what hardly any position has, and a plain query looks at all of them. */
  readonly isRare: boolean;
  /** For words that no position has: both sides learn it from an index, and neither does any work. */
  readonly isNowhere: boolean;
}

type Asked = Partial<ColumnFilters> & {
  readonly q?: string;
  readonly page?: number;
  readonly isRare?: boolean;
  readonly isNowhere?: boolean;
};

function question(kind: string, { q = '', page = 1, isRare = false, isNowhere = false, ...filters }: Asked): Question {
  const plan = planSearch({}, q === '' ? null : queryTokens(q));
  if (plan === null) throw new Error(`${q} is no question`);
  const lists = { experience: [], education: [], jobType: [], recruitType: [], workMode: [], postSource: [] };
  return {
    kind,
    plan,
    filters: { ...lists, bands: [], negotiable: false, ...filters },
    offset: (page - 1) * 10,
    isRare,
    isNowhere,
  };
}

const rareWord = '古籍';
const questions: readonly Question[] = [
  question('rare word', { q: rareWord, isRare: true }),
  question('typo', { q: '前瑞工程师', isNowhere: true }),
  question('nonsense', { q: 'asdfqwer', isNowhere: true }),
  question('common word', { q: '工程师' }),
  question('word of all', { q: '五险一金' }),
  question('word', { q: '前端' }),
  question('several words', { q: '前端工程师 React' }),
  question('words that never meet', { q: '护士 前端' }),
  question('city and word', { q: '杭州 会计' }),
  question('everything', {}),
  question('filters', { experience: [5], education: [5] }),
  question('filters without a hit', { experience: [2], education: [7], jobType: [2], isRare: true }),
  question('word and filters', { q: '工程师', experience: [2], education: [5] }),
  question('page 90', { q: '工程师', page: 90 }),
  question('page 90 of filters', { experience: [5], education: [5], page: 90 }),
];

/** The count and the list of a job search among very many positions, beside plain queries for the same question. */
export const search: Row = {
  name: 'search',
  async measure() {
    const dataFolder = await makeDataFolder();
    await addMany(dataFolder, positions);
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: crowd, log: createLog('silent') });
    try {
      await addRareWord(pool);
      // The plain query has its index too, as it had before the one over words and filters.
      await pool.query(
        'create index plain_doc on position_search using gin (doc) with (fastupdate = off) where status = 3',
      );
      await pool.query('analyze position_search');
      return await compare(pool);
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

/** Gives a handful of positions a word that no other has, in their titles as well. */
async function addRareWord(pool: Pool): Promise<void> {
  const { tokens } = queryTokens(rareWord);
  await pool.query(
    `update position_search set doc = doc || array_to_tsvector($1::text[])
     where position_id in (select position_id from position_search order by position_id limit 5)`,
    [[...tokens, ...tokens.map(titleToken)]],
  );
}

type Ask = (question: Question) => Promise<readonly string[]>;

function ours(pool: Pool): Ask {
  const ctx = { db: openDatabase<Tables>(pool) } as Pick<Ctx, 'db'> as Ctx;
  return async ({ plan, filters, offset }) => {
    const { found } = await countAndFind(ctx, plan, filters, { cursor: null, offset, limit: 11 });
    return found.map(({ id }) => id);
  };
}

const columns = { experience: 'experience', education: 'education', jobType: 'job_type' } as const;

/** The question in plain SQL: the count and the tiers, each as one would first write it. */
function plainly(pool: Pool): Ask {
  return async ({ plan, filters, offset }) => {
    const passes = Object.entries(columns).flatMap(([name, column]) => {
      const [value] = filters[name as keyof typeof columns];
      return value === undefined ? [] : [` and ${column} = ${value}`];
    });
    const from = (tokens: readonly Term[], first: number): string =>
      `from position_search where status = 3${tokens.length === 0 ? '' : ` and doc @@ $${first}::tsquery`}${passes.join('')}`;
    const values = (all: readonly (readonly Term[])[]) => all.flatMap((tokens) => tsquery(tokens) ?? []);
    const parts = plan.widest.map((tokens, index) => `(select position_id ${from(tokens, index + 1)} limit 1000)`);
    await pool.query(`select count(*) from (${parts.join(' union ')}) as found`, values(plan.widest));
    const wanted = offset + 11;
    const found: string[] = [];
    for (const [index, tokens] of plan.tiers.entries()) {
      const before = plan.tiers.slice(0, index);
      const not = before.map((_, at) => ` and not doc @@ $${at + 2}::tsquery`);
      const { rows } = await pool.query<{ id: string }>(
        `select position_id as id, shown_at ${from(tokens, 1)}${not.join('')}
         order by shown_at desc, position_id desc limit ${wanted - found.length}`,
        values([tokens, ...before]),
      );
      found.push(...rows.map(({ id }) => id));
      if (found.length >= wanted) break;
    }
    return found.slice(offset);
  };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

interface Compared {
  readonly asked: Question;
  readonly ours: number[];
  readonly plain: number[];
}

async function compare(pool: Pool): Promise<Figure[]> {
  const [askOurs, askPlain] = [ours(pool), plainly(pool)];
  const compared = questions.map((asked): Compared => ({ asked, ours: [], plain: [] }));
  for (const asked of questions) {
    const [mine, theirs] = [await askOurs(asked), await askPlain(asked)];
    if (mine.join() !== theirs.join()) throw new Error(`${asked.kind}: both sides find something else`);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { asked, ours: mine, plain } of compared) {
      mine.push(await milliseconds(() => askOurs(asked)));
      plain.push(await milliseconds(() => askPlain(asked)));
    }
  }
  return figuresOf(compared, await together(askOurs), await together(askPlain));
}

/** What each question took when a crowd asks all of them at once, everyone beginning with another one. */
async function together(ask: Ask): Promise<readonly number[]> {
  const latencies: number[] = [];
  const caller = async (_: unknown, place: number): Promise<void> => {
    for (let asked = 0; asked < roundsTogether * questions.length; asked += 1) {
      const each = questions[(asked + place * 2) % questions.length];
      if (each !== undefined) latencies.push(await milliseconds(() => ask(each)));
    }
  };
  await Promise.all(Array.from({ length: crowd }, caller));
  return latencies;
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const spread = (all: readonly number[]): string => `p50 ${ms(median(all))}, p99 ${ms(quantile(all, 0.99))} ms`;

function figuresOf(compared: readonly Compared[], mine: readonly number[], plain: readonly number[]): Figure[] {
  const all = compared.flatMap((one) => one.ours);
  const rare = compared.filter(({ asked }) => asked.isRare);
  const times = rare.map((one) => median(one.plain) / median(one.ours));
  const nowhere = compared.filter(({ asked }) => asked.isNowhere);
  const named = (some: readonly Compared[]): string =>
    some.map((one) => `${one.asked.kind} ${ms(median(one.ours))} / ${ms(median(one.plain))}`).join(', ');
  const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);
  const many = positions.toLocaleString('en');
  const bySide = `1 caller, ours / plain SQL, p50 in ms: ${named(compared)}`;
  const plainAll = compared.flatMap((one) => one.plain);
  return [
    {
      id: 'search-p50',
      what: `job search among ${many} positions, p50`,
      whatChinese: `${positions / 10_000} 万职位中搜索 p50`,
      value: median(all),
      unit: 'ms',
      bar: { atMost: 20 },
      detail: `list and count (999); ${bySide}`,
    },
    {
      id: 'search-p99',
      what: `job search among ${many} positions, p99`,
      whatChinese: `${positions / 10_000} 万职位中搜索 p99`,
      value: quantile(all, 0.99),
      unit: 'ms',
      bar: { atMost: 100 },
      detail: `the same, ${rounds} rounds of ${compared.length} kinds of questions; plain SQL ${spread(plainAll)}`,
    },
    {
      id: 'search-rare',
      what: 'search for what is hardly there, against plain SQL',
      whatChinese: '搜索少见内容，相对普通 SQL 快',
      value: Math.min(...times),
      unit: '×',
      bar: { atLeast: 5 },
      detail: `p50, 1 caller, ours / plain SQL in ms, the least of: ${named(rare)}; what stands nowhere costs either side next to nothing: ${named(nowhere)}`,
    },
    {
      id: 'search-together',
      what: `job search, ${crowd} callers, against plain SQL`,
      whatChinese: `职位搜索（${crowd} 个并发），相对普通 SQL 的吞吐`,
      value: sum(plain) / sum(mine),
      unit: '×',
      bar: { atLeast: 2 },
      detail: `all kinds at once: ours ${spread(mine)}; plain SQL ${spread(plain)}`,
    },
  ];
}
