import type { listCities as endpoint } from '@pinjian/contract/dictionary.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { allCities, type City } from './data/cities.ts';
import { once } from './data/table.ts';

type ListedCity = Answer<typeof endpoint>['hotCityList'][number];

function listed({ code, name, pinyin, initials }: City): ListedCity {
  return { code, name, pinyin, initials };
}

const answer = once((): Answer<typeof endpoint> => {
  const groups = new Map<string, City[]>();
  for (const city of allCities().toSorted((a, b) => (a.pinyin < b.pinyin ? -1 : 1))) {
    const letter = city.pinyin.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), city]);
  }
  const hot = allCities().filter((city) => city.hotRank !== null);
  return {
    cityGroup: [...groups].map(([firstChar, cities]) => ({ firstChar, cityList: cities.map(listed) })),
    hotCityList: hot.toSorted((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0)).map(listed),
  };
});

/** All cities under their first letter, and the hot ones (spec §3). */
export function listCities(): Promise<Answer<typeof endpoint>> {
  return Promise.resolve(answer());
}
