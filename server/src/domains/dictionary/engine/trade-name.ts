import { allCities } from '../data/cities.ts';
import { once } from '../data/table.ts';
import { foldCompany } from './fold-company.ts';

/**
 * Which state of the rules below this is. Whoever changes them so that a company gets another trade name counts on:
 * companies are then named again in the background.
 */
export const tradeNameEdition = 1;

/**
 * What sister companies put behind one trade name without meaning another trade. Real trades (汽车, 证券, 食品) are not
 * here: two companies that share a word and make different things are mostly strangers to one another.
 */
const passing =
  /(?:计算机系统|信息技术|网络技术|电子商务|文化传媒|文化传播|企业管理|管理咨询|人力资源|商务服务|技术服务|系统集成|科技|技术|网络|信息|软件|互联网|在线|数据|数字|智能|数码|传媒|文化|咨询|顾问|服务|管理|投资|实业|发展|商贸|贸易|控股|集团|国际|产业|创新|研究院)$/u;

/** A place and one of these is a whole name (青岛啤酒, 北京银行): the place is not where it is registered. */
const tradeAlone =
  /^(?:银行|农商行?|农村商业银行|证券|保险|信托|基金|啤酒|白酒|酒业|食品|乳业|粮油|烟草|汽车|客车|重工|重型机械|机床|电机|电器|电力|电气|能源|燃气|水务|自来水|热力|石化|石油|化工|钢铁|铝业|铜业|黄金|煤业|煤炭|矿业|水泥|建材|建工|建设|建筑|城建|交通|公交|地铁|轨道交通|铁路|航空|机场|港口|港务|海运|物流|电视台|广播电视|日报|出版社|出版|医院|大学|学院|学校|制药|药业|医药|生物|纺织|服装|家具|旅游|酒店|地产|置业|商业|百货|超市|外服|人才)+$/u;

/**
 * Places as registers begin a name with them, the longest first: 广东省, 深圳市, 恩施土家族苗族自治州, 北京. What is no city
 * stands with its whole name only: 阿里 alone is not 阿里地区.
 */
const places = once(() => {
  const names = new Set<string>();
  for (const { name, fullName, province } of allCities()) {
    for (const place of [fullName, province, `${province}省`, `${province}市`]) names.add(place);
    if (fullName === `${name}市`) names.add(name);
  }
  return [...names].toSorted((one, other) => other.length - one.length);
});

const fewest = 2;
const longEnough = (name: string) => [...name].length >= fewest;

/** Takes passing words off the end as long as a name is left that is no mere place. */
function withoutPassing(name: string): string {
  const shorter = name.replace(passing, '');
  const isName = longEnough(shorter) && shorter !== '中国' && !places().includes(shorter);
  return shorter === name || !isName ? name : withoutPassing(shorter);
}

/** Takes the place of registration off the front (北京云杉, 广东省深圳市云杉), never what is a part of the name. */
function withoutPlace(name: string): string {
  const place = places().find((each) => name.startsWith(each));
  if (place === undefined) return name;
  const rest = withoutPlace(name.slice(place.length));
  return longEnough(rest) && !tradeAlone.test(rest) && !passing.test(rest) ? rest : name;
}

/**
 * The trade name (字号) of a company: what its registered name says once the place of registration, words that many
 * companies share (科技, 网络, 信息技术) and the legal form are taken away. 云杉 of 北京云杉科技有限公司 and of
 * 云杉信息技术（杭州）有限公司. null for what names nobody.
 */
export function tradeName(registered: string): string | null {
  const folded = foldCompany(registered);
  return folded === null ? null : withoutPlace(withoutPassing(folded));
}
