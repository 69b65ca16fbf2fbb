import type { Objection, ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';

interface Matter {
  readonly reason: ObjectionReason;
  readonly what: string;
  readonly pattern: RegExp;
}

const provinces =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆|内蒙古|东北|台湾|香港|澳门';
const nations = '回|藏|维吾尔|蒙古?|满|壮|苗|彝|土家|朝鲜|哈萨克|布依|侗|瑶|白|傣|畲';
const count = '[一二两三四五六七八九十\\d]';

/**
 * What interviewers note of a person that is no part of the job. A post asks for such things, a note reports them, in
 * other words: the rules for posts alone would pass by most of it.
 */
const matters: readonly Matter[] = [
  {
    reason: 'marriage',
    what: '婚育和家庭',
    pattern: new RegExp(
      `结过?婚|离过?婚|未婚|已婚|已育|未育|单亲|婚育|生育|备孕|怀孕|产假|哺乳|带娃|彩礼|男朋友|女朋友|男友|女友|老公|老婆|丈夫|妻子|独生子?女?|(?:要|有|生|带|照顾)了?(?:${count}个)?(?:孩子|小孩|宝宝|娃)|孩子(?:还?小|才?${count}+岁)|家境|父母(?:是|做|的工作)`,
      'g',
    ),
  },
  {
    reason: 'age',
    what: '年龄',
    pattern: /(?:年龄|年纪|岁数)(?:偏|太|有点|比较)?[大小轻老]?|\d{2}后(?![端台面续])|太老了?|太年轻/g,
  },
  {
    reason: 'origin',
    what: '籍贯和户口',
    pattern: new RegExp(
      `老家(?:在|是)?|籍贯|户籍|户口|外地人|本地人|农村(?:人|户口|出身)|口音|方言|(?:${provinces})(?:人(?!民|才|社|力|工|员|事|均)|籍|口音)`,
      'g',
    ),
  },
  { reason: 'gender', what: '性别', pattern: /性别|女生|男生|女孩子?|男孩子?|小姑娘|小伙子|女同志|男同志/g },
  {
    reason: 'ethnicity',
    what: '民族',
    pattern: new RegExp(`少数民族|(?:${nations})族(?!群)`, 'g'),
  },
  { reason: 'religion', what: '宗教信仰', pattern: /信(?:佛|教|基督|伊斯兰)|清真|宗教|做礼拜/g },
  {
    reason: 'health',
    what: '健康状况',
    pattern: /乙肝|残疾|残障|慢性病|抑郁症?|病史|身体(?:不太?好|有点?差|较?差|偏?弱)|有病/g,
  },
  {
    reason: 'appearance',
    what: '外貌',
    pattern: /长得|长相|颜值|身高|体重|太胖|太瘦|偏胖|形象(?:不好|一般|较?差|欠佳)|纹身/g,
  },
  {
    reason: 'zodiac',
    what: '属相和星座',
    pattern:
      /属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|属相|生肖|星座|(?:白羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|水瓶|双鱼)座/g,
  },
];

/** Words of one text that speak of such a matter, in their order, each place once. */
export function privateMattersIn({ path, text }: { readonly path: string; readonly text: string }): Objection[] {
  return matters
    .flatMap(({ reason, what, pattern }) =>
      [...text.matchAll(pattern)].map((found) => ({
        path,
        from: found.index,
        to: found.index + found[0].length,
        word: found[0],
        reason,
        message: `涉及${what}，与能否胜任无关，不能作为评价依据`,
        suggestion: '请写在面试中看到的与岗位有关的事实',
      })),
    )
    .toSorted((a, b) => a.from - b.from);
}
