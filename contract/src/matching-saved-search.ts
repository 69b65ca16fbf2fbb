import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** Saved searches of one person at most. */
export const maxSavedSearches = 20;

export const savedSearchErrors = errorCodes({
  tooManySearches: { code: 40975, message: `最多保存 ${maxSavedSearches} 个搜索，请先删除不用的` },
});

/** A search that a person keeps: a member of a company for talents, a seeker for positions. */
export const savedSearch = z.object({
  searchId: z.string(),
  name: z.string(),
  /**
   * The parameters of `searchTalents` or `searchPositions` as a URL writes them, without those of the page:
   * q=前端&cityCodes=101210100.
   */
  query: z.string(),
  /** Told once a day, outside the quiet hours, when there are new ones. */
  alert: z.boolean(),
  /** Found now that were not there when the search was last opened, capped at 99. */
  newCount: z.int(),
  createdAt: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;

const name = z.string('请填写名称').check(z.trim(), z.minLength(1, '请填写名称'), z.maxLength(30, '名称最多 30 个字'));
const query = z.string().check(z.maxLength(800, '搜索条件太多'));

const kept = { name, query, alert: z._default(z.boolean(), true) };
const changed = { searchId: id, name: z.optional(name), alert: z.optional(z.boolean()) };

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/job/talent/searches',
  caller: 'employer',
  summary: '自己保存的人才搜索，新的在前',
  output: z.array(savedSearch),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/job/talent/searches/save',
  caller: 'employer',
  summary: '保存一个人才搜索；条件相同的结果相同',
  body: z.object(kept),
  output: savedSearch,
});

export const changeSavedSearch = endpoint({
  method: 'POST',
  path: '/job/talent/searches/change',
  caller: 'employer',
  summary: '修改名称或提醒',
  body: z.object(changed),
  output: savedSearch,
});

export const openSavedSearch = endpoint({
  method: 'POST',
  path: '/job/talent/searches/open',
  caller: 'employer',
  summary: '打开保存的搜索：此刻找到的不再算作新的',
  body: z.object({ searchId: id }),
  output: savedSearch,
});

export const removeSavedSearch = endpoint({
  method: 'POST',
  path: '/job/talent/searches/remove',
  caller: 'employer',
  summary: '删除保存的搜索；没有的结果相同',
  body: z.object({ searchId: id }),
});

export const listSavedPositionSearches = endpoint({
  method: 'GET',
  path: '/job/search/saved',
  caller: 'seeker',
  summary: '自己保存的职位搜索，新的在前',
  output: z.array(savedSearch),
});

export const savePositionSearch = endpoint({
  method: 'POST',
  path: '/job/search/saved/save',
  caller: 'seeker',
  summary: '保存一个职位搜索；条件相同的结果相同',
  body: z.object(kept),
  output: savedSearch,
});

export const changeSavedPositionSearch = endpoint({
  method: 'POST',
  path: '/job/search/saved/change',
  caller: 'seeker',
  summary: '修改名称或提醒',
  body: z.object(changed),
  output: savedSearch,
});

export const openSavedPositionSearch = endpoint({
  method: 'POST',
  path: '/job/search/saved/open',
  caller: 'seeker',
  summary: '打开保存的搜索：此刻找到的不再算作新的',
  body: z.object({ searchId: id }),
  output: savedSearch,
});

export const removeSavedPositionSearch = endpoint({
  method: 'POST',
  path: '/job/search/saved/remove',
  caller: 'seeker',
  summary: '删除保存的搜索；没有的结果相同',
  body: z.object({ searchId: id }),
});

/** Of seekers: searches for positions. */
export const savedPositionSearchEndpoints = {
  listSavedPositionSearches,
  savePositionSearch,
  changeSavedPositionSearch,
  openSavedPositionSearch,
  removeSavedPositionSearch,
};

/** Of members: searches for talents. */
export const savedSearchEndpoints = {
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  openSavedSearch,
  removeSavedSearch,
};
