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

/** Filters of the search. Several values of one filter are alternatives; different filters all hold. */
export const positionFilters = {
  cityCode: z.optional(code),
  districtCode: z.optional(code),
  /** A node of the job tree, any level: everything below it. */
  categoryId: z.optional(code),
  /** A leaf or a top of the industry tree: the company's industry. */
  industryCode: z.optional(code),
  /** dictNums of salary_range: positions whose monthly pay overlaps one of them; 8 is 面议. */
  salaryRange: dictNums,
  experience: dictNums,
  education: dictNums,
  jobType: dictNums,
  recruitType: dictNums,
  workMode: dictNums,
  /** dictNums of post_source: the employer itself, or somebody for it. */
  postSource: dictNums,
};

export const searchPositions = endpoint({
  method: 'GET',
  path: '/job/search',
  caller: 'seeker',
  summary: '搜索职位：标题命中的在前，其余按发布时间从新到旧；q 为空时按发布时间浏览',
  query: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(60, '搜索词最多 60 个字')), ''),
    ...positionFilters,
    ...pageQuery,
    /** `nextCursor` of the page before, for an endless list; `current` is ignored then. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.extend(pageOf(positionCard), {
    /** null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** Words to highlight in titles and skills, longest first. */
    words: z.array(z.string()),
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
