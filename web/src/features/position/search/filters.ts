/** Codes of one filter at most, as the call takes them (contract, position-search.ts). */
export const mostOfOne = 5;
/** Days of 发布时间, as the call takes them. */
export const withinDays = [1, 3, 7, 30] as const;
export type WithinDays = (typeof withinDays)[number];

/** Filters of the position search as the address of the page holds them, so that back, refresh and a shared link restore the list. */
export interface Filters {
  readonly q: string;
  /** Keys of what the words were taken for and the seeker left out. */
  readonly without: readonly string[];
  /** Codes; several are alternatives. Districts narrow the city that they are of. */
  readonly city: readonly string[];
  readonly district: readonly string[];
  readonly category: readonly string[];
  readonly industry: readonly string[];
  /** dictNums; several are alternatives. */
  readonly salary: readonly number[];
  readonly experience: readonly number[];
  readonly education: readonly number[];
  readonly jobType: readonly number[];
  readonly recruitType: readonly number[];
  readonly mode: readonly number[];
  readonly source: readonly number[];
  readonly size: readonly number[];
  readonly financing: readonly number[];
  /** Published so many days ago at most. */
  readonly within: WithinDays | null;
}

/** The filters by codes: their name here, in the address, and on the wire. */
export const codeFilters = [
  { key: 'city', wire: 'cityCode', label: '城市' },
  { key: 'district', wire: 'districtCode', label: '区县' },
  { key: 'category', wire: 'categoryId', label: '职位类别' },
  { key: 'industry', wire: 'industryCode', label: '公司行业' },
] as const;

/** The filters by values of a dictionary, those asked for most first. */
export const numberFilters = [
  { key: 'salary', wire: 'salaryRange', dict: 'salary_range', label: '薪资' },
  { key: 'experience', wire: 'experience', dict: 'experience', label: '经验' },
  { key: 'education', wire: 'education', dict: 'education', label: '学历' },
  { key: 'jobType', wire: 'jobType', dict: 'job_type', label: '工作类型' },
  { key: 'recruitType', wire: 'recruitType', dict: 'recruit_type', label: '招聘类型' },
  { key: 'mode', wire: 'workMode', dict: 'work_mode', label: '办公方式' },
  { key: 'size', wire: 'staffSize', dict: 'staff_size', label: '公司规模' },
  { key: 'financing', wire: 'financingStage', dict: 'financing_stage', label: '融资阶段' },
  { key: 'source', wire: 'postSource', dict: 'post_source', label: '招聘来源' },
] as const;

export const withinLabels: Readonly<Record<WithinDays, string>> = {
  1: '24 小时内',
  3: '3 天内',
  7: '一周内',
  30: '一个月内',
};

export const noFilters: Filters = {
  q: '',
  without: [],
  city: [],
  district: [],
  category: [],
  industry: [],
  salary: [],
  experience: [],
  education: [],
  jobType: [],
  recruitType: [],
  mode: [],
  source: [],
  size: [],
  financing: [],
  within: null,
};

const code = /^\d{4,12}$/;
const longestQuery = 60;

function codesOf(params: URLSearchParams, name: string): string[] {
  const parts = (params.get(name) ?? '').split(',').filter((part) => code.test(part));
  return [...new Set(parts)].slice(0, mostOfOne);
}

function numbersOf(params: URLSearchParams, name: string): number[] {
  const parts = (params.get(name) ?? '').split(',').filter((part) => /^\d{1,2}$/.test(part));
  return [...new Set(parts.map(Number))].filter((value) => value !== 0);
}

const mostLeftOut = 12;
const longestKey = 30;

function withoutOf(params: URLSearchParams): string[] {
  const keys = (params.get('without') ?? '').split(',').filter((key) => key !== '' && key.length <= longestKey);
  return [...new Set(keys)].slice(0, mostLeftOut);
}

/** Reads the address; whatever is not a filter, or not readable as one, is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const codes = Object.fromEntries(codeFilters.map(({ key }) => [key, codesOf(params, key)]));
  const numbers = Object.fromEntries(numberFilters.map(({ key }) => [key, numbersOf(params, key)]));
  const read: Filters = {
    ...noFilters,
    ...codes,
    ...numbers,
    q: (params.get('q') ?? '').trim().slice(0, longestQuery),
    without: params.has('q') ? withoutOf(params) : [],
    within: withinDays.find((days) => String(days) === params.get('within')) ?? null,
  };
  return read.city.length === 0 ? { ...read, district: [] } : read;
}

/** The address of a list, without what filters nothing. */
export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q !== '') params.set('q', filters.q);
  if (filters.q !== '' && filters.without.length > 0) params.set('without', filters.without.join(','));
  for (const { key } of codeFilters)
    if (filters[key].length > 0 && (key !== 'district' || filters.city.length > 0))
      params.set(key, filters[key].join(','));
  for (const { key } of numberFilters) if (filters[key].length > 0) params.set(key, filters[key].join(','));
  if (filters.within !== null) params.set('within', String(filters.within));
  return params;
}

/** The same filters in the words of the call. */
export function filtersOnWire(filters: Filters) {
  return {
    q: filters.q,
    ...(filters.without.length === 0 ? {} : { without: filters.without.join(',') }),
    ...Object.fromEntries(
      [...codeFilters, ...numberFilters]
        .filter(({ key }) => filters[key].length > 0)
        .map(({ key, wire }) => [wire, filters[key].join(',')]),
    ),
    ...(filters.within === null ? {} : { publishedWithin: filters.within }),
  };
}

/** The parameters of the call as a URL writes them; '' where nothing is asked for. */
export function queryOf(filters: Filters): string {
  const { q, ...narrowed } = filtersOnWire(filters);
  const given = Object.entries(narrowed).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(q === '' ? given : [['q', q], ...given]).toString();
}

/** The filters that such parameters name. */
export function readWire(params: URLSearchParams): Filters {
  const named = new URLSearchParams(params);
  for (const { key, wire } of [...codeFilters, ...numberFilters]) named.set(key, params.get(wire) ?? '');
  named.set('within', params.get('publishedWithin') ?? '');
  return readFilters(named);
}

/** A name for a search to begin with: its words, else what it is. */
export function searchName({ q }: Filters): string {
  return (q === '' ? '我的搜索' : q).slice(0, 30);
}

/** How many filters besides the words narrow the list; districts count with their city. */
export function countFilters(filters: Filters): number {
  const lists = [...codeFilters.filter(({ key }) => key !== 'district'), ...numberFilters];
  return lists.filter(({ key }) => filters[key].length > 0).length + (filters.within === null ? 0 : 1);
}

/** Without any filter, with the words as they are. */
export function cleared({ q }: Filters): Filters {
  return { ...noFilters, q };
}

/** 128 个职位, 999+ 个职位; null while nobody knows. */
export function totalText(page: { readonly total: number; readonly totalCapped: boolean } | undefined): string | null {
  return page === undefined ? null : `${page.total}${page.totalCapped ? '+' : ''} 个职位`;
}

/** What a list without a position says: why it is empty, and what the seeker can do about it. */
export function nothingFound(filters: Filters): { readonly title: string; readonly text: string } {
  const narrowed = countFilters(filters) > 0;
  if (filters.q !== '')
    return {
      title: `没有找到与“${filters.q}”有关的职位`,
      text: narrowed ? '试试放宽筛选条件' : '换个说法试试，例如职位名称、技能或拼音',
    };
  return narrowed
    ? { title: '没有符合筛选条件的职位', text: '试试放宽筛选条件' }
    : { title: '这里还没有在招的职位', text: '企业发布职位后会出现在这里，可以先准备好简历' };
}
