/** Filters of the position search as the address of the page holds them, so that back, refresh and a shared link restore the list. */
export interface Filters {
  readonly q: string;
  /** Keys of what the words were taken for and the seeker left out. */
  readonly without: readonly string[];
  readonly city: string | null;
  readonly district: string | null;
  readonly category: string | null;
  /** dictNums; several are alternatives. */
  readonly salary: readonly number[];
  readonly experience: readonly number[];
  readonly education: readonly number[];
  readonly jobType: readonly number[];
  readonly recruitType: readonly number[];
  readonly source: readonly number[];
}

/** The filters with several values: their name here, in the address, and on the wire. */
export const numberFilters = [
  { key: 'salary', wire: 'salaryRange', dict: 'salary_range', label: '薪资' },
  { key: 'experience', wire: 'experience', dict: 'experience', label: '经验' },
  { key: 'education', wire: 'education', dict: 'education', label: '学历' },
  { key: 'jobType', wire: 'jobType', dict: 'job_type', label: '工作类型' },
  { key: 'recruitType', wire: 'recruitType', dict: 'recruit_type', label: '招聘类型' },
  { key: 'source', wire: 'postSource', dict: 'post_source', label: '招聘来源' },
] as const;

const code = /^\d{4,12}$/;
const longestQuery = 60;

function codeOf(params: URLSearchParams, name: string): string | null {
  const value = params.get(name) ?? '';
  return code.test(value) ? value : null;
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
  const city = codeOf(params, 'city');
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestQuery),
    without: params.has('q') ? withoutOf(params) : [],
    city,
    district: city === null ? null : codeOf(params, 'district'),
    category: codeOf(params, 'category'),
    salary: numbersOf(params, 'salary'),
    experience: numbersOf(params, 'experience'),
    education: numbersOf(params, 'education'),
    jobType: numbersOf(params, 'jobType'),
    recruitType: numbersOf(params, 'recruitType'),
    source: numbersOf(params, 'source'),
  };
}

/** The address of a list, without what filters nothing. */
export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.q !== '') params.set('q', filters.q);
  if (filters.q !== '' && filters.without.length > 0) params.set('without', filters.without.join(','));
  for (const name of ['city', 'district', 'category'] as const) {
    const value = filters[name];
    if (value !== null && (name !== 'district' || filters.city !== null)) params.set(name, value);
  }
  for (const { key } of numberFilters) if (filters[key].length > 0) params.set(key, filters[key].join(','));
  return params;
}

/** The same filters in the words of the call. */
export function filtersOnWire(filters: Filters) {
  return {
    q: filters.q,
    ...(filters.without.length === 0 ? {} : { without: filters.without.join(',') }),
    ...(filters.city === null ? {} : { cityCode: filters.city }),
    ...(filters.district === null ? {} : { districtCode: filters.district }),
    ...(filters.category === null ? {} : { categoryId: filters.category }),
    ...Object.fromEntries(
      numberFilters.filter(({ key }) => filters[key].length > 0).map(({ key, wire }) => [wire, filters[key].join(',')]),
    ),
  };
}

/** How many filters besides the words narrow the list. */
export function countFilters(filters: Filters): number {
  const codes = [filters.city, filters.category].filter((value) => value !== null).length;
  return codes + numberFilters.filter(({ key }) => filters[key].length > 0).length;
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
