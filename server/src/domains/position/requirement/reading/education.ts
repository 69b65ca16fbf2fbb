import { dictLabel, dictNumOf } from '#domains/dictionary/index.ts';
import { demandOf, type Ask, type Demand } from './demand.ts';

const degrees: readonly (readonly [string, RegExp])[] = [
  ['初中及以下', /初中|小学/u],
  ['中专/中技', /中专|中技|技校|中职|职高|职校/u],
  ['高中', /高中/u],
  ['大专', /大学专科|大专|专科|高职/u],
  ['本科', /本科|学士|大学学历/u],
  ['硕士', /硕士|研究生/u],
  ['博士', /博士/u],
];
const named =
  /大学专科|大学学历|初中|小学|中专|中技|技校|中职|职高|职校|高中|大专|专科|高职|本科|学士|硕士|研究生|博士/gu;
/** A school, a lesson or a pupil is no degree. */
const ofSchool =
  /^(?:院校|院系|院(?!以上)|教师|教育|老师|语文|数学|英语|物理|化学|生物|历史|地理|政治|学段|阶段|部|生|课|及以上教师|及以上语文|及以上英语|班|辅导|教学|以?下?组|毕业班|医院)/u;
const afterDegree =
  /^\s*(?:[（(]含[)）])?\s*(?:或|及|或者)?(?:以上|起|同等)?\s*(?:学历|文化(?:程度)?|学位|毕业|水平)*(?:及?以上|起|或以上)*/u;
const before = /(?:全日制|统招|国家统招|正规|学历[:：要求为是]*|公办|普通)*$/u;
const none =
  /学历不限|不限学历|不(?:要求|看|限制?)学历|学历(?:要求)?(?:无要求|不作要求|不做要求|无限制|不设限)|无学历要求|对学历(?:无|不作|没有)要求|学历[:：]\s*不限/u;

/** The degree that a clause asks for: the lowest that it lets through; null where it names none. */
export function educationIn(ask: Ask): Demand | null {
  const free = none.exec(ask.text);
  if (free !== null) return degree(ask, '不限', free.index, free.index + free[0].length);
  const found = [...ask.text.matchAll(named)].filter(
    (match) =>
      !ofSchool.test(ask.text.slice(match.index + match[0].length)) &&
      !/教师$|双一流$/u.test(ask.text.slice(0, match.index)),
  );
  const ranked = found
    .map((match) => ({ match, rank: degrees.findIndex(([, pattern]) => pattern.test(match[0])) }))
    .toSorted((a, b) => a.rank - b.rank);
  const [lowest] = ranked;
  const label = degrees[lowest?.rank ?? -1]?.[0];
  if (lowest === undefined || label === undefined) return null;
  const { match } = lowest;
  const lead = before.exec(ask.text.slice(0, match.index))?.[0].length ?? 0;
  const end = match.index + match[0].length;
  const tail = afterDegree.exec(ask.text.slice(end))?.[0].trimEnd().length ?? 0;
  return degree(ask, label, match.index - lead, end + tail);
}

function degree(ask: Ask, label: string, start: number, end: number): Demand {
  const num = dictNumOf('education', label);
  return demandOf(ask, 'education', { words: label, code: num === undefined ? null : String(num) }, { start, end });
}

/** dictNum of experience for so many years at least. */
export function experienceOf(years: number): number {
  if (years < 1) return 3;
  if (years < 3) return 4;
  if (years < 5) return 5;
  return years < 10 ? 6 : 7;
}

/** A demand for experience as a whole. */
export function experience(ask: Ask, num: number, start: number, end: number): Demand {
  return demandOf(ask, 'experience', { words: dictLabel('experience', num) ?? '', code: String(num) }, { start, end });
}

const unneeded =
  /(?:工作)?经验不限|不限(?:工作)?经验|(?:无需|无须|不需要?|不要求|不用|不看)(?:相关|工作|从业|任何|行业)*经验|无(?:工作|相关)?经验(?:要求|亦可|也可|均可|者?可|的?可以|者?也可以?)|有无经验(?:均可|都可以?|皆可|不限)|有没有经验都(?:可以?|行)|零基础|无经验者?(?:可|提供|公司)|小白|经验(?:不足|欠缺)[^，。；]{0,4}可|新手可|可接受无经验/u;
const freshWelcome =
  /(?:接受|欢迎|接收|可招|招收|面向)[^，,。；;]{0,4}(?:应届|毕业生|在校生)[^，,。；;]{0,8}|(?:应届|应往届|往届)[^，,。；;]{0,8}(?:亦可|也可|均可|皆可|都可以?|可以|可放宽|可投|可考虑|优秀者可)|优秀应届[^，,。；;]{0,6}(?:可|亦)/u;
const fresh = /应届(?:毕业生|生|本科生|硕士)?|20\d\d届(?:毕业生)?/u;

/** What a clause says of beginners: welcome (experience does not matter), or the ones that are looked for. */
export function beginnersIn(ask: Ask): Demand | null {
  const free = unneeded.exec(ask.text) ?? freshWelcome.exec(ask.text);
  if (free !== null) return { ...experience(ask, 0, free.index, free.index + free[0].length), kind: 'must' };
  const only = fresh.exec(ask.text);
  return only === null ? null : experience(ask, 2, only.index, only.index + only[0].length);
}
