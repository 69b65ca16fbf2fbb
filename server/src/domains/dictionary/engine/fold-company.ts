import { allCities, cityByName } from '../data/cities.ts';
import { once } from '../data/table.ts';
import { fold, withoutBrackets } from './spelling.ts';

/** Not the name of an employer: hidden ones, and those who have none. */
const nobody =
  /某|^x{2,}(?![a-z])|[*＊]{2,}|^(?:自由职业者?|自由工作者?|自主创业|个体(?:户|工商户|经营)?|自己开店|[a-z]公司|待业|无|暂无|保密|未知|家里蹲|freelancer?|self-?employed|none|n\/a|na)$/iu;
/** What people say of a job in brackets or behind the name. */
const remark =
  /^(?:.*(?:实习|兼职|全职|外包|派遣|劳务|驻场|外派|远程|上市|500强|五百强|独角兽|国企|央企|外企|民企|合资|已注销|已离职|在职|创业).*|集团|股份|控股|特殊普通合伙|普通合伙|有限合伙|合伙|原.+|现.+|前身.+)$/u;
const chineseForm =
  /(?:集团|控股)?(?:股份)?(?:有限责任公司|有限公司|股份公司|责任公司|集团公司|总公司|公司)$|(?:控股集团|集团控股|集团|控股|股份)$/u;
/** What is left of a name that says a trade and nobody's name. */
const tradeOnly =
  /^(?:科技|网络|信息|技术|贸易|商贸|实业|软件|互联网|电子|外包|外企|国企|私企|民企|有限|公司|集团|股份|控股)+$/u;
/** Words of their own at the end; a letter sequence inside a word (NASA) is none. */
const englishForm =
  /[\s,]+(?:co\.?[\s,]*ltd|pte\.?[\s,]*ltd|pty\.?[\s,]*ltd|company limited|incorporated|corporation|inc|corp|llc|llp|ltd|limited|plc|gmbh|holdings?|group)\.?\s*$/iu;

/** Places that stand in brackets: cities, provinces, countries and parts of the world. */
const regions = once(
  () =>
    new Set([
      '中国',
      '大中华区',
      '亚太',
      '全国',
      '国际',
      '香港',
      '澳门',
      '台湾',
      'china',
      'hk',
      'prc',
      'asia',
      'apac',
      ...allCities().map(({ province }) => province),
    ]),
);

function isPlace(inside: string): boolean {
  return regions().has(inside) || regions().has(inside.replace(/省$/u, '')) || cityByName(inside) !== undefined;
}

/** Takes forms off the end as long as there are any, but never all of the name. */
function without(form: RegExp, text: string): string {
  const shorter = text.replace(form, '');
  return shorter === text || [...shorter.trim()].length < 2 ? text : without(form, shorter);
}

/**
 * What two spellings of one employer have in common: the legal form (有限公司, 股份, 集团, Co., Ltd.), places in brackets,
 * branches and remarks are folded away: 云杉科技 of 云杉科技（杭州）股份有限公司. Everything else stays, so that 云杉科技 and
 * 云杉信息技术 are two. null for what names no employer (某互联网公司, 自由职业).
 */
export function foldCompany(words: string): string | null {
  const bare = words.normalize('NFKC').trim();
  const [beforeBrackets = ''] = bare.split('(');
  if (bare === '' || nobody.test(beforeBrackets.trim())) return null;
  const text = fold(without(englishForm, bare));
  // Behind the legal form a bracket tells the brand or the department, whatever is in it.
  const named = text.replace(/(公司|事务所)(?:\([^()]*\))+$/u, '$1');
  const whole = withoutBrackets(named, (inside) => isPlace(inside) || remark.test(inside));
  const folded = without(chineseForm, withoutBranch(whole));
  return [...folded].length < 2 || tradeOnly.test(folded) ? null : folded;
}

/** A branch counts as one behind a legal form, a bank or an office: 某地分公司 alone may be the name. */
function withoutBranch(text: string): string {
  return text.replace(/(公司|银行|事务所)\p{Script=Han}{0,10}(?:分公司|分行|分所|支行|办事处)$/u, '$1');
}
