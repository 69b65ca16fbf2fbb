import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafCategories } from '#domains/dictionary/index.ts';
import { readFields } from '../read-fields.ts';
import { cutBullet, joinParts, type TextLine } from '../text/line.ts';
import { createPlaces } from './places.ts';

const cities = ['杭州', '成都', '上海'];
const places = createPlaces(cities.map((name) => ({ code: name, name, fullName: `${name}市` })));

const employers =
  '云杉信息技术有限公司 杭州青禾食品（集团）有限公司 某市第一人民医院 海川国际物流 晨光小学 老陈面馆 华东装备制造厂 蓝湾酒店 北岸建筑设计事务所 向阳花幼儿园 启明教育 万和物业 长风汽车4S店 绿源生态农业 金穗律师事务所 远山文化传媒 红叶家纺 新潮美容美发 安康大药房 某省电力公司 凌云无人机 东篱旅行社 百味餐饮管理 云图数科 时光里民宿 双林制衣 优学在线'.split(
    ' ',
  );
const departments =
  '研发部 市场中心 华东大区 质量管理部 心血管内科 基础架构组 客户成功团队 生产二车间 供应链事业部 教务处 采购科 平台技术线'.split(
    ' ',
  );
const posts = leafCategories()
  .map(({ name }) => name)
  .filter((name) => /(?:[师员长]|经理|顾问|主管|会计|总监)$/u.test(name));

const month = (value: number) => String(value).padStart(2, '0');
interface Point {
  readonly year: number;
  readonly month: number;
}
type Grammar = (start: Point, end: Point | null) => string;
const grammars: readonly Grammar[] = [
  (start, end) => `${start.year}.${month(start.month)}-${end === null ? '至今' : `${end.year}.${month(end.month)}`}`,
  (start, end) => `${start.year}年${start.month}月-${end === null ? '至今' : `${end.year}年${end.month}月`}`,
  (start, end) => `${start.year}/${start.month} – ${end === null ? '现在' : `${end.year}/${end.month}`}`,
  (start, end) => `${start.year}-${month(start.month)} ~ ${end === null ? '至今' : `${end.year}-${month(end.month)}`}`,
  (start, end) => `${start.year}.${month(start.month)} 至 ${end === null ? '今' : `${end.year}.${month(end.month)}`}`,
  (start, end) => `${start.year}${month(start.month)}-${end === null ? '至今' : `${end.year}${month(end.month)}`}`,
  (start, end) => `${start.year}.${month(start.month)} → ${end === null ? '至今' : `${end.year}.${month(end.month)}`}`,
];

/** P a period, O an employer, R a post, D a department, C a city, + the separator; / breaks the line. */
const orders =
  'P+O+R O+R+P R+O+P P+R+O O+P/R P/O+R O/R+P P+O/R R/O+P R+P/O O/P+R P+R/O O/P/R P/O/R O+D+R+P P+O+D+R O+P/D+R D+R+O+P O+R（D）+P R（D）+O+P O（D）+R+P C+O+R+P O+R+C+P O（R）+P'.split(
    ' ',
  );
const separators = ['\t', ' | ', '｜', ' · ', ' - ', ' / ', '，', ' —— '];
const points = [
  '• 负责门店日常排班与订货，月均损耗下降 3%',
  '完成订单系统拆分，响应时间由 800ms 降到 120ms。',
  '管理 12 人团队，年度回款 1200 万元。',
];

const section = fc.record({
  order: fc.constantFrom(...orders),
  separator: fc.constantFrom(...separators),
  grammar: fc.constantFrom(...grammars),
  strong: fc.boolean(),
  point: fc.constantFrom(...points),
  jobs: fc.array(
    fc.record({
      employer: fc.constantFrom(...employers),
      post: fc.constantFrom(...posts),
      department: fc.constantFrom(...departments),
      months: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type Written = typeof section extends fc.Arbitrary<infer T> ? T : never;

function write({ order, separator, grammar, strong, point, jobs }: Written): { text: string; truth: string[] } {
  const truth: string[] = [];
  const text = jobs.flatMap(({ employer, post, department, months }, index) => {
    const start = { year: 2023 - 3 * index, month: months[0] };
    const end = index === 0 ? null : { year: start.year + 2, month: months[1] };
    const words: Readonly<Record<string, string>> = {
      P: grammar(start, end),
      O: employer,
      R: post,
      D: department,
      C: cities[index] ?? '',
      '+': separator,
      '/': '\n',
    };
    truth.push(
      `${employer}|${post}|${order.includes('D') ? department : ''}|${start.year}-${month(start.month)}|${end === null ? '至今' : `${end.year}-${month(end.month)}`}`,
    );
    const head = [...order].map((letter) => words[letter] ?? letter).join('');
    return [...head.split('\n').map((line) => (strong ? `*${line}` : line)), point];
  });
  return { text: text.join('\n'), truth };
}

/** A tab is a gap, an asterisk in front stands out. */
function toLine(written: string): TextLine {
  const strong = written.startsWith('*');
  const { text, bullet } = cutBullet(strong ? written.slice(1) : written);
  const parts = text.split('\t');
  const size = strong ? 1.2 : 1;
  return { parts, text: joinParts(parts), page: 1, size, strong, bullet, indent: 0, reach: 'short', block: 0 };
}

function readJobs(text: string): string[] {
  const lines = ['*张示例', '13800138000', '*工作经历', ...text.split('\n')].map(toLine);
  return readFields(lines, places).content.work.flatMap(({ company, roles }) =>
    roles.map((role) => [company, role.title, role.department, role.start, role.current ? '至今' : role.end].join('|')),
  );
}

/** Of the sections that are written at random, how many have every job read right. */
const leastRight = 0.97;

describe('heads of jobs', () => {
  it('are read in whatever order, with whatever marks and breaks they are written', () => {
    const sections = fc.sample(section, { seed: 20_261_122, numRuns: 600 }).map(write);
    const wrong = sections.filter(({ text, truth }) => readJobs(text).join('\n') !== truth.join('\n'));
    const few = wrong.length <= (1 - leastRight) * sections.length;
    expect({ few, wrong: few ? [] : wrong.slice(0, 10) }).toEqual({ few: true, wrong: [] });
  });

  it('never make one job of two, nor two of one, where each has its own period and employer', () => {
    fc.assert(
      fc.property(section, (written) => {
        const { text, truth } = write({ ...written, order: 'P+O+R', separator: ' | ' });
        expect(readJobs(text)).toHaveLength(truth.length);
      }),
      { numRuns: 100 },
    );
  });
});
