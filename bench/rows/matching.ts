import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { talentQuery, type TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import { seekerWithResume } from '../../e2e/harness/hiring.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { callProduct, type SignedIn } from '../../e2e/harness/sign-in.ts';
import type { Ctx } from '../../server/src/context.ts';
import { findPositionsFor } from '../../server/src/domains/matching/candidates/find-positions-for.ts';
import { findTalentsFor } from '../../server/src/domains/matching/candidates/find-talents-for.ts';
import { findSearcher } from '../../server/src/domains/matching/talent/policy.ts';
import { readTalentQuery, type ReadTalentQuery } from '../../server/src/domains/matching/talent/read-query.ts';
import { findAsked } from '../../server/src/domains/matching/talent/search.ts';
import type { Searcher } from '../../server/src/domains/matching/talent/search-queries.ts';
import { tsquery } from '../../server/src/domains/position/engine/search-plan.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { createSecretBox } from '../../server/src/platform/core/secret-box.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import type { Tables } from '../../server/src/tables.ts';
import { addMany, fillIndex } from '../crowd.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';

const positions = 100_000;
/** Seven of ten agree to be found. */
const seekers = 143_000;
const talents = 100_000;
const rounds = 20;
/** Persons and positions that are matched. */
const matched = 200;
const silent = { info: () => undefined, warn: console.error, error: console.error };
/** Writes of all writers together, a second, and for how long. */
const writes = { writers: 10, perSecond: 50, seconds: 10 };

const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  everything: {},
  nonsense: { q: 'asdfqwer' },
  typo: { q: '前瑞工程师' },
  'word of a third': { q: '工程师' },
  word: { q: '前端' },
  'several words': { q: '前端工程师 React' },
  'words that never meet': { q: '护士 前端' },
  'city and word': { q: '杭州 会计' },
  pinyin: { q: 'qianduan' },
  filters: { education: '5', yearsMin: '3', yearsMax: '5' },
  'filters without a hit': { education: '7', salaryRange: '7', yearsMin: '30' },
  'word and filters': { q: '工程师', education: '5', yearsMin: '1', yearsMax: '3' },
  'several cities': { cityCodes: '101020100,101010100,101280101' },
  'any of skills': { skills: 'React,Java,Python', skillsMode: 'any' },
  'by activity': { q: '工程师', sort: 'active' },
};

/** Finding each other among very many: talents by words, positions for a person, people for a position, and how soon. */
export const matching: Row = {
  name: 'matching',
  async measure() {
    const dataFolder = await makeDataFolder();
    await addMany(dataFolder, positions, seekers);
    await fillIndex(dataFolder);
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: 4, log: createLog('silent') });
    const figures: Figure[] = [];
    try {
      // The plain query has an index of its own, as one would first make it.
      await withoutTimeout(pool, ['create index plain_doc on matching_talent using gin (doc)', 'analyze']);
      const ctx = contextOf(pool, readFileSync(join(dataFolder, 'secret'), 'utf8').trim());
      figures.push(...(await searchFigures(ctx, pool)), ...(await matchFigures(ctx)));
    } finally {
      await pool.end();
      await database.stop();
    }
    figures.push(await freshFigure(dataFolder));
    await removeDataFolder(dataFolder);
    return figures;
  },
};

/** What takes longer than any request may. */
async function withoutTimeout(pool: Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

/** As much of a context as reading takes. */
function contextOf(pool: Pool, secret: string): Ctx {
  const ports = { secretBox: createSecretBox(secret) } as Partial<Ctx['ports']> as Ctx['ports'];
  return { db: openDatabase<Tables>(pool), now: () => new Date(), ports } as Partial<Ctx> as Ctx;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

interface Compared {
  readonly kind: string;
  readonly input: TalentQuery;
  /** As it was understood. */
  readonly plan: ReadTalentQuery;
  readonly ours: number[];
  readonly plain: number[];
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

async function searchFigures(ctx: Ctx, pool: Pool): Promise<Figure[]> {
  const member = await ctx.db
    .selectFrom('account_membership')
    .select(['company_id', 'user_id'])
    .executeTakeFirstOrThrow();
  const searcher = await findSearcher(ctx, { companyId: member.company_id, memberId: member.user_id });
  if (searcher === null) throw new Error('the company is not verified');
  const asked: Compared[] = [];
  for (const [kind, question] of Object.entries(questions)) {
    const input = talentQuery.parse(question);
    asked.push({ kind, input, plan: readTalentQuery(ctx, searcher, input), ours: [], plain: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { input, plan, ours, plain } of asked) {
      ours.push(await milliseconds(() => search(ctx, searcher, input)));
      plain.push(await milliseconds(() => searchPlainly(pool, searcher, plan)));
    }
  }
  const all = asked.flatMap(({ ours }) => ours);
  const plainly = asked.flatMap(({ plain }) => plain);
  const each = asked.map(({ kind, ours, plain }) => `${kind} ${ms(median(ours))} / ${ms(median(plain))}`).join(', ');
  const many = talents.toLocaleString('en');
  return [
    {
      id: 'talents-p50',
      what: `talent search among ${many} people, p50`,
      whatChinese: `${talents / 10_000} 万人才中搜索 p50`,
      value: median(all),
      unit: 'ms',
      bar: { atMost: 15 },
      detail: `a page and the count (999); 1 caller, ours / plain SQL, p50 in ms: ${each}`,
    },
    {
      id: 'talents-p99',
      what: `talent search among ${many} people, p99`,
      whatChinese: `${talents / 10_000} 万人才中搜索 p99`,
      value: quantile(all, 0.99),
      unit: 'ms',
      bar: { atMost: 60 },
      detail: `the same, ${rounds} rounds of ${asked.length} kinds; plain SQL p99 ${ms(quantile(plainly, 0.99))} ms`,
    },
  ];
}

async function search(ctx: Ctx, searcher: Searcher, input: TalentQuery): Promise<void> {
  const { asked, words } = readTalentQuery(ctx, searcher, input);
  await findAsked(ctx, asked, words, { byActivity: input.sort === 'active', limit: 10 });
}

/** The same in plain SQL: everybody who is all that the words ask for and may be found, counted, and the last active. */
async function searchPlainly(pool: Pool, searcher: Searcher, { asked, words }: ReadTalentQuery): Promise<void> {
  if (words === 'nothing') return;
  const from = `from matching_talent talent join resume_visibility choice using (seeker_id)
    where choice.visibility = 'open' and not talent.employers && $2 and not exists (
      select from company_block block where block.seeker_id = talent.seeker_id and block.company_id = $3)
    and ($1::text is null or talent.doc @@ $1::tsquery)`;
  const query = tsquery([...(words?.strict ?? []), ...asked.plan.terms]);
  for (const what of [`count(*) ${from}`, `talent.seeker_id ${from} order by talent.active_at desc limit 10`])
    await pool.query(`select ${what}`, [query, searcher.tradeNames, searcher.companyId]);
}

async function matchFigures(ctx: Ctx): Promise<Figure[]> {
  const people = await ctx.db
    .selectFrom('matching_talent')
    .select('seeker_id')
    .orderBy('hash')
    .limit(matched)
    .execute();
  const posts = await ctx.db
    .selectFrom('matching_position')
    .select('position_id')
    .orderBy('hash')
    .limit(matched)
    .execute();
  const ofPeople: number[] = [];
  for (const { seeker_id: id } of people)
    ofPeople.push(await milliseconds(() => findPositionsFor(ctx, id, { limit: 50 })));
  const ofPosts: number[] = [];
  for (const { position_id: id } of posts)
    ofPosts.push(await milliseconds(() => findTalentsFor(ctx, id, { limit: 50 })));
  const figure = (id: string, what: string, whatChinese: string, all: readonly number[]): Figure => ({
    id,
    what,
    whatChinese,
    value: quantile(all, 0.99),
    unit: 'ms',
    bar: { atMost: 100 },
    detail: `${matched} of them, 1 caller: p50 ${ms(median(all))} ms`,
  });
  const [many, few] = [positions.toLocaleString('en'), talents.toLocaleString('en')];
  return [
    figure('positions-for-p99', `positions for a person among ${many}, p99`, '为一个人推荐职位 p99', ofPeople),
    figure('talents-for-p99', `people for a position among ${few}, p99`, '为一个职位推荐人才 p99', ofPosts),
  ];
}

/** How long after its answer a change of who may be found stands in the index, while others write. */
async function freshFigure(dataFolder: string): Promise<Figure> {
  const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_SMS_RESEND_SECONDS: '1', PINJIAN_LOG: 'error' };
  const product = await startProduct({ dataFolder, env });
  const socket = encodeURIComponent(join(dataFolder, 'postgres/run'));
  const pool = openPool(`postgresql://pinjian@localhost/pinjian?host=${socket}`, { max: 4, log: createLog('silent') });
  const late: number[] = [];
  try {
    const people: SignedIn[] = [];
    for (let serial = 0; serial < writes.writers; serial += 1)
      people.push(await seekerWithResume(product.url, `134${String(serial).padStart(8, '0')}`));
    const until = performance.now() + writes.seconds * 1000;
    const between = (1000 * writes.writers) / writes.perSecond;
    await Promise.all(
      people.map(async (person) => {
        for (let open = true; performance.now() < until; open = !open) {
          const started = performance.now();
          late.push(await lateness(product.url, pool, person, open));
          await delay(Math.max(0, between - (performance.now() - started)));
        }
      }),
    );
  } finally {
    await pool.end();
    await product.stop();
  }
  return {
    id: 'matching-fresh',
    what: `a change stands in the index, under ${writes.perSecond} writes a second, p99`,
    whatChinese: `修改进入匹配索引（每秒 ${writes.perSecond} 次写入）p99`,
    value: quantile(late, 0.99),
    unit: 'ms',
    bar: { atMost: 1000 },
    detail: `${late.length} changes by ${writes.writers} people, p50 ${ms(median(late))} ms`,
  };
}

async function lateness(url: string, pool: Pool, person: SignedIn, open: boolean): Promise<number> {
  const body = { visibility: open ? 'open' : 'applied', consentVersion: findableConsent.version };
  const authorization = `Bearer ${person.accessToken}`;
  await callProduct(url, '/api/account/setting/resume-visibility', { authorization, body });
  const answered = performance.now();
  for (;;) {
    const { rows } = await pool.query('select from matching_talent where seeker_id = $1', [person.userId]);
    if (rows.length > 0 === open) return performance.now() - answered;
    await delay(10);
  }
}
