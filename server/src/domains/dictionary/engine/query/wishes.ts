/** Something that people wish of their work and posts tell of. */
interface Wish {
  /** Stands in the index: never changed. */
  readonly code: string;
  /** How a seeker asks for it. */
  readonly asked: RegExp;
  /** How a post says that it is so. */
  readonly said: RegExp;
  /** How a post says that it is not. */
  readonly denied?: RegExp;
}

const wishes: readonly Wish[] = [
  {
    code: 'weekend',
    asked: /(?:周末)?双休|做五休二|周末(?:双?休息?)|五天制|不(?:上)?单休/gu,
    said: /双休|做五休二|周末休|周末(?:双休|休息|不上班)|五天(?:工作制|八小时|8小时)|5天8小时/u,
    denied: /单休|大小周|月休[一二三四五1-6]|做六休一|轮休|排休|周[一二三四五]休/u,
  },
  { code: 'oneDay', asked: /单休/gu, said: /单休|做六休一|月休四/u },
  {
    code: 'noOvertime',
    asked:
      /不(?:用|要|想|愿|能)?加班|少加班|没有?加班|无加班|加班少|朝九晚[五六]|准点下班|(?:早)?九晚[五六]|到点下班|不(?:要)?996/gu,
    said: /不(?:用|强制|怎么|太)?加班|无加班|没有?加班|很少加班|极少加班|少加班|加班少|准[点时]下班|到点下班|朝九晚[五六]|早[八九]晚[五六]|双休不加班|965|955/u,
    denied: /加班|大小周|996|抗压|长白班两班/u,
  },
  {
    code: 'dayShift',
    asked:
      /(?:只上|只|上|常|长)?白班|不(?:用|想|要)?(?:上|熬|值|倒)?(?:大)?夜班?|没有?夜班|无夜班|不倒班|不熬夜|不三班倒/gu,
    said: /[长常纯]白班|只上白班|白班(?!夜班|[和与/、]夜班|晚班)|不倒班|不(?:上|用上|值|安排|需要上?|用)?夜班|[无没]有?夜班|不熬夜|早[七八九]晚[四五六]/u,
    denied: /倒班|两班|三班|夜班|轮班/u,
  },
  { code: 'night', asked: /(?:大)?夜班|晚班|夜场/gu, said: /夜班|晚班|夜场|晚场|值夜|通宵/u },
  { code: 'rotating', asked: /两班倒|三班倒|倒班|轮班/gu, said: /倒班|两班|三班|轮班|四班/u },
  {
    code: 'board',
    asked: /(?:包|管|提供)吃(?:包|管|又包)?住|包食宿|管吃管住|有吃有住|吃住/gu,
    said: /包吃.{0,2}住|包住.{0,2}吃|管吃.{0,2}住|[包管供]食宿|提供食宿|免费食宿|食宿全?免?|吃住/u,
    denied: /不(?:包|提供|管)(?:吃|食|住)/u,
  },
  {
    code: 'room',
    asked: /包住宿?|管住|提供住宿|有?宿舍|含住宿|解决住宿|有住的?(?:地方)?/gu,
    said: /包住|住宿|宿舍|[包管供]食宿|食宿|吃.{0,2}住|公寓|住房|可住/u,
    denied: /不(?:包|提供|管)(?:食|住|吃住)|无(?:住宿|宿舍)/u,
  },
  {
    code: 'meals',
    asked: /包吃|管吃|管饭|包[一两三]?餐|工作餐|餐补|包饭/gu,
    said: /包吃|管饭|工作餐|餐补|包[一两三早午晚]*餐|食堂|食宿|吃住|午餐|管吃|饭补/u,
  },
  {
    code: 'insurance',
    asked: /[五六七]险[一二]?金?|(?:有|交|缴纳?|带|买)?社保|公积金|有保险/gu,
    said: /[五六七]险|社保|公积金/u,
    denied: /(?:不|无)(?:交|缴|买)?社保/u,
  },
  {
    code: 'flexible',
    asked: /弹性(?:上班|工作制?|时间)?|不打卡|时间(?:比较)?(?:自由|灵活)|自由(?:点|一点|时间|安排)/gu,
    said: /弹性|不打卡|时间(?:自由|灵活)|自由安排|自由接单|自行安排/u,
  },
  { code: 'bonus', asked: /年终奖|年底双薪|1[3-6]薪|十[三四五六]薪/gu, said: /年终|双薪|1[3-6]薪|十[三四五六]薪/u },
  { code: 'bus', asked: /班车|接送/gu, said: /班车|接送/u },
  { code: 'leave', asked: /带薪年假|年假|寒暑假/gu, said: /年假|寒暑假|带薪假/u },
  {
    code: 'noTravel',
    asked: /不(?:用|想|能|要)?出差|[无没]有?出差|少出差/gu,
    said: /不(?:用|需)?出差|[无没]有?出差|出差少|极少出差|偶尔出差|少量出差/u,
    denied: /出差|驻场|驻外/u,
  },
  { code: 'travel', asked: /能?出差|驻外|外派/gu, said: /出差|驻外|外派|海外派驻|常驻/u },
  { code: 'state', asked: /国企|央企|国有/gu, said: /国企|央企|国有|国资/u },
  { code: 'foreign', asked: /外企|外资/gu, said: /外企|外资|外商|世界500强/u },
  { code: 'tenure', asked: /有?编制内?|事业编|带编|在编/gu, said: /编制|在编|入编|事业编|人事代理/u, denied: /编外/u },
  { code: 'listed', asked: /大厂|大公司|(?:世界)?500强|上市公司|头部企业/gu, said: /上市|500强|行业头部|龙头/u },
  { code: 'weekly', asked: /周结/gu, said: /周结/u },
  { code: 'daily', asked: /日结(?:工资)?|当天结|现结/gu, said: /日结|当[天日]结|现结|次结/u },
  {
    code: 'training',
    asked: /带薪培训|有人带|师傅带|包教包会|可以?学(?:习|徒)?|带薪学/gu,
    said: /带教|师傅带|有人带|培训|包教|学徒|手把手|带新人/u,
  },
  { code: 'settle', asked: /(?:可|能|解决)?落户|解决户口/gu, said: /落户|户口/u },
  {
    code: 'noSales',
    asked: /不(?:做|要|用)?(?:销售|电销|推销|打电话)|没有?业绩压力|非销售/gu,
    said: /不推销|无销售|不打电话|非销售|没有业绩|无业绩|不做销售|纯服务|文字客服/u,
  },
  {
    code: 'older',
    asked: /(?:4[5-9]|5\d|6\d)\s*周?岁?(?:岁|多岁|以上|左右)|年纪大|年龄大|退休(?:返聘|人员)?|大龄|年龄不限|不限年龄/gu,
    said: /(?:5[05]|6[05]|五十五?|六十五?)周?岁(?:以下|以内|左右|内)?|退休|年龄不限|大龄|年龄放宽|健康即可/u,
  },
  {
    code: 'noLicence',
    asked: /(?:没有?|无|不要|不用|不需要?)(?:护士|教师|从业|健康|电工|驾)?(?:资格)?证书?/gu,
    said: /无需证|不要证|无证/u,
  },
  { code: 'regular', asked: /(?:能|可以?|有)?转正/gu, said: /转正|留用/u },
  { code: 'students', asked: /大[一二三四]|在校生?|学生/gu, said: /学生|在校|大[一二三四]|实习/u },
];

/** Words that turn the ones behind them round. */
const negated =
  /(?:不|无|没有?|非|免|无需|不用|不上|不安排|不需要?)(?:用|值|上|安排|倒|强制|怎么|太|需要?|有|想)?(?:加班|夜班|倒班|出差|熬夜|大小周|两班倒|三班倒|驻场|抗压)/gu;

/** Wishes in a query, with their places. */
export const askedWishes: readonly { readonly code: string; readonly asked: RegExp }[] = wishes;

/** What a post says of wishes: tokens `w:` for what it grants, `x:` for what it denies. */
export function wishTokens(text: string): string[] {
  const affirmed = text.replaceAll(negated, '');
  return wishes.flatMap(({ code, said, denied }) => [
    ...(said.test(text) ? [wishToken(code)] : []),
    ...(denied?.test(affirmed) === true ? [deniedToken(code)] : []),
  ]);
}

export const wishToken = (code: string): string => `w:${code}`;
export const deniedToken = (code: string): string => `x:${code}`;
