import { candidateOrders, type CandidateOrder } from '@pinjian/contract/application-candidate.ts';
import { candidateListSteps, type Step } from '@pinjian/contract/application-pipeline.ts';

/** The employer's two lists, by the segment of their address. */
export type ListKind = 'activeDelivery' | 'candidateList';

export const pageSizes = [10, 20, 50] as const;

/** What narrows a list, as its address holds it: back, refresh and a shared link restore the exact list. */
export interface ListFilter {
  /** Part of a name, a phone, a school or a company; '' for everybody. */
  readonly q: string;
  readonly positionId: string | null;
  /** Of deliveries: 1 not opened yet, 2 opened. */
  readonly viewStatus: 1 | 2 | null;
  /** Of candidates: one of `candidateListSteps`. */
  readonly status: Step | null;
  /** Of candidates. */
  readonly sort: CandidateOrder;
  /** From 1. */
  readonly current: number;
  readonly pageSize: number;
}

export const noFilter: ListFilter = {
  q: '',
  positionId: null,
  viewStatus: null,
  status: null,
  sort: 'updated',
  current: 1,
  pageSize: 10,
};

/** The names of a list's filters in its address. */
export const candidateFilterNames = ['q', 'position', 'view', 'status', 'sort', 'page', 'size'] as const;

/** What the server takes of a search. */
export const longestSearch = 40;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function numberOf<T extends number>(text: string | null, allowed: readonly T[]): T | null {
  return allowed.find((value) => String(value) === text) ?? null;
}

/** Reads the address; whatever the list does not have, or that cannot be read, is left out. */
export function readFilter(kind: ListKind, params: URLSearchParams): ListFilter {
  const position = params.get('position') ?? '';
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
    positionId: uuid.test(position) ? position : null,
    viewStatus: kind === 'activeDelivery' ? numberOf(params.get('view'), [1, 2] as const) : null,
    status: kind === 'candidateList' ? numberOf<Step>(params.get('status'), candidateListSteps) : null,
    sort: (kind === 'candidateList' && candidateOrders.find((each) => each === params.get('sort'))) || noFilter.sort,
    current: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize: numberOf(params.get('size'), pageSizes) ?? noFilter.pageSize,
  };
}

/** The address of a list, without what says nothing. */
export function writeFilter(filter: ListFilter): URLSearchParams {
  const { q, positionId, viewStatus, status, sort, current, pageSize } = filter;
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (positionId !== null) params.set('position', positionId);
  if (viewStatus !== null) params.set('view', String(viewStatus));
  if (status !== null) params.set('status', String(status));
  if (sort !== noFilter.sort) params.set('sort', sort);
  if (current > 1) params.set('page', String(current));
  if (pageSize !== noFilter.pageSize) params.set('size', String(pageSize));
  return params;
}

const placeNames = ['show', 'by', 'day', 'scope'] as const;

/** What an address says beside a list's filters: which part of the page, and which days of whose schedule. */
export function placeOf(params: URLSearchParams): URLSearchParams {
  const place = new URLSearchParams();
  for (const name of placeNames) {
    const value = params.get(name);
    if (value !== null) place.set(name, value);
  }
  return place;
}

function withPlace(filter: ListFilter, place: URLSearchParams): string {
  return new URLSearchParams([...place, ...writeFilter(filter)]).toString();
}

/** Whether it shows less than everything. */
export function isNarrowed({ q, positionId, viewStatus, status }: ListFilter): boolean {
  return q !== '' || positionId !== null || viewStatus !== null || status !== null;
}

/** The address of one candidate, opened from a list: the list's own filter goes along, for the way back and the neighbours. */
export function talentPath(
  kind: ListKind,
  of: { readonly resumeId: string; readonly positionId: string },
  filter: ListFilter,
  place = new URLSearchParams(),
): string {
  const search = withPlace(filter, place);
  return `/hire/${kind}/talent-detail/${of.resumeId}/${of.positionId}${search === '' ? '' : `?${search}`}`;
}

/** The address of a list, at the part of its page that `place` names. */
export function listPath(kind: ListKind, filter: ListFilter, place = new URLSearchParams()): string {
  const search = withPlace(filter, place);
  return `/hire/${kind}${search === '' ? '' : `?${search}`}`;
}

/** Where a candidate was opened from, by the address of their page: the list as it was, or the board, which has no step of its own. */
export function backPath(kind: ListKind, params: URLSearchParams): string {
  const place = placeOf(params);
  const filter = readFilter(kind, params);
  const isBoard = place.get('show') === 'board';
  return listPath(kind, isBoard ? { ...noFilter, positionId: filter.positionId } : filter, place);
}
