import type { ObjectionRule } from './objection-rule.ts';

/** What goods, markets and patients are called after a sex: not a condition for people (男装, 女性用户, 男科). */
const goods =
  '装|鞋|裤|袜|裙|包|表|衫|款|童|科|友|频|向|妆|健康|用户|客户|客群|消费|顾客|人群|群体|市场|受众|读者|观众|玩家|会员|护肤|护理|时尚|服饰|内衣|产品|品牌|品类|社区|社群|题材|理容|美容|角色|项目|疾病|患者|病|医|话题|内容|成长|权益|主题';
const people =
  '(?:性|生|士|孩|的|员工|同学|同志|青年|求职者|应聘者|候选人|毕业生|应届生|性求职者|性应聘者|性候选人|性员工)?';
/** One sex alone; 男女 names both. */
const sex = '(?<!男)女(?!男)|男(?!女)';
const only =
  '仅限|只限|只招|只要|仅招|只收|只考虑|仅考虑|仅面向|只面向|不考虑|不接受|不录用|不招|不要|不收|谢绝|拒招|拒绝|要求|须为|必须是|必须为|应为|需为|招聘|招收|诚招|急招|诚聘|限';
const prefer =
  '优先|为佳|更佳|最佳|尤佳|为宜|最好(?!的)|者优先|请?勿扰|请?勿投递?|免投|慎投|别投|不要投|免谈|请?绕行|请?绕道|除外|不考虑|不予考虑|不录用|谢绝|止步';

const gender: readonly ObjectionRule[] = [
  {
    reason: 'gender',
    patterns: [
      new RegExp(`(?:${only})(?:[一二两三四五六七八九十\\d]+名?)?(?:${sex})${people}(?!性|生|士|孩|${goods}|女)`, 'gu'),
      new RegExp(`(?:最好|优先考虑|优先录用|倾向于?)(?:是|为|招)?(?:${sex})(?:性|生|士|孩)(?!${goods})`, 'gu'),
      new RegExp(`(?:${sex})${people}(?:均)?(?:${prefer})`, 'gu'),
      /性别(?:要求|限制)?[:：]?(?:为|是|限)?(?:男|女)(?!女|男|[或/、]|士?不限|性?不限|均可|皆可)(?:性|生|士)?/gu,
      new RegExp(`适合(?:${sex})(?:性|生|士|孩)(?!${goods}|的)`, 'gu'),
      /(?<!男)(?:男|女)(?:性|生|士)?[,，、/]?(?:年龄)?\d{2}[-~—–至到]\d{2}(?:周)?岁/gu,
      /[(（【[]限?(?:男|女)(?:性|生|士)?[)）】\]]/gu,
      /(?<![^\n；;。:：、，,.)）\d])(?:男|女)(?:性|生|士)?(?=[，,；;。\n]|$)(?![，,；;]?(?:男|女))/gu,
      /(?:fe)?males?(?:only|preferred)|(?:wo)?menonly/gu,
    ],
    unlessAfter: /^(?:女|男)?(?:不限|均可|皆可|都可)/u,
    unlessCategory: /模特|演员/u,
    message: '不得以性别限制或优先录用（就业促进法第二十七条、妇女权益保障法第四十三条）',
    suggestion: '删去性别，写明这份工作本身需要的能力',
  },
  {
    reason: 'gender',
    titleOnly: true,
    patterns: [
      /(?<![少儿])(?:(?<!男)女|男(?!女))(?=主播|前台|文员|司机|销售|客服|助理|秘书|店员|服务员|保安|普工|操作工|技师|业务员|导购|收银|老师|教师|教练|医生|护士|主管|经理|员工|内勤|保洁|厨师)/gu,
      /[/|｜、](?:男|女)(?:性|生|士)?$/gu,
    ],
    unlessCategory: /模特|演员/u,
    message: '职位名称不得限定性别（就业促进法第二十七条）',
    suggestion: '删去性别，只写职位名称',
  },
];

const marriage: ObjectionRule = {
  reason: 'marriage',
  patterns: [
    /(?:已|未)(?:婚(?!先孕)|育(?![成种苗肥雏]))(?:(?:已|未)育)?/gu,
    /婚(?:育|姻|否)(?:状况|情况|状态|要求)(?!不限|不作|无要求)/gu,
    /(?:暂?无|没有|不得|不能|不可|禁止|不允许|不准|[一二三两\d]年内(?:不|无)(?:得|能|可|考虑)?)(?:近期|短期)?内?(?:再)?(?:结婚|怀孕|生育|要孩子|生孩子|生小孩|备孕|婚育)(?:计划|打算|安排|需求)?/gu,
    new RegExp(`(?:单身|离异|宝妈|孕妇|孕期|孕妈|哺乳期|怀孕|有孩子|无孩子)(?:女性|者|人士|妈妈)?(?:${prefer})`, 'gu'),
    new RegExp(`(?:${only}|优先考虑)(?:单身|离异|宝妈|孕妇|孕期|哺乳期|怀孕)(?!公寓|社|经济|产品|群|用户|装)`, 'gu'),
  ],
  unlessAfter: /^(?:女性)?(?:用户|人群|客户|群体|家庭|客群|消费|不限|均可|皆可)/u,
  message: '不得询问或限制婚姻、生育状况（妇女权益保障法第四十三条）',
  suggestion: '删去婚育要求',
};

/** Whom an age may describe without being a condition: those served, taught, cared for or studied. */
const served =
  '用户|人群|群体|客群|客户|顾客|消费|玩家|受众|读者|观众|会员|儿童|孩子|小朋友|宝宝|婴|幼儿|少儿|青少年|学员|学生|老人|老年|长者|患者|病人|课程|教学|教育|早教|托育|年龄段|年龄层|市场|品牌|产品|画像';
const servedBefore = new RegExp(`(?:${served}|针对|面向|服务|负责)[^，。；;\\n]{0,6}$`, 'u');
const servedAfter = new RegExp(`^(?:(?![有会能熟懂])[^，,。；;\\n]){0,5}(?:${served})`, 'u');

/** Below the working age it describes children, from sixty on the old; an age from which one may work is the law's. */
function agesOfOthers(match: RegExpExecArray): boolean {
  const ages = (match[0].match(/\d{2}/gu) ?? []).map(Number);
  const highest = Math.max(...ages);
  if (ages.length === 0) return false;
  return highest <= 18 || Math.min(...ages) >= 60;
}

const age: readonly ObjectionRule[] = [
  {
    reason: 'age',
    patterns: [
      /(?<!平均)(?:年龄|年纪|岁数)(?!段|层|分|结构|画像|差)(?:要求|限制|范围|条件|需|须|应|控制|一般|最好)?(?:在|为|是|于|[:：,，])?(?:约|大约|不超过|不要超过|不能超过|不可超过|别超过|不大于|不高于|不得超过|小于|低于|限)?\d{2}(?:周?岁)?(?:[-~—–至到]\d{2}(?:周?岁)?)?(?:以下|以内|以上|左右|之间|之内|及以下)?/gu,
      /(?<!\d)\d{2}(?:周?岁)?[-~—–至到]\d{2}周?岁(?:之间|以内|以下)?/gu,
      /(?:限|不超过|不得超过|不大于|小于|低于)?(?<!\d)\d{2}周?岁(?:及以下|以下|以内|之内|左右|封顶|为限)/gu,
      /(?:不超过|不得超过|不大于|不高于)\d{2}周?岁/gu,
      /[二三四五]十[一二三四五六七八九]?周?岁(?:及以下|以下|以内|之内|左右|封顶)/gu,
      /(?<!\d)\d{2}周?岁以上(?:者|人员)?(?:勿扰|勿投|免投|不考虑|免谈|除外)/gu,
    ],
    unlessBefore: servedBefore,
    unlessAfter: servedAfter,
    unless: (match) => agesOfOthers(match) || /1[68]周?岁?以上$/u.test(match[0]),
    message: '年龄不能作为录用条件，法定的最低工作年龄除外',
    suggestion: '删去年龄；如因工作强度等原因，请写明工作本身的要求',
  },
  {
    reason: 'age',
    patterns: [
      new RegExp(`(?:[6-9]\\d|0[05]|[六七八九]零|零零|零五)后(?:们)?(?:${prefer})`, 'gu'),
      new RegExp(`(?:${only})(?:[6-9]\\d|0[05]|[六七八九]零|零零)后(?!${served})`, 'gu'),
      /年[轻青](?:人|者|男|女)?(?:优先|为佳)|要求年[轻青](?!化)/gu,
    ],
    message: '年龄不能作为录用条件',
    suggestion: '删去年龄，写明需要的经验或能力',
  },
];

const nations = '汉|回|藏|维吾尔|维|蒙古?|壮|满|苗|彝|朝鲜|哈萨克|土家|侗|傣|白|瑶';

const ethnicity: ObjectionRule = {
  reason: 'ethnicity',
  patterns: [
    new RegExp(`(?:${only}|除)(?:${nations}|少数民)族(?!语|文|风|舞|歌|乐|服|医|药|地区|文化|特色)`, 'gu'),
    new RegExp(`(?:${nations}|少数民)族(?:人|同胞|籍)?(?:${prefer})`, 'gu'),
    /民族(?:要求)?[:：](?!不限)[\p{Script=Han}]{1,4}/gu,
    /(?<![^\n；;。:：、，,])汉族(?=[，,；;。\n]|$)/gu,
    /(?:无|没有|不得有|不能有|不信|不招|不收|不要)(?:任何|有)?宗教(?:信仰)?(?:人士|者)?|(?:有|信仰)宗教(?:信仰)?者?(?:勿扰|勿投|免投|除外|不考虑)/gu,
  ],
  message: '不得以民族、种族、宗教信仰限制求职者（就业促进法第二十八条、劳动法第十二条）',
  suggestion: '删去民族或宗教要求；需要某种语言的，写明语言',
};

const provinces =
  '北京|上海|天津|重庆|黑龙江|吉林|辽宁|内蒙古|河北|山西|陕西|山东|新疆|西藏|青海|甘肃|宁夏|河南|江苏|湖北|浙江|安徽|福建|江西|湖南|贵州|四川|广东|云南|广西|海南|东北|西北|潮汕|温州|莆田|广州|深圳|杭州';
const hukouThings = '本|页|簿|管理|迁移|办理|业务|系统|制度|政策|档案|服务|改革|落户|指标';

const origin: ObjectionRule = {
  reason: 'origin',
  patterns: [
    new RegExp(`(?:${only}|具有|须有|须具有|需有|持有?)[\\p{Script=Han}]{0,6}?(?:户口|户籍)(?!${hukouThings})`, 'gu'),
    new RegExp(
      `(?:本地|本市|本省|外地|农村|城镇|${provinces})?(?:市|省)?(?:户口|户籍)(?:者|人员|人士)?(?:${prefer})`,
      'gu',
    ),
    new RegExp(
      `(?:本地|外地|本市|本省|外省|${provinces})(?:本地|地区|省|市)?(?:人|籍|的)(?:士|员|贯)?(?:${prefer})`,
      'gu',
    ),
    new RegExp(
      `(?:${only})(?:本地|外地|本市|本省|外省|${provinces})(?:本地)?(?:人(?!才|力|群|工|气|物|社|文)|籍)`,
      'gu',
    ),
  ],
  unlessBefore: /(?:解决|提供|协助|帮助|办理|可落|熟悉|了解)[^，。；;\n]{0,6}$/u,
  message: '不得以户籍、地域限制求职者（就业促进法第三十一条）',
  suggestion: '删去户籍或地域要求；需要本地语言或长期驻地的，写明这一点',
};

const health: ObjectionRule = {
  reason: 'health',
  patterns: [
    /(?:无(?!论|需|须)|非|没有|不得有|不能有|不是|排除)[\p{Script=Han}]{0,4}?(?:乙肝|乙型肝炎|艾滋病?|hiv|传染病|残疾|残障|精神病|抑郁症|遗传病|家族病|重大疾病|慢性病)(?:史|病毒)?(?:携带者?)?/gu,
    new RegExp(
      `(?:乙肝|艾滋病?|残疾|残障|色盲|色弱|传染病|抑郁症|精神病)(?:病毒|病?史)?(?:携带者|患者|人士|人员|人|者)?(?:${prefer.replace('优先|', '')})`,
      'gu',
    ),
    /(?:不招|不要|不收|谢绝|拒绝|拒招)(?:乙肝|残疾|残障|艾滋)/gu,
    /(?:体检|入职|要求|需|须)[^，。；;\n]{0,6}(?:乙肝五项|乙肝两对半|两对半|乙肝检[测查]|乙肝表面抗原)/gu,
  ],
  message: '不得以残疾或传染病病原携带为由拒绝录用（就业促进法第二十九条、第三十条），入职体检不得检查乙肝',
  suggestion: '删去疾病要求；法律规定须持健康证的岗位，写“持健康证”',
};

const appearance: ObjectionRule = {
  reason: 'appearance',
  patterns: [
    /(?:净)?身高(?:要求|不低于|不高于|需|须|达到?|在|应|[:：]|男|女|性|生)*(?:1[.米]\d{1,2}米?|1\d{2})(?:cm|厘米|公分)?(?:及以上|以上|以下|左右|[-~—–至到]1?[.米\d]{2,4}(?:cm|厘米|公分|米)?)?/gu,
    /(?:颜值|长相|容貌|相貌|五官)(?:要?高|要?好|佳|甜美|姣好|出众|端正|较好|在线|清秀)(?!的(?:产品|包装|空间|店|商品))/gu,
    /(?:美女|帅哥|靓女|靓仔|小鲜肉)(?:优先|如云|扎堆)|(?:只招|限|诚聘|急招)(?:美女|帅哥|靓女|靓仔)/gu,
  ],
  unlessCategory: /模特|演员|空乘|主播|保安/u,
  message: '与工作能力无关的外貌、身高不能作为录用条件',
  suggestion: '删去外貌、身高要求；确属工作需要的，写明工作场景',
};

const signs = '白羊|牡羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|魔羯|水瓶|双鱼';

const zodiac: ObjectionRule = {
  reason: 'zodiac',
  patterns: [
    new RegExp(`(?:${signs})座?(?:的|者|人)?(?:${prefer})`, 'gu'),
    new RegExp(`(?:${only})(?:${signs})座`, 'gu'),
    new RegExp(`属[鼠牛虎兔龙蛇马羊猴鸡狗猪](?:的|者|相)?(?:${prefer})|(?:${only})属[鼠牛虎兔龙蛇马羊猴鸡狗猪]`, 'gu'),
    new RegExp(
      `(?:ab|[abo])型血?(?:的|者)?(?:${prefer})|(?:星座|属相|生肖|血型|八字|面相)(?:要求|不合|相冲|限制)`,
      'gu',
    ),
  ],
  message: '星座、属相、血型与工作无关，不能作为录用条件',
  suggestion: '删去这项要求',
};

const employment: ObjectionRule = {
  reason: 'employment',
  patterns: [
    /(?:仅限|只限|只招|仅招|只考虑|仅考虑|必须是?|须是?|限)(?:目前|当前)?(?:在职|离职)(?!研究生|硕士|教育|培训|员工|职工)(?:人员|者|状态)?/gu,
    /(?:在职|离职|失业|待业|无业|空窗)(?:人员|者|状态|[^，。；;\n]{0,6}者)?(?:勿扰|勿投|免投|不考虑|除外|谢绝)/gu,
  ],
  message: '在职、离职或待业状态不能作为录用条件',
  suggestion: '改写为需要的到岗时间',
};

/** Conditions that shut people out for what they are, not for what they can do. */
export const discrimination: readonly ObjectionRule[] = [
  ...gender,
  marriage,
  ...age,
  ethnicity,
  origin,
  health,
  appearance,
  zodiac,
  employment,
];
