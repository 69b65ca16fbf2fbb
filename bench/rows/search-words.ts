import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx, SeekerActor } from '../../server/src/context.ts';
import { searchPositions } from '../../server/src/domains/position/search/search.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import type { Tables } from '../../server/src/tables.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';
import { addMany } from '../crowd.ts';

const positions = 100_000;

const rounds = 20;
const silent = { info: () => undefined, warn: console.error, error: console.error };

type Input = Parameters<typeof searchPositions>[1];

const everything: Input = {
  q: '',
  without: [],
  cityCode: [],
  districtCode: [],
  categoryId: [],
  industryCode: [],
  staffSize: [],
  financingStage: [],
  salaryRange: [],
  experience: [],
  education: [],
  jobType: [],
  recruitType: [],
  workMode: [],
  postSource: [],
  current: 1,
  pageSize: 10,
};

/** Every class of query, two of each. */
const classes: Readonly<Record<string, readonly Partial<Input>[]>> = {
  role: [{ q: '前端' }, { q: '护士' }],
  'role and city': [{ q: '杭州 会计' }, { q: '上海 销售' }],
  skill: [{ q: 'React' }, { q: '会 Excel' }],
  typo: [{ q: '前瑞工程师' }, { q: 'pyhton' }],
  sound: [{ q: '前段' }, { q: '会记' }],
  pinyin: [{ q: 'qianduan' }, { q: 'shanghai kuaiji' }],
  English: [{ q: 'java developer' }, { q: 'nurse' }],
  level: [{ q: '资深java' }, { q: '总监' }],
  'pay words': [{ q: '8k以上 司机' }, { q: '月薪过万' }],
  conditions: [{ q: '学历不限 包吃住' }, { q: '双休 行政' }],
  sentence: [{ q: '想在成都找个不加班的财务工作' }],
  everyday: [{ q: '坐着上班 包住 普工' }, { q: '想找个离我近的活' }],
  'words of their own': [{ q: '学校食堂' }, { q: '给病人量血压打吊针' }],
  refusal: [{ q: '不要销售' }, { q: '上海 非电销 客服' }],
  'several filters': [
    { q: '前端', cityCode: ['101210100', '101020100'], experience: [4, 5], education: [5], salaryRange: [4, 5] },
    { cityCode: ['101010100', '101280100'], categoryId: ['100200', '160100'], staffSize: [3, 4], publishedWithin: 7 },
  ],
  nonsense: [{ q: 'asdfghjkl' }, { q: '阿斯蒂芬' }],
  'page 90': [{ q: '工程师', current: 90 }],
};

/** A whole search in words, from what was typed to the cards, among very many positions. */
export const searchWords: Row = {
  name: 'search-words',
  async measure() {
    const dataFolder = await makeDataFolder();
    await addMany(dataFolder, positions);
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: 2, log: createLog('silent') });
    try {
      // Logos are signed with a key that a measurement has not.
      await pool.query('update company_company set logo_file_id = null');
      await pool.query('analyze');
      return await measureAll(openDatabase<Tables>(pool));
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

async function measureAll(db: Ctx['db']): Promise<Figure[]> {
  const actor = { kind: 'seeker', userId: newId() };
  // As much of a context as reading takes: the ports of a whole one would start what is not measured.
  const ctx = { db, actor, now: () => new Date() } as unknown as Ctx<SeekerActor>;
  const took = new Map<string, number[]>(Object.keys(classes).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, queries] of Object.entries(classes)) {
      for (const query of queries) {
        const started = performance.now();
        await searchPositions(ctx, { ...everything, ...query });
        // The first round loads the dictionaries.
        if (round >= 0) took.get(name)?.push(performance.now() - started);
      }
    }
  }
  const all = [...took.values()].flat();
  const detail = [...took]
    .map(([name, ms]) => `${name} ${median(ms).toFixed(1)} / ${quantile(ms, 0.99).toFixed(0)}`)
    .join(', ');
  return [
    figure('p50', median(all), 15, `1 caller, p50 / p99 in ms: ${detail}`),
    figure('p99', quantile(all, 0.99), 60, `the same, ${rounds} rounds of ${took.size} classes`),
  ];
}

function figure(share: 'p50' | 'p99', value: number, most: number, detail: string): Figure {
  return {
    id: `search-words-${share}`,
    what: `job search in words among 100,000 positions, count and cards, ${share}`,
    whatChinese: `10 万职位中按词搜索（含计数与卡片）${share}`,
    value,
    unit: 'ms',
    bar: { atMost: most },
    detail,
  };
}
