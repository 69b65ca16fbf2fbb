import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { findLocation } from '@pinjian/contract/dictionary.ts';
import type { City } from '#lib/city.ts';
import { cityByCode } from '../city/model.ts';
import type { Cities } from '../city/model.ts';

/** The listed city with the code that was found; without a match the found value and label themselves (spec §4). */
export function cityOf(found: Answer<typeof findLocation>, cities: Cities | null): City {
  const listed = cityByCode(cities ?? undefined, found.dictValue);
  return listed === undefined
    ? { code: found.dictValue, name: found.dictLabel }
    : { code: listed.code, name: listed.name };
}
