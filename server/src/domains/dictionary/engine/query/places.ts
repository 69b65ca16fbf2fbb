import { normalize } from '#platform/text/tokens.ts';
import { allCities, cityByName, districtsOf, type City } from '../../data/cities.ts';
import { once, readTable } from '../../data/table.ts';

/** A city, the cities of a province, or a district. */
export interface Place {
  readonly name: string;
  readonly cityCodes: readonly string[];
  readonly districtCode: string | null;
}

/** What people call a city beside its name. */
const nicknames: Readonly<Record<string, string>> = {
  魔都: '上海',
  帝都: '北京',
  羊城: '广州',
  鹏城: '深圳',
  蓉城: '成都',
  江城: '武汉',
  山城: '重庆',
  星城: '长沙',
  泉城: '济南',
  冰城: '哈尔滨',
};

/** Regions that people name for several cities. */
const regions: Readonly<Record<string, string>> = {
  北上广: '北京 上海 广州',
  北上广深: '北京 上海 广州 深圳',
  北上深: '北京 上海 深圳',
  广深: '广州 深圳',
  一线城市: '北京 上海 广州 深圳',
  江浙沪: '上海 南京 苏州 无锡 常州 南通 扬州 镇江 徐州 杭州 宁波 温州 绍兴 嘉兴 湖州 金华 台州',
  长三角: '上海 南京 苏州 无锡 常州 南通 杭州 宁波 绍兴 嘉兴 湖州 合肥',
  珠三角: '广州 深圳 佛山 东莞 珠海 中山 惠州 江门 肇庆',
  大湾区: '广州 深圳 佛山 东莞 珠海 中山 惠州 江门 肇庆',
  粤港澳大湾区: '广州 深圳 佛山 东莞 珠海 中山 惠州 江门 肇庆',
  京津冀: '北京 天津 石家庄 唐山 保定 廊坊',
  成渝: '成都 重庆',
  川渝: '成都 重庆 绵阳 德阳 宜宾 泸州 南充',
  苏锡常: '苏州 无锡 常州',
  东三省: '沈阳 大连 长春 哈尔滨 吉林 大庆 鞍山',
};

/** Bare names of districts that are words of everyday speech as well. */
const everyday = new Set(
  '和平 新华 东方 城区 郊区 高新 开发 中心 新城 城关 城中 城东 城西 城南 城北 向阳 红旗 团结 建设 青年 友好 前进 东风 光明 工业园 经济技术开发 长安 白云 平安 安全 新市 市中 矿区 南部 西部 东区 西区 南区 北区 桥东 桥西 路南 路北 河东 河西 江东 江北 道里 道外 解放 文化 永兴 大同 宝塔 通用 兴安 新建 海港 港口 集美 高级 中山 园区'.split(
    ' ',
  ),
);

const bare = (name: string): string => name.replace(/(?:新区|自治县|区|县|市)$/u, '');

function hotter(a: City | undefined, b: City | undefined): boolean {
  return (a?.hotRank ?? Infinity) < (b?.hotRank ?? Infinity);
}

/** Spelling -> what it means; a district's name that several cities have means that of the hottest. */
export const places = once((): ReadonlyMap<string, Place> => {
  const found = new Map<string, Place>();
  const cityOf = new Map<string, City>();
  const provinces = new Map<string, City[]>();
  for (const city of allCities()) provinces.set(city.province, [...(provinces.get(city.province) ?? []), city]);
  for (const city of allCities()) {
    for (const district of districtsOf(city.code)) {
      const short = bare(district.name);
      const spellings = [district.name, ...([...short].length >= 2 && !everyday.has(short) ? [short] : [])];
      for (const spelling of spellings) {
        // Without a city beside it a bare name counts where many look for work.
        const isTown = district.name.endsWith('市');
        if (spelling !== district.name && city.hotRank === null && !isTown) continue;
        if (found.has(spelling) && !hotter(city, cityOf.get(spelling))) continue;
        found.set(spelling, { name: district.name, cityCodes: [city.code], districtCode: district.code });
        cityOf.set(spelling, city);
      }
    }
  }
  for (const [name, cityName, districtName] of readTable('neighbourhoods.tsv', ['name', 'city', 'district'])) {
    const city = cityByName(cityName);
    const district = districtsOf(city?.code ?? '').find((each) => each.name === districtName);
    if (city === undefined || district === undefined) throw new Error(`neighbourhoods.tsv: ${name} is nowhere`);
    found.set(name, { name, cityCodes: [city.code], districtCode: district.code });
  }
  for (const [province, cities] of provinces) {
    const place = { name: province, cityCodes: cities.map(({ code }) => code), districtCode: null };
    for (const spelling of [province, `${province}省`]) found.set(spelling, place);
  }
  for (const city of allCities()) {
    const place = { name: city.name, cityCodes: [city.code], districtCode: null };
    for (const spelling of [city.name, city.fullName]) found.set(normalize(spelling), place);
  }
  for (const [nickname, name] of Object.entries(nicknames)) {
    const city = cityByName(name);
    if (city !== undefined) found.set(nickname, { name: city.name, cityCodes: [city.code], districtCode: null });
  }
  for (const [region, names] of Object.entries(regions))
    found.set(region, {
      name: region,
      cityCodes: names.split(' ').flatMap((name) => cityByName(name)?.code ?? []),
      districtCode: null,
    });
  return found;
});

/** The district of a city that a name means (西湖区 or 西湖); undefined where the city has none of that name. */
export function districtNamed(cityCode: string, name: string): Place | undefined {
  const district = districtsOf(cityCode).find((each) => each.name === name || bare(each.name) === bare(name));
  return district && { name: district.name, cityCodes: [cityCode], districtCode: district.code };
}
