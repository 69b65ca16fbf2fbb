import { once, readTable } from './table.ts';

export interface City {
  /** Nine digits; 101010100 is 北京. */
  readonly code: string;
  /** As people say it: 杭州, 恩施. */
  readonly name: string;
  /** As registers write it: 杭州市, 恩施土家族苗族自治州. */
  readonly fullName: string;
  readonly provinceCode: string;
  readonly province: string;
  /** Syllables without tones, written together: xian, lvliang. */
  readonly pinyin: string;
  /** First letters of the syllables, which pinyin alone does not tell: xa. */
  readonly initials: string;
  /** Place among the hot cities from 1, or null. */
  readonly hotRank: number | null;
}

export interface District {
  /** GB/T 2260. */
  readonly code: string;
  readonly name: string;
  readonly cityCode: string;
}

const cityColumns = ['code', 'name', 'fullName', 'provinceCode', 'province', 'gb', 'pinyin', 'initials', 'hotRank'] as const;

const cities = once(() => {
  const byCode = new Map<string, City>();
  const byName = new Map<string, City>();
  for (const [code, name, fullName, provinceCode, province, , pinyin, initials, hotRank] of readTable(
    'cities.tsv',
    cityColumns,
  )) {
    const city = {
      code,
      name,
      fullName,
      provinceCode,
      province,
      pinyin,
      initials,
      hotRank: hotRank === '' ? null : Number(hotRank),
    };
    byCode.set(code, city);
    for (const spelling of [name, fullName]) byName.set(spelling, city);
  }
  return { byCode, byName };
});

const districts = once(() => {
  const byCode = new Map<string, District>();
  const byCity = new Map<string, District[]>();
  for (const [code, name, cityCode] of readTable('districts.tsv', ['code', 'name', 'cityCode'])) {
    const district = { code, name, cityCode };
    byCode.set(code, district);
    const siblings = byCity.get(cityCode);
    if (siblings === undefined) byCity.set(cityCode, [district]);
    else siblings.push(district);
  }
  return { byCode, byCity };
});

/** Every city, by province in the order of their codes. */
export function allCities(): readonly City[] {
  return [...cities().byCode.values()];
}

export function cityByCode(code: string): City | undefined {
  return cities().byCode.get(code);
}

/** Finds a city by its short or its full name, or with an ending that it does not bear (杭州, 杭州市, 恩施州, 大理市). */
export function cityByName(name: string): City | undefined {
  const { byName } = cities();
  const spelling = name.normalize('NFKC').trim();
  return byName.get(spelling) ?? byName.get(spelling.replace(/(?:市|地区|盟|自治州|州|特别行政区)$/u, ''));
}

/** The first city of a province by its name (湖北, 湖北省, 广西壮族自治区): its capital, as the codes begin with it. */
export function capitalOf(province: string): City | undefined {
  const name = province.normalize('NFKC').trim();
  return allCities().find((city) => name.startsWith(city.province));
}

export function districtByCode(code: string): District | undefined {
  return districts().byCode.get(code);
}

/** Districts and counties of a city; [] where the register has none. */
export function districtsOf(cityCode: string): readonly District[] {
  return districts().byCity.get(cityCode) ?? [];
}
