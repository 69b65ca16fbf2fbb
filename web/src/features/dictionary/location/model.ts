import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { findLocation, listCities } from '@pinjian/contract/dictionary.ts';
import type { City } from '#lib/city.ts';

/** The listed city with the code that was found; without a match the found value and label themselves (spec §4). */
export function cityOf(found: Answer<typeof findLocation>, cities: Answer<typeof listCities>): City {
  const listed = cities.cityGroup.flatMap((group) => group.cityList).find((city) => city.code === found.dictValue);
  return listed ?? { code: found.dictValue, name: found.dictLabel };
}
