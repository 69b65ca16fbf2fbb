import { allCities, districtsOf } from '#domains/dictionary/index.ts';

export interface Place {
  readonly code: string;
  readonly name: string;
  /** Pay here against the dearest cities. */
  readonly pay: number;
}

/** Cities with offers, the dearest first. */
const tiers: readonly (readonly [pay: number, names: readonly string[]])[] = [
  [1, ['北京', '上海', '深圳', '广州', '杭州']],
  [0.82, ['南京', '苏州', '成都', '武汉', '西安', '天津', '重庆', '宁波', '合肥', '厦门', '长沙', '青岛', '无锡']],
  [0.68, ['郑州', '济南', '佛山', '东莞', '福州', '南昌', '昆明', '沈阳', '石家庄', '温州', '常州', '贵阳', '大连']],
];

const known = new Map(
  allCities().flatMap((city) => {
    const pay = tiers.find(([, names]) => names.includes(city.name))?.[0];
    return pay === undefined ? [] : [[city.code, { code: city.code, name: city.name, pay }] as const];
  }),
);

/** Every city of the demo world. */
export const places: readonly Place[] = [...known.values()];

/** @throws for a city that the demo world does not know. */
export function placeOf(code: string): Place {
  const place = known.get(code);
  if (place === undefined) throw new Error(`${code} is no city of the demo world`);
  return place;
}

/** Codes of a city's urban districts. */
export function urbanDistricts(cityCode: string): string[] {
  return districtsOf(cityCode)
    .filter(({ name }) => name.endsWith('区'))
    .map(({ code }) => code);
}
