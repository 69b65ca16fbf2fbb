import { talentQuery, talentSearchQuery, type TalentQuery } from '@pinjian/contract/matching-talent-query.ts';

/** What is searched by, as the wire reads it. */
export type TalentFilters = TalentQuery;
export type TalentTab = 'recommended' | 'search';

/** Where one stands on the page of talents, as its address holds it: back, refresh and a shared link restore it. */
export interface TalentPlace {
  readonly tab: TalentTab;
  readonly filters: TalentFilters;
  /** From 1. */
  readonly current: number;
  /** Whose resume stands open beside the list, on wide screens. */
  readonly open: string | null;
}

/** Rows of a page. */
export const talentPageSize = 20;

export const noFilters: TalentFilters = talentQuery.parse({});

const names = Object.keys(talentSearchQuery) as (keyof typeof talentSearchQuery)[];
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reads filters one by one: what cannot be read, or is none, is left out. */
export function readFilters(params: URLSearchParams): TalentFilters {
  const given = names.flatMap((name) => {
    const text = params.get(name) ?? '';
    return text !== '' && talentSearchQuery[name].safeParse(text).success ? [[name, text] as const] : [];
  });
  return talentQuery.parse(Object.fromEntries(given));
}

/** The filters as the wire and the address write them, without what says nothing. */
export function filtersOnWire(filters: TalentFilters): Record<string, string> {
  const written = names.flatMap((name) => {
    const value = filters[name];
    if (value === undefined || value === false || value === noFilters[name]) return [];
    const text = Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value);
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(written);
}

export function readPlace(params: URLSearchParams): TalentPlace {
  const page = Number(params.get('page'));
  const open = params.get('open') ?? '';
  return {
    tab: params.get('tab') === 'search' ? 'search' : 'recommended',
    filters: readFilters(params),
    current: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    open: uuid.test(open) ? open : null,
  };
}

/** The address of the same. */
export function writePlace({ tab, filters, current, open }: TalentPlace): URLSearchParams {
  const written = tab === 'search' ? filters : { ...noFilters, positionId: filters.positionId };
  const params = new URLSearchParams(tab === 'search' ? { tab } : {});
  for (const [name, text] of Object.entries(filtersOnWire(written))) params.set(name, text);
  if (current > 1) params.set('page', String(current));
  if (open !== null) params.set('open', open);
  return params;
}

/** The list alone, whoever is open beside it. */
export function listText(place: TalentPlace): string {
  return writePlace({ ...place, open: null }).toString();
}

const base = '/hire/searchTalent';

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

export function placePath(place: TalentPlace): string {
  return withQuery(base, writePlace(place).toString());
}

/** The page of one talent; the list's own place goes along, for the way back and the neighbours. */
export function talentPath(resumeId: string, place: TalentPlace): string {
  const path = `${base}/talent-detail/${resumeId}/${place.filters.positionId ?? '0'}`;
  return withQuery(path, listText(place));
}

const shapes = ['q', 'without', 'positionId', 'sort', 'skillsMode'];

/** How many filters are set, the words and the position not among them. */
export function countFilters(filters: TalentFilters): number {
  const set = Object.keys(filtersOnWire(filters)).filter((name) => !shapes.includes(name));
  return set.includes('yearsMin') && set.includes('yearsMax') ? set.length - 1 : set.length;
}

/** What stays when filters are cleared. */
export function cleared({ q, without, positionId, sort }: TalentFilters): TalentFilters {
  return { ...noFilters, q, without, positionId, sort };
}
