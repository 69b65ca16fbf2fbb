import { edgesIn } from '../vocabulary.ts';
import { numberOf, numeral } from './numbers.ts';
import { dailyPatterns, payPatterns } from './pay.ts';
import { askedWishes } from './wishes.ts';

/** What one stretch of a query asks for besides a role, a place and skills. */
export type Condition =
  /** Fen a month; null is open. */
  | { readonly kind: 'pay'; readonly min: number | null; readonly max: number | null }
  /** Whole years that somebody has; null for who begins. */
  | { readonly kind: 'experience'; readonly years: number | null; readonly most: number | null }
  /** dictNum of education that somebody has; 0 for jobs that ask for none. */
  | { readonly kind: 'education'; readonly degree: number }
  | { readonly kind: 'employment'; readonly type: Employment }
  | { readonly kind: 'workMode'; readonly mode: number }
  | { readonly kind: 'source'; readonly source: number }
  /** What the work should be like (wishes.ts). */
  | { readonly kind: 'wish'; readonly code: string }
  /** How senior: as `rankOf` counts. */
  | { readonly kind: 'level'; readonly rank: number }
  /** Says nothing that could be searched by. */
  | { readonly kind: 'filler' };

export const employments = ['intern', 'partTime', 'fullTime', 'gig', 'graduate', 'campus'] as const;
export type Employment = (typeof employments)[number];

/** A condition with its place in the query. */
export interface Asked {
  readonly condition: Condition;
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

type Make = (match: RegExpMatchArray) => readonly [Condition, string] | null;

const fen = 100;

/** A way to say pay (pay.ts) as a condition in fen. */
const payCondition = ([pattern, read]: (typeof payPatterns)[number]): readonly [RegExp, Make] => [
  pattern,
  (match) => {
    const found = read(match);
    if (found === null) return null;
    const inFen = (yuan: number | null): number | null => (yuan === null ? null : Math.round(yuan * fen));
    return [{ kind: 'pay', min: inFen(found.min), max: inFen(found.max) }, found.label];
  },
];
/** Read before wishes are: 日结200 is a wish and its pay. */
const dailyPay = dailyPatterns.map(payCondition);

function years(from: number | null, to: number | null): readonly [Condition, string] | null {
  if (from === null || from > 40) return null;
  const label = to === null ? `${from}年经验` : `${from}-${to}年`;
  return [{ kind: 'experience', years: from, most: to }, label];
}

const employment =
  (type: Employment, label: string): Make =>
  () => [{ kind: 'employment', type }, label];
const degree =
  (num: number, label: string): Make =>
  () => [{ kind: 'education', degree: num }, label];
const level =
  (rank: number): Make =>
  ([words]) => [{ kind: 'level', rank }, words];
const wish =
  (code: string): Make =>
  ([words]) => [{ kind: 'wish', code }, words];

/** What is read before roles are: figures, and words that no role has in its name. The first that fits wins. */
const figures: readonly (readonly [RegExp, Make])[] = [
  ...payPatterns.map(payCondition),
  [
    new RegExp(
      String.raw`(?:工作)?(?:经验)?(${numeral})\s*[-~到至]\s*(${numeral})\s*年(?:以上|以内)?(?:的)?(?:工作)?(?:经验|经历)?`,
      'gu',
    ),
    ([, from, to]) => years(numberOf(from ?? ''), numberOf(to ?? '')),
  ],
  [
    /(?:工作)?(?:经验)?([一二两三四五六七八])([二三四五六七八九])年(?:以上|以内|左右)?(?:的)?(?:工作)?(?:经验|经历)?/gu,
    ([, from, to]) => years(numberOf(from ?? ''), numberOf(to ?? '')),
  ],
  [
    new RegExp(String.raw`(?:不到|不满|未满)(${numeral})\s*年(?:的)?(?:工作)?(?:经验|经历)?`, 'gu'),
    ([, to]) => years(0, numberOf(to ?? '')),
  ],
  [
    new RegExp(
      String.raw`(?:工作|干了|做了|经验)?(${numeral})\s*年(?:以上|多|左右)?(?:的)?(?:工作)?(?:经验|经历)?`,
      'gu',
    ),
    ([, from]) => years(numberOf(from ?? ''), null),
  ],
  [
    /经验不限|(?:不限|不看|不卡|不要求)经验|经验不看|(?:没有?|无|不会)(?:啥|什么|任何)?(?:技术|技能|手艺|特长)(?:也?(?:能|可以?)(?:做|干)的?)?|(?:啥|什么|啥子)(?:都|也)不(?:会|懂)|(?:无|没有?|零|不[需要]*|无需|不用|无须)(?:要求?)?(?:有)?(?:工作)?经验(?:要求)?|小白(?:可做|也行|可以)?|[零0]基础(?:可学)?|新手(?:可做|也?可以?|也行)?|可无经验|没(?:做|干)过(?:也(?:行|可以?|能做))?|生手/gu,
    ([words]) => [{ kind: 'experience', years: null, most: null }, words === '经验不限' ? words : '无需经验'],
  ],
  [
    /学历不限|不限学历|(?:无|没有?|不要求?|不看|不用|无需|不限|不卡)学历(?:要求)?|学历(?:不要求|无要求|不高|低)|低学历|没文化|(?:没有?|无)(?:文凭|学位)/gu,
    degree(0, '学历不限'),
  ],
  [/博士(?!后)(?:研究生)?(?:学历|毕业|及以上|以上)*/gu, degree(7, '博士')],
  [/硕士(?:研究生)?(?:学历|毕业|及以上|以上)*|研究生(?:学历|毕业|及以上|以上)*/gu, degree(6, '硕士')],
  [/(?:统招|全日制)?(?:一本|二本|本科)(?:生)?(?:学历|毕业|及以上|以上|可投|可做)*/gu, degree(5, '本科')],
  [/(?:全日制|统招)?(?:大专|专科|高职)(?:生)?(?:学历|毕业|及以上|以上|可投|可做|也行)*/gu, degree(4, '大专')],
  [/(?:中专|中技|职高|技校)(?:生)?(?:学历|毕业|及以上|以上|可投|可做|也行)*/gu, degree(2, '中专/中技')],
  [/高中(?:生)?(?:学历|毕业|文化|及以上|以上|可做|可投|也行)+/gu, degree(3, '高中')],
  [/(?:初中|小学)(?:生)?(?:学历|毕业|文化|及以上|以上|可做|也行|能做)+/gu, degree(1, '初中及以下')],
  [
    /(?:接受|欢迎|适合|招|可接受|仅限)?(?:(?:20)?\d{2}届(?:应届)?(?:毕业)?生?(?:校招|秋招|春招)?|应届(?:毕业)?(?:大学)?生?|毕业生|校招生?|校园招聘|[刚才]毕业|秋招|春招)(?:可投|可做|能做|可以投|也行|也可以)?/gu,
    employment('graduate', '应届生'),
  ],
  [/(?:暑期|寒假|暑假|日常)?实习(?:生|岗位?)?|\bintern(?:ship)?\b/gu, employment('intern', '实习')],
  [
    /(?:周末|晚上|下班后?|业余|假期|课余)?兼职|part[- ]?time|副业|(?:下班后?|晚上|业余时间)(?:还)?(?:能|可以?)(?:做|干|赚钱?)的?/gu,
    employment('partTime', '兼职'),
  ],
  [/初中级/gu, level(1)],
  [/带(?:过|领)?团队|管理岗/gu, level(3)],
  [/全职/gu, employment('fullTime', '全职')],
  [
    /临时工?|短期(?:的)?(?:工|活)?|小时工|寒假(?:工)?|(?:暑假|暑期)(?:工)?|零工|打零工|日结工(?![地厂程作资])|灵活用工/gu,
    employment('gig', '零工'),
  ],
  [
    /(?:可以?|能)?(?:远程|居家|在家|线上)(?:里|就)?(?:能|可以?)?(?:办公|工作|上班|做的?|干的?)?|不(?:用)?出门(?:就)?(?:能|可以)?(?:[做干]的?)?|(?:网上|手机(?:上)?)(?:就)?(?:能|可以)?(?:做|干|接单|赚钱)的?|不(?:用|需要)?坐班|\bremote\b|\bwfh\b/gu,
    () => [{ kind: 'workMode', mode: 3 }, '远程办公'],
  ],
  [/混合办公/gu, () => [{ kind: 'workMode', mode: 2 }, '混合办公']],
  [
    /(?:企业|公司|厂家?)?直招|(?:不要|不想去|不想做|不去|不做|不是|不接受|非|无|没有|拒绝)(?:中介|外包|劳务派遣|劳务|派遣)/gu,
    () => [{ kind: 'source', source: 1 }, '企业直招'],
  ],
  [/(?:[男女]\s*)?\d{2}\s*(?:岁|周岁)(?:以上|以下|以内|左右)?/gu, () => [{ kind: 'filler' }, '']],
  [
    /(?:家|我)?(?:的)?附近|离我(?:比较)?近(?:一?点|些)?(?:的)?|周边|就近|家门口|(?:离|靠近)?地铁(?:很)?(?:近|沿线|附近|旁边?|口|站附近)/gu,
    () => [{ kind: 'filler' }, ''],
  ],
];

/** What is read of what no role took. */
const leftovers: readonly (readonly [RegExp, Make])[] = [
  [/总监|vp|副总裁?|首席|高管|高层|一把手|head|director/gu, level(4)],
  [/主管|经理|组长|负责人|领班|班长|店长|主任|带人|管理层|leader|lead|manager/gu, level(3)],
  [/高级|资深|专家|架构师|骨干|senior|sr|staff|principal|p[78]|t[89]/gu, level(2)],
  [/(?:初|初中|中)级|入门|junior|jr|p[456]/gu, level(1)],
  [/助理|学徒|储备|管培生?|见习|助手|assistant/gu, level(0)],
];

/** Words of everyday speech around what is looked for. */
const fillers =
  /[一每]个?月|[一每]天|哈{2,}|呵{2,}|嘿{2,}|嘻{2,}|啊{2,}|6{3,}|绷不住|蚌埠住|笑死|无语|救命|卧槽|招聘|招工|男女不限|有证|持证|好一?点|市内|市区|加(?=提成)|加(?=\uE000)|不限男女|钱多|工资高|高工资|出头|农民工|残疾人?|孕妇|不去|转行|招人|急招|转行|转岗|改行|麻烦|问一?下|请教|推荐|介绍|接受|什么样的|什么|怎么|哪里|哪个|哪家|哪些|现在|目前|今天|马上|专业|毕业|一点|点儿|本人|大家|女孩子?|男孩子?|外地人?|本地人|夫妻工?|入职就?|正式|坐着|坐班|站班|师傅|大叔|大爷|大姐|大哥|小哥|小姐姐|姑娘|阿姨|帮我|帮忙|谁家|有木有|还有没有|有吗|好吗|专门|刚|找活儿?|搞钱|赚钱|挣钱|打工|老家|回去|带薪|有没有|急聘|诚聘|高薪|找个?|想要?|工作|岗位|职位|活儿?|上班|相关|求职|有没有|哪里有|哪有|我(?:是|会|想)?|请问|最好|那种|比较|能(?:够)?|可以|可|会|在|的|了|吗|呢|吧|个|做|干|当|招|找|要|求|和|或者?|与|及|有|是|给|去|到|又|还|就|都|也|待遇好?|公司|地区|区域|本地|这边|这里|一份|份|方向|行业|方面|类|岗|职业|人员|稳定|轻松|简单|靠谱|正规|不累|清闲|急|月薪|薪资|工资|年龄|大|靠近|适合|女生|男生|女士|女性|男性|人|不|坐办公室|for|in|job|jobs|work|a|the|of|and|at|or|with/gu;

/** Conditions that a pattern finds in what nothing before it took; `text` has `\uE000` where something was taken. */
function readBy(
  patterns: readonly (readonly [RegExp, Make])[],
  text: string,
  isPart: (start: number, end: number) => boolean = () => false,
): { asked: Asked[]; rest: string } {
  let rest = text;
  const asked: Asked[] = [];
  for (const [pattern, make] of patterns) {
    for (const match of rest.matchAll(pattern)) {
      const made = match[0].trim() === '' ? null : make(match);
      if (made === null || isWithinWord(rest, match.index, match[0])) continue;
      if (isPart(match.index, match.index + match[0].length)) continue;
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].trimEnd().length;
      asked.push({ condition: made[0], label: made[1], start, end });
      rest = rest.slice(0, start) + '\uE000'.repeat(end - start) + rest.slice(end);
    }
  }
  return { asked, rest };
}

/** Latin letters are a word of their own: no sr in sre. */
function isWithinWord(text: string, at: number, found: string): boolean {
  if (!/^[a-z]/u.test(found.trim())) return false;
  return /[a-z]/u.test(text.charAt(at - 1)) || /[a-z0-9]/u.test(text.charAt(at + found.length));
}

const wishPatterns = askedWishes.map(({ code, asked }) => [asked, wish(code)] as const);

/** @param isPart whether a stretch is no wish but part of a name */
export const figuresIn = (
  text: string,
  isPart: (start: number, end: number) => boolean,
): { asked: Asked[]; rest: string } => {
  const daily = readBy(dailyPay, text);
  const first = readBy(wishPatterns, daily.rest, isPart);
  const then = readBy(figures, first.rest);
  return { asked: [...daily.asked, ...first.asked, ...then.asked], rest: then.rest };
};
export const levelsIn = (text: string): { asked: Asked[]; rest: string } => readBy(leftovers, text);

/** The text without words that say nothing; a single character says nothing only where it is no part of a word (老人). */
export function withoutFillers(text: string): string {
  const blanked = text.replaceAll(fillers, (words: string, at: number) =>
    isWithinWord(text, at, words) ? words : '\uE000'.repeat(words.length),
  );
  if (blanked === text) return text;
  const edges = [...edgesIn(text).edges].toSorted((a, b) => a - b);
  return [...blanked]
    .map((character, at) => {
      if (character === text.charAt(at)) return character;
      const from = edges.findLast((edge) => edge <= at) ?? 0;
      const to = edges.find((edge) => edge > at) ?? text.length;
      const isAlone = blanked.charAt(at - 1) !== '\uE000' && blanked.charAt(at + 1) !== '\uE000';
      const isPart = isAlone && /[^\uE000]/.test(blanked.slice(from, to));
      return isPart ? text.charAt(at) : character;
    })
    .join('');
}
