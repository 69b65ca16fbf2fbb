import * as z from 'zod/mini';
import { code } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { positionCard, positionDetail } from './position-view.ts';

/** Comma-joined dictNums in a query ('3,4'); absent, '' and 0 (不限) filter nothing. */
export const dictNums = z._default(
  z.pipe(
    z.string().check(z.maxLength(60), z.regex(/^(\d{1,2}(,\d{1,2})*)?$/, '筛选条件格式不正确')),
    z.transform((joined) => {
      const numbers = joined === '' ? [] : [...new Set(joined.split(',').map(Number))];
      return numbers.includes(0) ? [] : numbers;
    }),
  ),
  [],
);

/** At most so many codes of one filter. */
export const mostCodes = 5;

/** Comma-joined codes in a query, alternatives; absent and '' filter nothing. */
const codes = z._default(
  z.pipe(
    z.string().check(z.maxLength(64, `最多选 ${mostCodes} 个`), z.regex(/^(\d{4,12}(,\d{4,12})*)?$/, '编码格式不正确')),
    z.pipe(
      z.transform((joined: string) => [...new Set(joined === '' ? [] : joined.split(','))]),
      z.array(z.string()).check(z.maxLength(mostCodes, `最多选 ${mostCodes} 个`)),
    ),
  ),
  [],
);

/** Days of the filter 发布时间. */
export const publishedWithinDays = [1, 3, 7, 30] as const;

/** Filters of the search. Several values of one filter are alternatives; different filters all hold. */
export const positionFilters = {
  cityCode: codes,
  /** Districts narrow the city that they are of; those of other cities stay whole. */
  districtCode: codes,
  /** Nodes of the job tree, any level: everything below them. */
  categoryId: codes,
  /** Leaves or tops of the industry tree: the company's industry. */
  industryCode: codes,
  /** dictNums of salary_range: positions whose monthly pay overlaps one of them; 8 is 面议. */
  salaryRange: dictNums,
  experience: dictNums,
  education: dictNums,
  jobType: dictNums,
  recruitType: dictNums,
  workMode: dictNums,
  /** dictNums of post_source: the employer itself, or somebody for it. */
  postSource: dictNums,
  /** dictNums of staff_size and financing_stage: the company's. */
  staffSize: dictNums,
  financingStage: dictNums,
  /** Published so many days ago at most. */
  publishedWithin: z.optional(z.pipe(z.coerce.number(), z.literal(publishedWithinDays, '没有这个发布时间'))),
};

/** What a stretch of the words was taken for. */
export const understoodKinds = [
  'role',
  'skill',
  'company',
  'place',
  'pay',
  'experience',
  'education',
  'employment',
  'workMode',
  'source',
  'wish',
  'level',
  /** Work that is not to be found. */
  'unwanted',
  'word',
] as const;
export type UnderstoodKind = (typeof understoodKinds)[number];

/** One thing that the words ask for. */
export const understoodPart = z.object({
  kind: z.enum(understoodKinds),
  /** As it is shown: 杭州, 3-5年. */
  text: z.string(),
  /** What leaves it out, in `without`. */
  key: z.string(),
  /** Where it stands in `q`, UTF-16 units, `end` exclusive. */
  start: z.int(),
  end: z.int(),
  /** What was typed where it was read as another spelling; `without=typed` searches for what was typed. */
  typed: z.nullable(z.string()),
});
export type UnderstoodPart = z.output<typeof understoodPart>;

/** In `without`: search for the words as they were typed. */
export const asTyped = 'typed';

/** Comma-joined keys of parts that are left out. */
export const withoutKeys = z._default(
  z.pipe(
    z.string().check(z.maxLength(400)),
    z.transform((joined: string) => [...new Set(joined.split(',').filter((key) => key !== ''))]),
  ),
  [],
);

/** What a search for positions asks for. */
export const positionQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(60, '搜索词最多 60 个字')), ''),
  without: withoutKeys,
  ...positionFilters,
  ...pageQuery,
  /** `nextCursor` of the page before, for an endless list; `current` is ignored then. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export const searchPositions = endpoint({
  method: 'GET',
  path: '/job/search',
  caller: 'seeker',
  summary: '搜索职位：按理解的条件由近到远；q 为空时按发布时间从新到旧浏览',
  query: positionQuery,
  output: z.extend(pageOf(positionCard), {
    /** null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** Words to highlight in titles and skills, longest first. */
    words: z.array(z.string()),
    /** What the words were taken for, in their order, without what was left out; [] without words. */
    understood: z.array(understoodPart),
    /** Where too few meet everything, nearest ones follow behind these: how many do, and what the others lack. */
    relaxed: z.nullable(z.object({ exact: z.int(), dropped: z.array(z.string()) })),
    /** What else to search for, where nothing was found. */
    suggestions: z.array(z.string()),
  }),
});

export const suggestionKinds = ['position', 'skill', 'company'] as const;

export const suggestSearch = endpoint({
  method: 'GET',
  path: '/job/search/suggest',
  caller: 'seeker',
  summary: '搜索联想：职位、技能、公司，支持拼音和拼音首字母',
  query: z.object({ q: z.string().check(z.trim(), z.maxLength(40)) }),
  output: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      text: z.string(),
      /** Category id of a position, id of a skill or company. */
      id: z.string(),
    }),
  ),
});

export const getPosition = endpoint({
  method: 'GET',
  path: '/job/detail/{positionId}',
  caller: 'seeker',
  summary: '职位详情；已停止招聘的仍可查看，并注明状态',
  output: positionDetail,
});

export const listCompanyPositions = endpoint({
  method: 'GET',
  path: '/job/company/{targetCompanyId}/positions',
  caller: 'seeker',
  summary: '一家公司在招的职位',
  query: z.object({ ...pageQuery, categoryId: z.optional(code), cityCode: z.optional(code) }),
  output: pageOf(positionCard),
});

const collected = z.object({ positionId: z.string(), collected: z.boolean() });

export const collectPosition = endpoint({
  method: 'POST',
  path: '/job/collection/add',
  caller: 'seeker',
  summary: '收藏职位，重复收藏结果相同',
  body: z.object({ positionId: id }),
  output: collected,
});

export const uncollectPosition = endpoint({
  method: 'POST',
  path: '/job/collection/remove',
  caller: 'seeker',
  summary: '取消收藏，重复取消结果相同',
  body: z.object({ positionId: id }),
  output: collected,
});

export const positionSearchEndpoints = {
  searchPositions,
  suggestSearch,
  getPosition,
  listCompanyPositions,
  collectPosition,
  uncollectPosition,
};
