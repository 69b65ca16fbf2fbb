import type { ObjectionRule } from './objection-rule.ts';

const fees =
  '培训费|报名费|服装费|工装费|工服费|资料费|教材费|中介费|面试费|体检费|建档费|会员费|入会费|介绍费|保密费|办卡费|岗前费|住宿押金';
const deposits = '押金|保证金|诚意金|定金|抵押金|风险金';
const pay = '收取|收|缴纳|交纳|预交|预缴|预付|先交|先付|交|缴|支付|付|扣除|扣';
const amount = '(?:一定|少量|部分|相应|\\d+(?:元|块)?|[一二两三四五六七八九十百千]+(?:元|块))?(?:的|为)?';
/** Says that nothing is charged, or that someone else's money is meant. */
const notCharged = /(?:不|免|无|勿|零|非|严禁|禁止|拒绝|概不|没有|杜绝)[^，。；;\n]{0,5}$/u;
const othersMoney =
  /(?:客户|租客|租户|房客|房东|业主|商户|商家|商铺|供应商|经销商|加盟商|投标|招标|竞拍|期货|交易|买家|用户|会员|学员|家长|订单|租车|车辆|设备)[^，。；;\n]{0,6}$/u;
const either = new RegExp(`${notCharged.source}|${othersMoney.source}`, 'u');
const business = /^(?:管理|系统|退还流程|业务|账务|核算|对账|收支|台账|合同|制度|率|交易|账户|监管)/u;

const fee: ObjectionRule = {
  reason: 'fee',
  patterns: [
    new RegExp(`(?:${pay})(?:取|纳)?${amount}(?:${fees})`, 'gu'),
    new RegExp(
      `(?:${fees})用?(?:自理|自付|自费|${amount}(?:由)?(?:本人|个人|员工|应聘者|自己)(?:承担|支付|交)|[:：]?\\d+(?:元|块)?|从工资中?扣)`,
      'gu',
    ),
    /(?:入职|上岗|面试|报到|培训)(?:前|时|后)?(?:需|须|要|先|应)*(?:交|缴|付)(?:纳)?(?:费|钱|\d+)|先交钱|交钱(?:入职|上岗|培训|即可|就能|就可|安排)|自费(?:培训|体检|购买工[装服])/gu,
    /培训贷|招转培|贷款培训|先培训后付款|培训分期/gu,
  ],
  unlessBefore: either,
  unlessAfter: business,
  message: '招聘不得向求职者收取任何费用（就业服务与就业管理规定第十四条）',
  suggestion: '删去收费内容；确由公司承担的，写“费用由公司承担”',
};

const deposit: ObjectionRule = {
  reason: 'deposit',
  patterns: [
    new RegExp(`(?:${pay})(?:取|纳)?${amount}(?:入职|服装|工服|工装|住宿|岗位|工作)?(?:${deposits})`, 'gu'),
    new RegExp(`(?:入职|服装|工服|工装|岗位|上岗)(?:${deposits})`, 'gu'),
    new RegExp(`(?:${deposits})[:：]?\\d+(?:元|块)`, 'gu'),
  ],
  unlessBefore: either,
  unlessAfter: business,
  message: '不得以任何名义向劳动者收取押金、保证金（劳动合同法第九条）',
  suggestion: '删去押金、保证金',
};

const documents: ObjectionRule = {
  reason: 'document',
  patterns: [
    /(?:扣押|扣留|抵押|质押|押)(?:本人|应聘者|员工)?(?:的)?(?:身份证|毕业证|学历证|资格证|证件)/gu,
    /(?:身份证|毕业证|学历证|证件)(?:原件)?(?:抵押|质押|扣押|(?:由|交)(?:公司|单位)(?:统一)?(?:保管|代管))/gu,
  ],
  unlessBefore: /(?:不|严禁|禁止|拒绝|杜绝|从不)[^，。；;\n]{0,4}$/u,
  message: '不得扣押居民身份证和其他证件（劳动合同法第九条）',
  suggestion: '删去扣押证件的内容',
};

const guarantee: ObjectionRule = {
  reason: 'guarantee',
  patterns: [
    /(?:百分百|百分之百|100%|保证|包)(?:录用|录取|入职|就业|分配|上岗)/gu,
    /(?<![环确担])保录(?![音像入制])|(?<!环)保就业(?!率|服务|政策|稳)|内部名额|内定名额|走后门|直签编制|花钱进/gu,
  ],
  unlessBefore: /(?:不|严禁|禁止|拒绝|谨防|警惕)[^，。；;\n]{0,4}$/u,
  message: '不得承诺包录用、包就业（人力资源市场暂行条例第二十四条：招聘信息应当真实、合法）',
  suggestion: '删去承诺，写明真实的录用流程',
};

const illegal: ObjectionRule = {
  reason: 'illegal',
  patterns: [
    /刷单|刷信誉|刷流水|刷好评|跑分(?!测试|软件|工具|数据)|洗钱|代考(?![勤核])|替考|网赌|赌博|博彩|裸聊|陪酒|陪侍|色情服务|特殊服务|传销|拉人头|办假证|假证|代孕|卖淫/gu,
  ],
  unlessBefore:
    /(?:反|防|防范|打击|识别|治理|禁|严禁|杜绝|拒绝|预防|监测|检测|监控|涉|排查|抵制|不|黑产)[^，。；;\n]{0,8}$/u,
  unlessAfter: /^[^，。；;\n]{0,3}(?:识别|检测|防控|治理|风控|打击|监测|模型|案件|防范)/u,
  unlessCategory: /法律|律师/u,
  message: '涉嫌违法的工作不能发布',
  suggestion: '删去这项内容；如属风控、合规类工作，请写清是防范或打击',
};

const wechat = '微信|威信|薇信|徽信|v信|vx|wx|wechat|weixin';
/** Someone else is to be added: customers, fans. */
const addOthers = /(?:客户|用户|引导|粉丝|顾客|学员|会员|家长|潜客|线索|访客|好友|邀请|话术)[^，。；;\n]{0,8}$/u;

const contact: readonly ObjectionRule[] = [
  {
    reason: 'contact',
    patterns: [
      /(?<!\d)1[3-9](?:[-.·—]?\d){9}(?!\d)/gu,
      /(?<!\d)(?:0\d{2,3}[-—]?\d{7,8}|400[-—]?\d{3}[-—]?\d{4})(?!\d)/gu,
      /[零〇一二三四五六七八九幺]{11}/gu,
      /[a-z0-9][\w.+-]*@[\w-]+(?:\.[\w-]+)+/gu,
      /https?:\/\/[^\s，。；、）)]+|www\.[\w-]+\.[^\s，。；、）)\p{Script=Han}]+/gu,
      new RegExp(`(?:${wechat})(?:号码?|id|账号)?(?:[:：]|是|为)[a-z0-9][-_a-z0-9]{4,19}`, 'gu'),
      new RegExp(`(?:${wechat})同(?:号|步|手机|电话)|(?:手机|电话)号?同(?:${wechat}|v)`, 'gu'),
      /(?:qq|扣扣|企鹅)(?:号码?|群号?)?[:：]?\d{5,11}/gu,
      /(?:联系人|联系电话|联系手机|咨询电话|招聘热线|报名电话)[:：][\p{Script=Han}\w-]{1,12}/gu,
    ],
    message: '职位内容里不能留联系方式，求职者会在平台上与您沟通',
    suggestion: '删去联系方式',
  },
  {
    reason: 'contact',
    patterns: [
      new RegExp(
        `(?:添?加|\\+)(?:我|hr|人事|招聘|老板|负责人)?(?:的)?(?:${wechat}|薇|qq)(?!小程序|小店|公众|支付|生态|群运营|社群|视频号|商城|广告|认证|登录)`,
        'gu',
      ),
      /(?:加|\+)v(?=[:：])|(?:加|\+)v(?:信)?(?:咨询|详聊|聊|联系|了解)/gu,
      /扫描?(?:下方|上方|图中|以下|我的)?(?:二维码|码)(?:投递|咨询|添加|加|进群|报名|联系)/gu,
    ],
    unlessBefore: addOthers,
    message: '职位内容里不能引导求职者到平台以外联系',
    suggestion: '删去这句话，求职者会在平台上与您沟通',
  },
];

const exaggeration: ObjectionRule = {
  reason: 'exaggeration',
  patterns: [
    /(?:轻松|躺着|在家)(?:就能|即可|也能)?(?:月|年|日)(?:入|赚)[过上]?[\d一二两三四五六七八九十百千万]+(?:元|块|k)?/gu,
    /躺赚|躺着赚钱?|(?:稳|包)赚不赔|一夜暴富|(?:零|0|无)风险高(?:回报|收益)|日(?:赚|入)(?:过?[千万]|斗金|\d{3,})|月入(?:过?(?:十|百)万|\d{2,}万)|[月年]入[过上]?[\d百十一二两三四五六七八九]+万不是梦|坐等收钱|高薪诚聘月入/gu,
  ],
  unlessBefore: /(?:打击|识别|治理|杜绝|拒绝|虚假|警惕|粉丝|账号|店铺)[^，。；;\n]{0,8}$/u,
  message: '夸大收入的说法不能发布（人力资源市场暂行条例第二十四条：招聘信息应当真实）',
  suggestion: '写明真实的薪资构成和范围',
};

/** What the law or the rules of the house keep out of a position, whoever it is meant for. */
export const unlawful: readonly ObjectionRule[] = [
  fee,
  deposit,
  documents,
  guarantee,
  illegal,
  ...contact,
  exaggeration,
];
