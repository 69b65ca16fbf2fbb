import {
  getCityTree,
  getDictLabelsByType,
  getIndustryTree,
  getJobTree,
  listDistricts,
  suggestSkills,
  type DictItem,
  type DictType,
} from '@pinjian/contract/dictionary.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';

/** Reference data changes with a release: what was loaded once stays for the visit. */
const forTheVisit = { staleTime: Infinity, gcTime: Infinity } as const;

/** Several dictionaries in one call, as lists of {dictLabel, dictNum} by type. */
export function dictionariesQuery(types: readonly DictType[]) {
  const sorted = types.toSorted();
  return queryOptions({
    queryKey: ['dictionary', 'labels', ...sorted] as const,
    queryFn: async ({ signal }): Promise<Partial<Record<DictType, DictItem[]>>> =>
      await call(getDictLabelsByType, { dictTypes: sorted.join(',') }, { signal }),
    ...forTheVisit,
  });
}

export const cityTreeQuery = queryOptions({
  queryKey: ['dictionary', 'cityTree'] as const,
  queryFn: async ({ signal }) => await call(getCityTree, { dictType: 'city' }, { signal }),
  ...forTheVisit,
});

export const industryTreeQuery = queryOptions({
  queryKey: ['dictionary', 'industryTree'] as const,
  queryFn: async ({ signal }) => await call(getIndustryTree, {}, { signal }),
  ...forTheVisit,
});

export const jobTreeQuery = queryOptions({
  queryKey: ['dictionary', 'jobTree'] as const,
  queryFn: async ({ signal }) => await call(getJobTree, {}, { signal }),
  ...forTheVisit,
});

export function districtsQuery(cityCode: string | null) {
  return queryOptions({
    queryKey: ['dictionary', 'districts', cityCode] as const,
    queryFn: async ({ signal }) => (cityCode === null ? [] : await call(listDistricts, { cityCode }, { signal })),
    ...forTheVisit,
  });
}

/** Skills for what was typed so far; with nothing typed the usual ones of a position category. */
export function skillsQuery(q: string, categoryId: string | null) {
  return queryOptions({
    queryKey: ['dictionary', 'skills', q, categoryId] as const,
    queryFn: async ({ signal }) =>
      await call(suggestSkills, { q, limit: 20, ...(categoryId === null ? {} : { categoryId }) }, { signal }),
    ...forTheVisit,
  });
}
