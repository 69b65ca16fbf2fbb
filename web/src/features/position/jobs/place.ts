import { countFilters, readFilters, writeFilters, type Filters } from '../search/filters.ts';
import type { Near } from './api.ts';

export const jobTabs = [
  { key: 'recommended', label: '推荐' },
  { key: 'newest', label: '最新' },
  { key: 'nearby', label: '附近' },
  { key: 'viewed', label: '最近看过' },
] as const;
export type JobTab = (typeof jobTabs)[number]['key'];

/** What the job page shows, as its address says it. */
export interface JobPlace {
  readonly tab: JobTab;
  readonly filters: Filters;
  /** Where 附近 looks, as picked. */
  readonly near: Near;
  /** The position that is open beside the list. */
  readonly open: string | null;
}

const code = /^\d{4,12}$/;
const id = /^[\w-]{1,64}$/;

function textOf(params: URLSearchParams, name: string, pattern: RegExp): string {
  const value = params.get(name) ?? '';
  return pattern.test(value) ? value : '';
}

/** Reads the address. Without a tab it is 推荐, or 最新 for a link with filters. */
export function readPlace(params: URLSearchParams): JobPlace {
  const filters = { ...readFilters(params), q: '' };
  const named = jobTabs.find(({ key }) => key === params.get('tab'))?.key;
  const open = textOf(params, 'open', id);
  return {
    tab: named ?? (countFilters(filters) > 0 ? 'newest' : 'recommended'),
    filters,
    near: { city: textOf(params, 'near', code), district: textOf(params, 'nearDistrict', code) },
    open: open === '' ? null : open,
  };
}

/** The address of a place; that of the page as it is first opened is empty. */
export function writePlace({ tab, filters, near, open }: JobPlace): URLSearchParams {
  const params = writeFilters({ ...filters, q: '' });
  if (tab !== 'recommended' || countFilters(filters) > 0) params.set('tab', tab);
  if (near.city !== '') params.set('near', near.city);
  if (near.city !== '' && near.district !== '') params.set('nearDistrict', near.district);
  if (open !== null) params.set('open', open);
  return params;
}
