import { ofPeople, type ObjectionRule, type Place } from '../rule.ts';
import { away, count, ended, only, outcome, start, wanted } from '../words.ts';

/** One sex alone; 男女 names both. */
const sex = '(?:(?<!男)女(?!男)|(?<![女猛])男(?!女))';
const kind =
  '(?:性求职者|性应聘者|性候选人|性员工|性朋友|性同志|性同学|性|大学生|学生|毕业生|应届生|生们|生|士们|士|孩子们?|孩儿?|子|的们?|员工|职工|同学|同志|青年|同胞|将|工人|工|丁|人|方|款(?=优先))?';
/** Names of work that a sex is put before. */
const work =
  '(?:文员|文秘|前台|客服|销售|主播|司机|服务员|店员|店长|导购|收银员?|保安|普工|操作工|技工|焊工|杂工|保洁员?|厨师|助理|秘书|教师|老师|教练|医生|护士|护工|主管|经理|业务员?|会计|出纳|内勤|理货员?|营业员|迎宾|技师|美容师|按摩师|保姆|快递员|骑手|职员|演员|模特|跟单员?|学徒工?|打包工|打包员|搬运工?|库管|仓管员?|分拣员?|质检员?|缝纫工|车工|洗碗工|勤杂工|传菜员?|跟车员?|领班|组长|宿管员?|顾问|专员|搭档|帮工|小工|临时工|暑假工|钟点工|兼职|调酒师|网管|健身教练|收费员|讲解员|礼仪|发型师|美甲师|配送员|送货员|装卸工|管理员|管培生|程序员|工程师|设计师|经纪人|带教)';
const girl =
  '小仙女|姐妹|姐姐|妹妹们|婆婆妈妈|女娃|小姑娘|姑娘|妹子|妹纸|妹妹|妹(?=优先|来)|小妹|小姐姐|小姐(?!姐)|美女|靓女|美眉|大姐|大妈|大嫂|嫂子|大婶|丫头|妇女|女汉子';
const boy =
  '小伙子|小伙(?!伴)|小哥哥|帅哥|靓仔|大哥(?!大)|大叔|大爷|兄弟|哥们儿?|爷们儿?|汉子|壮汉|壮小伙|小鲜肉|老爷们儿?|小弟';
const folk = `(?:${girl}|${boy})`;
const anyone = `(?:${sex}[性生]?${work}|${sex}${kind}|${folk})`;
/** A sex with a word that makes a person of it. */
const someone = `(?:${sex}[性生]?${work}|${sex}${kind.slice(0, -1)}|${folk})`;
/** What goods, places, sports and stories are called after a sex: no people are asked for. */
const goods =
  '装|鞋|裤|袜|裙|包|表|衫|款|童|科|频|向|妆|帽|衣|西|足|篮|排|团|队|单|双|配|主角|歌手|声|低音|高音|厕|宿|寝|卫|更衣|浴|用户|客|消费|顾客|人群|群体|市场|受众|读者|观众|玩家|会员|护肤|护理|时尚|服饰|内衣|产品|品牌|品类|社区|社群|题材|理|美容|角色|项目|疾病|患|病|医|话题|内容|成长|权益|主题|健康|节|神|王|巫|朋友|友|婿|儿|嘉宾|占比|比例|更|福利|监|德|权|孩子?们?的|企业|创业|职场|职工|领导|作家|艺人|偶像|宾客|剃|香水|手表|瑜伽|健身馆|子(?:学校|监狱|瑜伽|健身|医院|会所|乐坊)|同|搭|汉子?堂|家长|部门|单位|公司|院校|学员|学生(?:宿舍|公寓)|宝|婴|老师的|员工(?:福利|关怀|节|占|宿舍|体检)';
const adjectives = '[\\p{Script=Han}]{0,6}?';

const message = '不得以性别限制或优先录用（就业促进法第二十七条、妇女权益保障法第四十三条）';
const suggestion = '删去性别，写明这份工作本身需要的能力';

const asked: ObjectionRule = {
  reason: 'gender',
  topic:
    /[男女]|妹|姐|妈妈|姑娘|小姐|大姐|姐妹|大妈|嫂|大婶|丫头|妇女|小伙|哥哥|帅哥|靓仔|大哥|大叔|大爷|兄弟|哥们|爷们|汉子|壮汉|鲜肉|美眉|靓女|小弟|male|men|girl|boy|ladies/gu,
  asking: [
    new RegExp(`(?:${only})${count}${adjectives}${anyone}${ended}`, 'gu'),
    new RegExp(`${anyone}(?:均|都)?${outcome}`, 'gu'),
    new RegExp(`(?:${sex}(?:性|生|士|的|孩子?|人|工|同[学志胞]|员工)|${folk})${away}`, 'gu'),
    /性别[:：]?(?:要求|限制|限|为|是|须|选|必须)*[:：]?[男女](?![女男]|[或/、][男女]|士?不限|性?不限|均可|皆可|平等|、[男女])(?:性|生|士)?/gu,
    new RegExp(`适合(?:于)?${someone}(?:做|干|来|的岗位|从事|应聘|投递|$)`, 'gu'),
    new RegExp(`${anyone}(?:专岗|专场|岗(?!亭)|从业者?优先|的活|的岗)`, 'gu'),
    new RegExp(
      `(?:${sex})(?:性|生|士)?(?:年龄)?\\d{2}(?:周?岁)?[-~—–至到]\\d{2}(?:周?岁)?|(?:${sex})(?:性|生|士)?\\d{2}(?:周?岁)?(?:以下|以内)`,
      'gu',
    ),
    new RegExp(
      `(?:${sex})(?:性|生|士|工)?\\d{1,2}(?:名|个|人|位)?(?=$|[、/男女])|(?<![\\d.])\\d{1,2}(?:名|个|位)?${sex}(?:性|生|士|工|的)?(?=$|[、/\\d])|[一二两三四五六七八九]${sex}(?:[一二两三四五六七八九][男女])?(?=$|[、])|${sex}(?:性|生|士|工)?[一二两三四五六七八九十]+[名个位]`,
      'gu',
    ),
    /(?:fe)?males?(?:only|preferred|candidates?only)|(?:wo)?menonly|(?:girls?|boys?|ladies)only/gu,
  ],
  bare: [
    new RegExp(`(?:${wanted})${count}${adjectives}${someone}${ended}`, 'gu'),
    new RegExp(`(?:${wanted})${count}(?:的)?${sex}(?:$|的|[、/])`, 'gu'),
    new RegExp(`${start}${adjectives}的?${someone}${ended}`, 'gu'),
    new RegExp(`(?:${sex}(?:性|生|士|的|孩子?|娃|人|工|同[学志胞]|员工)|${folk})(?!们?的?(?:${goods}))`, 'gu'),
    new RegExp(`^(?:\\d+[.、:]?)?限?${sex}$|[/|、:]${sex}(?:性|生|士)?$`, 'gu'),
  ],
  unless: ({ clause, after, match, before }) =>
    /(?:我们|咱们?|团队|组里?|班里?|老板|领导|同事|店长)[^,招要限缺]{0,6}(?:是[男女]|[一二两三四五六七八九\d][男女])|一男一女|美女与野兽/u.test(
      clause,
    ) ||
    /欢迎男[^,]{0,3}女|欢迎女[^,]{0,3}男|^(?:员工|职工)?(?:享|专享|三八|节|每月|可享|多享|生理假)/u.test(
      clause.includes('欢迎') ? clause : after,
    ) ||
    /大哥大姐|哥哥姐姐|兄弟姐妹|先生[、和]?女士|女士[、和]?先生|叔叔阿姨/u.test(clause) ||
    /^(?:女|男)?(?:不限|均可|皆可|都可|搭配|各半|通用|同款|嘉宾|团|队|足|篮|排)/u.test(after) ||
    /(?:男.{0,6}女|女.{0,6}男).{0,4}(?:不限|均可|皆可|都|都行|平等|皆宜|老少|同工)/u.test(clause) ||
    /性别(?:不限|不|平等|无)|不限性别|不限男女|男女不限|(?:家有|家里有?|一岁|\d岁|带)[^,]{0,4}[男女][宝孩娃]/u.test(
      clause,
    ) ||
    /(?:女性?|妇女)(?:权益|联合会|节|儿童)|大哥大|兄弟(?:部门|公司|单位|院校)|妇女联/u.test(match[0] + after) ||
    /(?:以|占|用户|顾客|客户|客人)[^,]{0,8}$/u.test(before),
  unlessCategory: /模特|演员/u,
  message,
  suggestion,
};

const titled: ObjectionRule = {
  reason: 'gender',
  topic: /[男女]/gu,
  titleOnly: true,
  asking: [new RegExp(`(?<![少儿])${sex}${work}`, 'gu'), /[/|｜、](?:男|女)(?:性|生|士)?$/gu],
  unlessCategory: /模特|演员/u,
  message: '职位名称不得限定性别（就业促进法第二十七条）',
  suggestion: '删去性别，只写职位名称',
};

/** Words for one sex that name people whatever follows. */
const oneSex = `(?:(?:${sex}(?:性|生|士|工|员工|同胞|同学|孩子?|丁|将|娃|青年)|(?:厂|工厂|学)妹|厂弟|厂哥|${girl}|${boy}|男模|女模|阿姨(?!帮)|大嫂|巾帼|爷们|糙汉子?|娘子军|纯爷们|萌妹|女神|男神|女汉子|女宝(?=优先|来)|小奶狗|${sex}(?=限定|专属|优先))(?:们)?)(?!的?(?:${goods}))`;
/** The law itself keeps some work from women, and the work may be for one sex to enter. */
const protectedByLaw = /特殊劳动保护|劳动保护|禁忌|矿山|井下|女职工权益|经期|三期/u;

/** Refused unless the law itself says so. */
const notByLaw = (place: Place) => protectedByLaw.test(place.around) || asked.unless?.(place) === true;

export const gender: readonly ObjectionRule[] = [
  { ...asked, unless: notByLaw },
  ofPeople(
    asked,
    oneSex,
    (place) =>
      notByLaw(place) ||
      /宿舍|更衣室|浴室|阿姨(?:带|做|照|服务|公司|平台|经纪)|叔叔|客户|顾客|用户|装|鞋/u.test(place.clause),
  ),
  titled,
];

/** Read line by line: 文员（女）. */
export const bracketedSex: ObjectionRule = {
  reason: 'gender',
  topic: /[男女]/gu,
  asking: [/[(（【[]限?(?:男|女)(?:性|生|士)?[)）】\]]/gu],
  unlessCategory: /模特|演员/u,
  message,
  suggestion,
};
