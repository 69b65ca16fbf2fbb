import {
  findLocation,
  getCityTree,
  getDictLabelsByType,
  getIndustryTree,
  getJobTree,
  listCities,
  listDistricts,
  suggestMajors,
  suggestSchools,
  suggestSkills,
  type DictItem,
  type DictType,
} from '@pinjian/contract/dictionary.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { dictionaryKeys } from './keys.ts';
import { startUpTypes } from './model.ts';
import { loadFailures, orStored } from './start-up/failure.ts';

/** Reference data changes with a release: what was loaded once stays for the visit. */
const forTheVisit = { staleTime: Infinity, gcTime: Infinity } as const;

type Dictionaries = Partial<Record<DictType, DictItem[]>>;

/** Failures are stored as text and shown where the data is needed (spec §8), never as a toast. */
function quietly(signal?: AbortSignal) {
  return { signal, quiet: true };
}

async function loadDictionaries(types: readonly DictType[], signal?: AbortSignal): Promise<Dictionaries> {
  return await orStored(loadFailures.dictionaries, () =>
    call(getDictLabelsByType, { dictTypes: types.join(',') }, quietly(signal)),
  );
}

/** The dictionaries that are loaded once somebody is signed in (spec §3), in one call. */
export const startUpDictionariesQuery = queryOptions({
  queryKey: dictionaryKeys.startUpLabels,
  queryFn: () => loadDictionaries(startUpTypes),
  ...forTheVisit,
});

/** Several dictionaries as lists of {dictLabel, dictNum} by type; those of the start-up take no call of their own. */
export function dictionariesQuery(types: readonly DictType[]) {
  const sorted = types.toSorted();
  const others = sorted.filter((type) => !startUpTypes.includes(type));
  return queryOptions({
    queryKey: dictionaryKeys.labels(sorted),
    queryFn: async ({ client, signal }): Promise<Dictionaries> => {
      const [atStart, more] = await Promise.all([
        others.length === sorted.length ? {} : client.ensureQueryData(startUpDictionariesQuery),
        others.length === 0 ? {} : loadDictionaries(others, signal),
      ]);
      return { ...atStart, ...more };
    },
    ...forTheVisit,
  });
}

/** Every city under its first letter, and the hot ones. */
export const citiesQuery = queryOptions({
  queryKey: dictionaryKeys.cities,
  queryFn: ({ signal }) => orStored(loadFailures.cities, () => call(listCities, {}, quietly(signal))),
  ...forTheVisit,
});

export const cityTreeQuery = queryOptions({
  queryKey: dictionaryKeys.cityTree,
  queryFn: ({ signal }) =>
    orStored(loadFailures.cityTree, () => call(getCityTree, { dictType: 'city' }, quietly(signal))),
  ...forTheVisit,
});

export const industryTreeQuery = queryOptions({
  queryKey: dictionaryKeys.industryTree,
  queryFn: ({ signal }) => orStored(loadFailures.industryTree, () => call(getIndustryTree, {}, quietly(signal))),
  ...forTheVisit,
});

export const jobTreeQuery = queryOptions({
  queryKey: dictionaryKeys.jobTree,
  queryFn: ({ signal }) => orStored(loadFailures.jobTree, () => call(getJobTree, {}, quietly(signal))),
  ...forTheVisit,
});

/** Where the address of this machine points to. @throws LoadFailure */
export async function loadLocation() {
  return await orStored(loadFailures.location, () => call(findLocation, {}, quietly()));
}

export function districtsQuery(cityCode: string | null) {
  return queryOptions({
    queryKey: dictionaryKeys.districts(cityCode),
    queryFn: async ({ signal }) => (cityCode === null ? [] : await call(listDistricts, { cityCode }, { signal })),
    ...forTheVisit,
  });
}

/** Skills for what was typed so far; with nothing typed the usual ones of a position category. */
export function skillsQuery(q: string, categoryId: string | null) {
  return queryOptions({
    queryKey: dictionaryKeys.skills(q, categoryId),
    queryFn: async ({ signal }) =>
      await call(suggestSkills, { q, limit: 20, ...(categoryId === null ? {} : { categoryId }) }, { signal }),
    ...forTheVisit,
  });
}

/** Schools for what was typed so far; `named` marks the one that the words name already. Without an answer none is offered. */
export function schoolsQuery(q: string) {
  return queryOptions({
    queryKey: dictionaryKeys.schools(q),
    queryFn: async ({ signal }) => await call(suggestSchools, { q }, quietly(signal)),
    ...forTheVisit,
  });
}

/** Majors for what was typed so far. */
export function majorsQuery(q: string) {
  return queryOptions({
    queryKey: dictionaryKeys.majors(q),
    queryFn: async ({ signal }) => await call(suggestMajors, { q }, quietly(signal)),
    ...forTheVisit,
  });
}
