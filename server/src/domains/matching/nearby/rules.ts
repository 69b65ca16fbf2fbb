import type { NamedCode } from '@pinjian/contract/dictionary.ts';
import type { NearbyPlace } from '@pinjian/contract/matching-position-list.ts';
import { cityByCode, cityByName, districtByCode } from '#domains/dictionary/index.ts';
import { commutingAreas } from '../engine/data/commuting.ts';

interface Known {
  /** As the person picked it now. */
  readonly cityCode: string | undefined;
  readonly districtCode: string | undefined;
  /** The city wished for first; the city that the resume says. */
  readonly wished: string | undefined;
  readonly home: string | null | undefined;
}

/** Cities that commute with this one, as the table names them. */
export function commutingCities(cityCode: string): NamedCode[] {
  const name = cityByCode(cityCode)?.name ?? '';
  const area = commutingAreas.find((each) => each.includes(name)) ?? [];
  return area.flatMap((other) => {
    const city = other === name ? undefined : cityByName(other);
    return city === undefined ? [] : [{ code: city.code, name: city.name }];
  });
}

/** Where 附近 looks; null where nobody knows. A district of another city is none. */
export function nearbyPlaceOf({ cityCode, districtCode, wished, home }: Known): NearbyPlace | null {
  const sources = [
    ['chosen', cityCode],
    ['wish', wished],
    ['resume', home],
  ] as const;
  for (const [from, code] of sources) {
    const city = code === undefined || code === null ? undefined : cityByCode(code);
    if (city === undefined) continue;
    const district = districtCode === undefined ? undefined : districtByCode(districtCode);
    return {
      city: { code: city.code, name: city.name },
      district: district?.cityCode === city.code ? { code: district.code, name: district.name } : null,
      from,
      commuting: commutingCities(city.code),
    };
  }
  return null;
}
