import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataFolder, removeDataFolder, startProduct, type Product } from '../../e2e/harness/product.ts';
import { callProduct, signIn } from '../../e2e/harness/sign-in.ts';
import { queryTokens } from '../../server/src/domains/dictionary/index.ts';
import { planSearch, titleToken, tsquery } from '../../server/src/domains/position/engine/search-plan.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';
import { load, type Load } from '../load.ts';

const positions = 100_000;
/** Of each question to each side in turn. */
const seconds = 1.5;
const crowd = 8;
const silent = { info: () => undefined, warn: console.error, error: console.error };

interface Question {
  readonly kind: string;
  readonly q: string;
  /** In the query of the endpoint and as columns of the table. */
  readonly filters: Readonly<Record<string, number>>;
  readonly current: number;
  /** Words that hardly any position has, for which a plain query walks all of them. */
  readonly isRare: boolean;
}

const question = (kind: string, asked: Partial<Question>): Question => ({
  kind,
  q: '',
  filters: {},
  current: 1,
  isRare: false,
  ...asked,
});

const rareWord = '古籍修复';
const questions: readonly Question[] = [
  question('rare word', { q: rareWord, isRare: true }),
  question('typo', { q: '前瑞工程师', isRare: true }),
  question('nonsense', { q: 'asdfqwer', isRare: true }),
  question('common word', { q: '工程师' }),
  question('word of all', { q: '五险一金' }),
  question('word', { q: '前端' }),
  question('several words', { q: '前端工程师 React' }),
  question('words that never meet', { q: '护士 前端' }),
  question('city and word', { q: '杭州 会计' }),
  question('everything', {}),
  question('filters', { filters: { experience: 5, education: 5 } }),
  question('filters without a hit', { filters: { experience: 2, education: 7, jobType: 2 }, isRare: true }),
  question('word and filters', { q: '工程师', filters: { experience: 2, education: 5 } }),
  question('page 90', { q: '工程师', current: 90 }),
  question('page 90 of filters', { filters: { experience: 5, education: 5 }, current: 90 }),
];

/** Job search among very many positions through the endpoint, beside the plain queries for the same question. */
export const search: Row = {
  name: 'search',
  async measure() {
    const dataFolder = await makeDataFolder();
    const product = await startProduct({ dataFolder });
    // Joins the server that the product has started.
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = new pg.Pool({ connectionString: database.connectionString, max: crowd });
    try {
      await addPositions(dataFolder);
      await addRareWord(pool);
      const { accessToken } = await signIn(product.url, 'web-job-hunter', '13800000001');
      return await compare(product, `Bearer ${accessToken}`, pool);
    } finally {
      await pool.end();
      await product.stop();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

async function addPositions(dataFolder: string): Promise<void> {
  const script = join(import.meta.dirname, '../../server/src/load-demo.ts');
  const env = { ...process.env, PINJIAN_DATA: dataFolder };
  const child = spawn(process.execPath, [script, '--positions', String(positions)], { env, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`loading positions ended with ${code}`);
}

/** Gives a handful of positions words that no other has, in their titles as well. */
async function addRareWord(pool: pg.Pool): Promise<void> {
  const { tokens } = queryTokens(rareWord);
  await pool.query(
    `update position_search set doc = doc || array_to_tsvector($1::text[])
     where position_id in (select position_id from position_search order by position_id limit 5)`,
    [[...tokens, ...tokens.map(titleToken)]],
  );
}

const columns: Readonly<Record<string, string>> = {
  experience: 'experience',
  education: 'education',
  jobType: 'job_type',
};

/** The question in plain SQL: the count and the tiers, each as one would first write it. */
async function askPlainly(pool: pg.Pool, { q, filters, current }: Question): Promise<void> {
  const plan = planSearch({}, q === '' ? null : queryTokens(q));
  if (plan === null) throw new Error(`${q} is no question`);
  const passes = Object.entries(filters).map(([name, value]) => ` and ${columns[name]} = ${value}`);
  const from = (tokens: readonly string[], first: number): string =>
    `from position_search where status = 3${tokens.length === 0 ? '' : ` and doc @@ $${first}::tsquery`}${passes.join('')}`;
  const values = (all: readonly (readonly string[])[]) => all.flatMap((tokens) => tsquery(tokens) ?? []);
  const parts = plan.widest.map((tokens, index) => `(select position_id ${from(tokens, index + 1)} limit 1000)`);
  await pool.query(`select count(*) from (${parts.join(' union ')}) as found`, values(plan.widest));
  const wanted = (current - 1) * 10 + 11;
  let found = 0;
  for (const [index, tokens] of plan.tiers.entries()) {
    const before = plan.tiers.slice(0, index);
    const not = before.map((_, at) => ` and not doc @@ $${at + 2}::tsquery`);
    const { rows } = await pool.query(
      `select position_id, shown_at ${from(tokens, 1)}${not.join('')}
       order by shown_at desc, position_id desc limit ${wanted - found}`,
      values([tokens, ...before]),
    );
    found += rows.length;
    if (found >= wanted) break;
  }
}

/** Asks for a while, by so many callers, and at least once each. */
async function loadPlain(pool: pg.Pool, asked: Question, callers: number): Promise<readonly number[]> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  const caller = async (): Promise<void> => {
    do {
      const started = performance.now();
      await askPlainly(pool, asked);
      latencies.push(performance.now() - started);
    } while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return latencies;
}

interface Compared {
  readonly asked: Question;
  readonly ours: Load;
  readonly together: Load;
  readonly plain: readonly number[];
  readonly plainTogether: readonly number[];
}

async function compare(product: Product, authorization: string, pool: pg.Pool): Promise<Figure[]> {
  // The plain query has its index too, as it had before the one over words and filters.
  await pool.query(
    'create index plain_doc on position_search using gin (doc) with (fastupdate = off) where status = 3',
  );
  await pool.query('analyze position_search');
  const compared: Compared[] = [];
  for (const asked of questions) {
    const query = new URLSearchParams({ q: asked.q, current: String(asked.current) });
    for (const [name, value] of Object.entries(asked.filters)) query.set(name, String(value));
    const path = `/job/search?${query.toString()}`;
    await callProduct(product.url, path, { authorization });
    const ask = (callers: number, duration: number): Promise<Load> =>
      load({ port: product.port, path, headers: { authorization }, callers, seconds: duration });
    await ask(1, 0.3);
    await askPlainly(pool, asked);
    compared.push({
      asked,
      ours: await ask(1, seconds),
      plain: await loadPlain(pool, asked, 1),
      together: await ask(crowd, seconds),
      plainTogether: await loadPlain(pool, asked, crowd),
    });
  }
  return figuresOf(compared);
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

function figuresOf(compared: readonly Compared[]): Figure[] {
  const each = (of: (one: Compared) => string): string =>
    compared.map((one) => `${one.asked.kind} ${of(one)}`).join(', ');
  const p99 = (one: Load): number => quantile(one.latencies, 0.99);
  const rare = compared.filter(({ asked }) => asked.isRare);
  const times = (one: Compared): number => median(one.plain) / median(one.ours.latencies);
  const many = positions.toLocaleString('en');
  return [
    {
      id: 'search-p50',
      what: `job search among ${many} positions, p50`,
      whatChinese: `${positions / 10_000} 万职位中搜索 p50`,
      value: Math.max(...compared.map(({ ours }) => median(ours.latencies))),
      unit: 'ms',
      bar: { atMost: 20 },
      detail: `list, count and cards over HTTP, 1 caller, the slowest kind of question: ${each(({ ours }) => ms(median(ours.latencies)))}`,
    },
    {
      id: 'search-p99',
      what: `job search among ${many} positions, p99`,
      whatChinese: `${positions / 10_000} 万职位中搜索 p99`,
      value: Math.max(...compared.map(({ ours }) => p99(ours))),
      unit: 'ms',
      bar: { atMost: 100 },
      detail: `the same: ${each(({ ours }) => ms(p99(ours)))}`,
    },
    {
      id: 'search-together',
      what: `job search, ${crowd} callers, p99`,
      whatChinese: `职位搜索（${crowd} 个并发）p99`,
      value: Math.max(...compared.map(({ together }) => p99(together))),
      unit: 'ms',
      bar: { atMost: 400 },
      detail: `the slowest kind; ours and plain SQL: ${each((one) => `${ms(p99(one.together))} and ${ms(quantile(one.plainTogether, 0.99))}`)}`,
    },
    {
      id: 'search-rare',
      what: 'search for what is hardly there, against plain SQL',
      whatChinese: '搜索少见内容，相对普通 SQL 快',
      value: Math.min(...rare.map(times)),
      unit: '×',
      bar: { atLeast: 5 },
      detail: `p50, 1 caller, the least of ${rare.length}; plain SQL alone, ours with cards over HTTP: ${each((one) => `${ms(median(one.plain))} / ${ms(median(one.ours.latencies))}`)}`,
    },
  ];
}
