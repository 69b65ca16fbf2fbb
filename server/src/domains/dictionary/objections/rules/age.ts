import type { ObjectionRule, Place } from '../rule.ts';
import { away, only, outcome, turnedAway } from '../words.ts';

/** Whom an age may describe without being a condition: those served, taught, cared for or studied. */
const served =
  /用户|人群|客群|客户|顾客|客人|消费|玩家|受众|读者|观众|会员|儿童|孩子|小朋友|宝宝|婴|幼儿|少儿|青少年|学员|学生|老人|老年|长者|患者|病人|课程|教学|教育|早教|托育|年龄段|年龄层|市场|品牌|画像|租客|业主|乘客|住户|班级|对象/u;
const servedNear =
  /用户|人群|客群|客户|顾客|消费|玩家|受众|读者|观众|儿童|孩子|青少年|学员|老人|老年|长者|患者|租客|对象|画像|服务|面向|针对|负责/u;
const told =
  /平均年龄|危机|门槛|系列|专题|怀旧|主题|项目|工龄|司龄|周年|周期|免票|优惠|体检|福利|补贴|员工每年|退休|法定/u;

/** Below the working age it describes children, from sixty on the old; an age from which one may work is the law's. */
function ofOthers({ clause, match, before, after, previous }: Place): boolean {
  const ages = /\d年|出生/u.test(match[0]) ? [] : (match[0].match(/\d{2}/gu) ?? []).map(Number);
  if (ages.length > 0 && (Math.max(...ages) <= 18 || Math.min(...ages) >= 60) && !/优先|不要|勿/u.test(match[0]))
    return true;
  if (/1[68]周?岁?(?:及)?以上$/u.test(match[0])) return true;
  if (told.test(clause)) return true;
  if (servedNear.test(before.slice(-14))) return true;
  if (before === '' && /用户|人群|受众|画像|客群|服务对象|目标/u.test(previous)) return true;
  return served.test(after.slice(0, 8)) && !/^[^,]{0,3}(?:优先|勿|不|[有会能熟懂])/u.test(after);
}

const n = '(?<!\\d|\\d[.:])(?:[1-6]\\d)(?![\\d%]|[.:]\\d)';
const years = '(?:周?岁)';
const below = '(?:及以下|含?以下|以内|之内|之下|往下|以里|内|封顶|到顶|为限|为止|打住|左右|上下|之前|以前|前|止)';
const upTo =
  '(?:不超过|不要超过|不能超过|不可超过|不得超过|别超过|不超|别超|不要超|莫超|勿超|未满|不满|不到|小于|低于|不大于|不高于|不得大于|不得高于|控制在|最大|最高|上限|≤|<=|<|⩽|不过)';
/** Nothing follows that would make something else of the number. */
const noUnit = '(?=$|[、/]|的|者|来|优先|就|都|均|,|勿|免|别|不|谢绝|男|女|哈|哦|吧)';

export const age: readonly ObjectionRule[] = [
  {
    reason: 'age',
    topic: /[1-6]\d|[二三四五]十|0\d年|[7-9]\d年/u,
    firm: [
      new RegExp(
        `(?<!平均)(?:年龄|年纪|岁数|年岁|年级(?=[1-6]\\d岁))(?!段|层|分|结构|画像|差)(?:要求|限制|范围|条件|需|须|应|控制|一般|最好|尽量|必须|要)*(?:在|为|是|于|[:：,，、])?(?:约|大约|${upTo}|限)?${n}${years}?(?:[-~—–至到、]${n}${years}?)?${below}?`,
        'gu',
      ),
      new RegExp(`${n}${years}?[-~—–至到]${n}${years}(?:之间|${below})?`, 'gu'),
      new RegExp(`(?:要求|限|年龄|年纪)[:：]?${n}(?:[-~—–至到])${n}${noUnit}`, 'gu'),
      new RegExp(`(?:${upTo}|限)?${n}${years}${below}`, 'gu'),
      new RegExp(`${upTo}${n}${years}(?!的?(?:宝|儿|婴|幼|孩))`, 'gu'),
      new RegExp(`${upTo}${n}${noUnit}`, 'gu'),
      new RegExp(
        `(?:^|要求|限|最好|需|须|年纪|年龄|岁数|控制在)${n}(?:及以下|以下|以内|之内|往下|封顶|到顶|为限|打住|以里)${noUnit}`,
        'gu',
      ),
      new RegExp(`(?:超过?|过了?|满|年满|大于|高于|>|≥)?${n}${years}?(?:以上|往上|开外|\\+)?${turnedAway}`, 'gu'),
      new RegExp(`${n}${years}?(?:以上|往上|出头|左右|来岁|多岁|几岁)${outcome}`, 'gu'),
      new RegExp(`${n}${years}(?:以上|往上)?(?:的|者)?(?:优先|最好|为佳|佳$)`, 'gu'),
      new RegExp(
        `(?:满|年满|超过|过了?)${n}${years}?[^,]{0,4}(?:朋友|同学|人士|者|的)[^,]{0,3}(?:${turnedAway}|关注|另|转)`,
        'gu',
      ),
      new RegExp(
        `(?:二|三|四|五|[2345])(?:十|0)(?:多|来|几|出头)岁?(?:的|左右)?(?:${outcome}|$|[\\p{Script=Han}]{0,4}(?:${outcome}|$))`,
        'gu',
      ),
      new RegExp(`${n}\\+(?:岁)?(?:的)?${turnedAway}`, 'gu'),
      new RegExp(
        `${n}${years}(?:以上|往上|开外|以下)?${away}|(?:${only})${n}\\+|(?:${only})${n}${years}(?:以上|以下|左右)?的|[到至]${n}${years}(?:之间|为止)|${n}${years}?(?:是|为|作为)?(?:上限|红线|底线|封顶|门槛(?=$)|线$)`,
        'gu',
      ),
      /(?:[5-9]\d|0\d)年(?:及|\d{1,2}月\d{0,2}日?)?(?:以后|之后|以前|之前|后|前)(?:出生|生人|生的)[^,]{0,4}/gu,
      /(?:19|20)\d{2}年?(?:及|\d{1,2}月\d{0,2}日?)?(?:以后|之后|以前|之前|后|前|及以后)?(?:出生|生人|生的)(?:的|者|人|同学|朋友)*(?:优先|可|勿|不|即可)?/gu,
      /(?:出生|生日|身份证|证件)[^,]{0,6}(?:19|20)?\d{2}年?(?:以后|之后|后|以前|之前|前|往后)[^,]{0,4}|(?:[6-9]\d|0\d)年(?:以后|之后|以前|之前|往后|后|前)(?:出生)?的?(?=$|[^,]{0,3}(?:优先|可|能|来|勿|不|都))/gu,
    ],
    bare: [
      new RegExp(`^(?:\\d[.、])?[男女]?${n}[-~—–至到]${n}(?:之间)?$`, 'gu'),
      new RegExp(`(?:招|要|找|缺|聘)[\\p{Script=Han}]{0,4}${n}${years}?(?:左右|上下|出头|多岁|来岁)`, 'gu'),
    ],
    unless: ofOthers,
    message: '年龄不能作为录用条件，法定的最低工作年龄除外（就业促进法第三条、第二十六条）',
    suggestion: '删去年龄；如因工作强度等原因，请写明工作本身的要求',
  },
  {
    reason: 'age',
    topic: /后|年[轻青]|年龄|年纪|岁数|年岁|大龄|高龄|中年|老年|老头|老人|老的|老同志|大叔|叔叔|朝气|级别|奔/u,
    firm: [
      new RegExp(
        `(?:[6-9]\\d|0[05]|10|[六七八九]零|零零|零五)后(?:们|小伙伴|同学|朋友|年轻人|员工|宝宝)?(?:${outcome})`,
        'gu',
      ),
      new RegExp(
        `(?:${only}|招|要|找)(?:[\\p{Script=Han}]{0,3})(?:[6-9]\\d|0[05]|[六七八九]零|零零|九五|零五)后(?!怀|文|消|用|群|题|市|为主|思|审)`,
        'gu',
      ),
      /(?:[6-9]\d|0[05]|[六七八九]零|零零|九五|零五)后(?=$)/gu,
      new RegExp(
        `(?:${only}|招|找|想要|需要|要)(?:[\\p{Script=Han}]{0,3})(?:年[轻青]人|年轻的|年轻一?点|年轻些|年轻力壮|小年轻|年纪轻|年纪小)`,
        'gu',
      ),
      new RegExp(
        `年[轻青](?:人|者|男|女|一点|点|些|的|化)?(?:${outcome})|(?:要求|最好|偏|必须|须|要)年[轻青](?!化|干部|群|用|消)|^年轻(?:力壮|有活力|活泼|化)?(?:有活力|力壮)$`,
        'gu',
      ),
      new RegExp(
        `(?:年龄|年纪|岁数|年岁|上了?年纪|上了?岁数)(?:太|偏|过|较|稍|比较)?(?:大|小|轻|长|高)?(?:一点|点|些)?(?:的|者|了)?(?:${outcome})|(?:年龄|年纪|岁数)(?:不要|不能|不可|不得|别)(?:太|过|偏)(?:大|小|高)`,
        'gu',
      ),
      new RegExp(
        `(?:大龄|高龄|中老年|老年人|年纪大|年龄大|岁数大|上了?年纪|上了?岁数|叔叔(?:阿姨)?级|大叔级|大妈级|阿姨级|奔[三四五]的?|奔[345]0?的?)${away}`,
        'gu',
      ),
      new RegExp(
        `(?:大龄|高龄|中老年|中年人?|老年人|老人家|老同志|大叔大妈|叔叔阿姨)(?:者|人|人士|求职者)?(?:${turnedAway})|(?:不要|不招|不收|谢绝)(?:大龄|中老年|中年人|老年人|老的|老头|老人|年纪大|年龄大|岁数大)`,
        'gu',
      ),
    ],
    unless: ({ clause, before, match }) =>
      /用户|人群|受众|消费|读者|怀旧|主题|题材|研究|负责|运营|品类|客群|不限|都欢迎|均可|皆可|平均|氛围|为主|学员|患者|照护|照顾|陪伴|服务/u.test(
        /优先|不要|勿|谢绝|^(?:只|仅|限|招|要|找)/u.test(clause + match[0]) || /^(?:只|仅|限|招|要|找)/u.test(match[0])
          ? before
          : clause,
      ),
    message: '年龄不能作为录用条件（就业促进法第三条、第二十六条）',
    suggestion: '删去年龄，写明需要的经验或能力',
  },
];
