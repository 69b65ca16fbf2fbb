import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { listCities } from '@pinjian/contract/dictionary.ts';

export type Cities = Answer<typeof listCities>;
export type ListedCity = Cities['hotCityList'][number];

/** Cities under one tab of the picker. */
export interface CityTab {
  /** 热门, ABCDEF, … */
  readonly label: string;
  readonly groups: Cities['cityGroup'];
}

/** Letters under one tab (spec §3, §9). */
const lettersInTab = 6;
/** More than this many matches are no help. */
const mostMatches = 24;

/** The hot cities, then six letters a tab; letters that begin no city take no place. */
export function cityTabs({ cityGroup, hotCityList }: Cities): readonly CityTab[] {
  const tabs: CityTab[] = [{ label: '热门', groups: [{ firstChar: '', cityList: hotCityList }] }];
  for (let at = 0; at < cityGroup.length; at += lettersInTab) {
    const groups = cityGroup.slice(at, at + lettersInTab);
    tabs.push({ label: groups.map(({ firstChar }) => firstChar).join(''), groups });
  }
  return tabs;
}

function allOf({ cityGroup }: Cities): readonly ListedCity[] {
  return cityGroup.flatMap(({ cityList }) => cityList);
}

/** The listed city with this code. */
export function cityByCode(cities: Cities | undefined, code: string | null): ListedCity | undefined {
  return cities === undefined || code === null ? undefined : allOf(cities).find((city) => city.code === code);
}

/** The listed city of this very name. */
export function cityNamed(cities: Cities | undefined, name: string): ListedCity | undefined {
  return cities === undefined ? undefined : allOf(cities).find((city) => city.name === name);
}

/** How well a city answers what was typed: 0 best, null not at all. */
function rankOf({ name, pinyin, initials }: ListedCity, typed: string): number | null {
  if (name === typed || pinyin === typed) return 0;
  if (initials === typed) return 1;
  if (name.startsWith(typed) || pinyin.startsWith(typed)) return 2;
  if (initials.startsWith(typed)) return 3;
  return name.includes(typed) ? 4 : null;
}

/** Cities for what was typed, the best first, hot ones before others as good: 北京, 北京市, beijing, bei jing, bj. */
export function matchCities(cities: Cities, typed: string): readonly ListedCity[] {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s']/g, '')
    .replaceAll('ü', 'v')
    .replace(/(?<=.)市$/u, '');
  if (plain === '') return [];
  const hot = new Set(cities.hotCityList.map(({ code }) => code));
  return allOf(cities)
    .map((city) => ({ city, rank: rankOf(city, plain) }))
    .filter((found): found is { city: ListedCity; rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank || Number(hot.has(b.city.code)) - Number(hot.has(a.city.code)))
    .slice(0, mostMatches)
    .map(({ city }) => city);
}
