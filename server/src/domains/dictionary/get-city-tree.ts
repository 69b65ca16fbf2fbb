import type { CityTreeNode, getCityTree as endpoint } from '@pinjian/contract/dictionary.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { allCities } from './data/cities.ts';
import { once } from './data/table.ts';

const answer = once((): Answer<typeof endpoint> => {
  const provinces = new Map<string, CityTreeNode>();
  for (const { code, name, provinceCode, province } of allCities()) {
    const node = provinces.get(provinceCode) ?? { dictLabel: province, dictNum: provinceCode, children: [] };
    node.children.push({ dictLabel: name, dictNum: code, children: [] });
    provinces.set(provinceCode, node);
  }
  return [...provinces.values()];
});

/** Provinces with their cities (spec §7, selectTree). */
export function getCityTree(): Promise<Answer<typeof endpoint>> {
  return Promise.resolve(answer());
}
