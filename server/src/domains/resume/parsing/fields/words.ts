import { leafCategories } from '#domains/dictionary/index.ts';
import { withoutCity } from '../data/abroad.ts';

/** Endings by which names of organisations, posts and schools are told. */

const companyEnding =
  /(?:公司|集团|企业|有限|股份|控股|工厂|机械厂|厂|医院|卫生院|诊所|银行|支行|分行|证券|保险|基金|信托|大学|学院|学校|中学|小学|高中|幼儿园|研究院|研究所|实验室|设计院|规划院|事务所|工作室|律所|酒店|宾馆|饭店|餐厅|超市|商场|商城|协会|学会|基金会|委员会|管委会|居委会|街道办|街道办事处|办事处|人民政府|政府|派出所|公安局|税务局|法院|检察院|电视台|报社|杂志社|出版社|旅行社|合作社|俱乐部|连锁店|旗舰店|培训机构|服务中心|卫生服务中心|科技馆|博物馆|图书馆|创业团队|配送中心|物流中心|研发中心|市场|门店|分店|店铺|铺|工作站|电站|水泥厂|车队|农场|林场|牧场|合作联社|信用社|药房|美容院|养老院|福利院|敬老院|托儿所|卫生所|卫生室|检测院|路桥|药业|传媒|实业|置业|物业|酒业|矿业|乳业|总部|馆|园区|数据中心|总队|支队|大队|局|工会|保健院|口腔|会所|影城|影院|剧院|乐园|景区|公寓|民宿|度假村|酒楼|客栈|餐馆|火锅店|面馆|便利店|书店|4S\s?店|店)\s*(?:[（(][^（()）]{1,24}[）)])?$/u;
const latinCompany =
  /\b(?:Inc|Ltd|LLC|LLP|Corp|Corporation|Company|Group|GmbH|Limited|Co|Technologies|Technology|Studio|Studios|Bank|Hospital|Labs?|Holdings|Partners|Consulting|Solutions|Systems|Agency|Consultants|Contractors|Associates|Architects|Industries|Enterprises|International|Ventures|Capital|Media|Networks|Logistics|Services|Pharma|Pharmaceuticals|Energy|Motors|Airlines|Hotels?|Clinic|Centre|Center|Foundation|Works|Digital|Robotics|Retail|Foods|Press|Securities|Insurance|Laboratories|Resorts?|Inn|Suites|Restaurants?|Museum|Airport|Forwarding|Shipping|Trading|Manufacturing|Packaging|Automotive|Electronics|Textiles|Biotech|Biosciences|Hospitality|Devices|Instruments|Chemicals|Entertainment|Software|Interactive|Airways|Brewery|Gallery|Theatre|Trust|Association|Federation|Commission|Authority|Advisory|Brands|Stores|Supermarkets?|Cooperative|Council|Ministry|University|Institute|School|Shipyard|Observatory|Farms?|Bookstore|Bookshop|Shop|Store|Café|Cafe|Bakery|Salon|Workshop|Factory|Mill|Bureau|Firm|Orchestra|Ensemble|Ballet|Opera|Radio|Television|TV|Magazine|Publishing|Publishers|Library|Archives?|Zoo|Aquarium|Club|Society|Union|Fund|Telecom|Maps|Games|Semiconductors?|Microelectronics|Aerospace|Aviation|Railways?|Construction|Builders|Interiors|Communications|Tours|Lodge|Hostel|Vineyards?|Winery|Fisheries|Dairy|Beverages|Cosmetics|Apparel|Furniture|Healthcare|Kindergarten|Preschool|Academy|College|Films|Pictures|Records|Productions|Cinema|Couriers?|Transport|Freight|S\.?A|GmbH|AG|Oy|AB|B\.?V|N\.?V|SARL|S\.?r\.?l|Pty|Pte|K\.?K)\.?$|株式会社/i;
const departmentEnding =
  /(?:部|部门|事业部|事业群|事业线|组|团队|产品线|业务线|中台|平台|科室|科|处|室|中心|大区|区域|片区|车间|厂区|分公司|生产线|工段|病区|病房|厨房|[东西南北中]区|条线|班组)$/u;
const latinDepartment =
  /\b(?:Department|Dept\.?|Team|Division)$|^(?:Procurement|Operations|Planning|Growth|Payments|Platform|Core Services|Engineering|Marketing|Sales|Finance|Logistics|Product|Design|Research|R&D|HR|Human Resources|Legal|IT|Infrastructure|Data|Security|Quality|Supply Chain|Customer Success|Business Development|Brand|Content|Strategy|Audit|Tax|Treasury|Risk|Compliance)$/i;
const titleEnding =
  /(?:\p{Script=Han}师|工程师|开发|程序员|架构师|经理|总监|主管|主任|专员|助理|实习生|实习|顾问|设计师|分析师|产品|运营|会计|出纳|审计|教师|老师|讲师|教授|护士|护士长|护师|医生|医师|药师|技师|技术员|销售|客服|编辑|记者|律师|法务|负责人|组长|队长|店长|厂长|班长|部长|副部长|会长|主席|社长|司机|厨师|保安|文员|秘书|前台|行政|人事|采购|仓管|跟单|策划|文案|摄影师|剪辑师|剪辑|翻译|导游|教练|柜员|研究员|科学家|专家|总裁|总经理|副总|合伙人|创始人|董事|代表|导购|收银员|管培生|督导|培训师|咨询师|测试|运维|前端|后端|算法|主播|投资经理|交易员|核心开发|成员|队员|参与者|主持人|[^人成雇店会]员|主理人|施工员|美工|作者|博士后|排版员|主持|总工|学徒|工人|(?<![员职施加化军理竣手分开完重做])工|工长|师傅|店员|管家|主编|编导|导演|编剧|模特|计调|中控|场控|打荷|头炉|二炉|三炉|砧板|门卫|战士|导诊|校对|采编|家教|飞手|行长|内勤|外勤|储备干部|培训生|首席.{2,4}官|股长|值机|地勤|乘务|推广|拓展|执行|招聘|薪酬|绩效|单证|报关|物控|稽查|代理人|经纪人|统筹|带货|场务|制片|后期|特效|建模|动画|操作工|维修工|班组长|领班|服务生|服务员|前台接待|厨师长|主厨|厨工|帮厨|面点师|月嫂|保姆|护工|专责|经纪人|买手|质检|品控|库管|骑手|程序|美术|原画|施工|监理|测绘|班主任|辅导员|助教|校长|园长|教研员|幼师|博主|写手|客户经理|精算|风控|核保|理赔|投顾|志愿者|干事|站长|所长|院长|馆长|处长|科长|士兵|书记|岗|副理|小编|陪练|制作人|制片人|歌手|采买|审核|工头|分拣|配送|收银|导医|打版|裁剪|质控|管事|HRBP|HR|BP)(?:[（(][^（()）]{1,16}[）)])?(?:[/／&、][^，。]{1,12})?$/iu;
const latinTitle =
  /\b(?:Engineer|Developer|Manager|Analyst|Designer|Director|Lead|Leader|Intern|Consultant|Specialist|Assistant|Officer|Merchandiser|Buyer|Planner|Technician|Operator|Clerk|Secretary|Cashier|Waiter|Waitress|Chef|Driver|Tutor|Lecturer|Professor|Postdoc|Fellow|Translator|Strategist|Producer|Photographer|Recruiter|Advisor|Adviser|Agent|Broker|Trader|Volunteer|Member|Captain|Controller|Estimator|Surveyor|Foreman|Inspector|Scientist|Architect|Administrator|Accountant|Auditor|Teacher|Nurse|Editor|Coordinator|Representative|Associate|Executive|President|Head|Researcher|Programmer|Supervisor|Founder|Trainee|Owner|Writer|[A-Z][a-z]+(?:ologist|icist|ician)|Chemist|Economist|Journalist|Therapist|Pharmacist|Dentist|Receptionist|Stylist|Artist|Illustrator|Animator|Composer|Curator|Librarian|Paralegal|Attorney|Lawyer|Counsel|Barista|Bartender|Cook|Baker|Welder|Electrician|Plumber|Carpenter|Mechanic|Machinist|Pilot|Steward|Guide|Coach|Trainer|Instructor|Mentor|Tester|Moderator|Organi[sz]er|Examiner|Midwife|Surgeon|Physician|Doctor|Cleaner|Guard|Courier|Gardener|Florist|Tailor|Dancer|Actor|Actress|Singer|Reporter|Columnist|Copywriter|Proofreader|Interpreter|Maintainer|Contributor|Investigator|Freelancer|CEO|CTO|COO|CFO|PM|QA)(?:\s*\([^)]{1,20}\))?(?:\s+(?:I{1,3}|IV|V))?$/i;
const schoolEnding =
  /(?:大学|学院|学校|中学|高中|一中|职高|技校|职校|卫校|艺校|体校|警校|中专|专科学校|党校|分校|校区|研究生院|研究院|University|College|Institute|School|Academy|Institute of Technology|Polytechnic)(?:[（(][^（()）]{1,20}[）)])?$/iu;

/** Working for nobody but oneself, where others name an employer. */
const ownMaster =
  /^(?:自由职业者?|自由撰稿|个体(?:经营|户|工商户)?|自主创业|自己开店|Freelance|Self-employed)(?:\s*[（(][^（()）]{1,20}[）)])?$/iu;

export function isCompany(written: string): boolean {
  const token = withoutCity(written);
  if (ownMaster.test(token)) return true;
  return (
    !isAsideName(token) &&
    token.length >= 3 &&
    (companyEnding.test(token) || latinCompany.test(token)) &&
    !latinTitle.test(token)
  );
}

/** What employers are called by for short; as often the name of something else, so only in heads of jobs. */
const shortCompanyEnding =
  /(?:科技|网络|传播|文化|商贸|贸易|物流|物流园|产业园|速运|快递|货运|广告|装饰|建设|电子|机电|机械|食品|服饰|生物|医药|能源|餐饮|餐饮管理|软件|信息技术|经纪|代理|中介|汽修|汽车|家居|建材|纺织|印刷|重工|化工|光电|通信|智能|材料|集运|货代|家政|安保|保洁|园林|农业|养殖|超市|厂房|仓储|部队|某部)(?:[（(][^（()）]{1,20}[）)])?$/u;

/** The same of one letter: too common inside of other words. */
const shortestCompanyEnding = /[园城苑社局坊堂馆宫寺]$/u;

/** Whether a token may be an employer where one is looked for. */
export function mayBeCompany(token: string, inside = false): boolean {
  if (!inside && token.length >= 5 && token.length <= 20 && shortestCompanyEnding.test(token)) return true;
  return token.length >= 5 && token.length <= 40 && shortCompanyEnding.test(token) && !isTitle(token);
}

/** Trades in which employers end: a hint among the words of a head, no more. */
const tradeEnding =
  /(?:咖啡|数科|科创|教育|培训|水务|电力|供电|燃气|热力|影视|娱乐|游戏|动漫|直播|健身|瑜伽|舞蹈|美容|美发|美业|母婴|制衣|服装|鞋业|纸业|塑胶|五金|钢铁|铝业|轮胎|轴承|仪器|仪表|电器|电气|电缆|电池|新能源|光伏|储能|环保|环境|节能|水利|交通|公交|地铁|轨道|铁路|高速|航空|船舶|港口|速递|安防|消防|养老|康养|医疗|医美|眼科|器械|制药|测绘|勘察|设计|规划|咨询|人力|猎头|地产|房产|不动产|租赁|家具|家纺|珠宝|百货|便利|电商|供应链|冷链|无人机|机器人|半导体|芯片|微电子|数据|云|智造|精工|精密|制造|装备|机床|模具|注塑|印务|印染|渔业|牧业|种业|粮油|乳品|饮料|茶业|茶叶|酒庄|到家|在线|旅游|文旅|体育|民宿|营业部|营业厅|仓|站|队|营|所|社|院|厂|公社|联盟|联社|商行|商社|兄弟|之家|网|平台|卫视|电台|出行|影像|文创|书院|工坊|茶社|画廊|琴行|棋院|驿站|基地|项目部|指挥部|客运|货运站|码头|粮站|水厂|电厂|油田|社区|村委会|街道|公益|家装|零售)(?:[（(][^（()）]{1,20}[）)])?$/u;

/** Whether a word ends as names of employers do where nothing else is expected: 启明教育, 云图数科. */
export function namesTrade(word: string): boolean {
  return word.length >= 4 && word.length <= 30 && (tradeEnding.test(word) || shortCompanyEnding.test(word));
}

/** 后厨, 一线: where in the house, of words too common elsewhere. */
const departmentHint = /(?:^门店|后厨|前厅|门市|产房|线|层|楼|柜|办|办公室|总台|前台|库|号店|项目)$/u;

export function seemsDepartment(word: string): boolean {
  return word.length >= 2 && word.length <= 12 && departmentHint.test(word);
}

const asideName =
  /^(?:民营|民企|国企|国有|央企|外资|外企|合资|独资|上市|私营|股份制|事业单位|集体)(?:控股)?(?:企业|公司|单位)?$|^\d[\d,]*\s*(?:[-~～至]\s*\d[\d,]*)?\s*人(?:以上|以下|左右)?$|^(?:少于|超过)\d+人$|行业$|^(?:制造业|互联网|零售业|餐饮业|房地产|教育培训|医疗健康|电子商务|物流运输|金融业|服务业|[ABCD]轮|天使轮|未融资|已上市|不需要融资)$/u;

/** Whether a token says what kind of employer it is, or how large: 民营企业, 500-999 人. */
export function isAsideName(token: string): boolean {
  return asideName.test(token.trim());
}

export function isDepartment(token: string): boolean {
  // 带看年均 520 组 counts.
  if (/\d\s+\p{Script=Han}{1,2}$|\d{2,}\s*\p{Script=Han}$/u.test(token)) return false;
  return token.length >= 2 && token.length <= 30 && (departmentEnding.test(token) || latinDepartment.test(token));
}

let posts: ReadonlySet<string> | undefined;

/** Whether a token is a position of the list, whatever it ends in: 美术指导, IT技术支持. */
export function isKnownPost(token: string): boolean {
  posts ??= new Set(leafCategories().map(({ name }) => name));
  return (
    /^(?:财务|文秘|品管|仓储)$/u.test(token) || (posts.has(token.replaceAll(/\s/gu, '')) && !token.endsWith('管理'))
  );
}

/** Director of Rooms, Head of Marketing. */
const latinPost =
  /^(?:(?:Associate|Assistant|Deputy|Senior|Group|Regional|Global|Executive|Managing|Chief)\s)*(?:Vice President|VP|Director|Head|Chief|Manager|Dean|Secretary|Chairman)(?:\s(?:of|for)\s|,\s)/u;

export function isTitle(token: string): boolean {
  return (
    token.length >= 2 &&
    token.length <= 40 &&
    (latinPost.test(token) || titleEnding.test(token) || latinTitle.test(token) || isKnownPost(token)) &&
    !companyEnding.test(token)
  );
}

/** Schools in other languages, by the word they begin with or hold. */
const foreignSchool =
  /(?<!\p{L})(?:Universit(?:é|ät|à|eit|as|etet|atea)|Universidade?|École|Ecole|Escola|Escuela|Scuola|Instituto|Istituto|Politecnico|Politécnic[ao]|Hochschule|Fachhochschule|Akademie|Académie|Lycée|Colegio|Collège|Faculdade|Facultad|Üniversitesi|Univerzita|Uniwersytet)(?!\p{L})/iu;

export function isSchool(written: string): boolean {
  const token = withoutCity(written);
  return (
    token.length >= 4 &&
    (schoolEnding.test(token) ||
      /\b(?:University|Institute|College|School|Academy) of\b/i.test(token) ||
      foreignSchool.test(token))
  );
}

const degrees: readonly (readonly [RegExp, number])[] = [
  [/博士|Ph\.?\s?D\b|Doctor(?:ate)?\b/iu, 7],
  [
    /硕士|研究生|MBA|EMBA|MPA|Master\b|Master'?s|M\.?Sc\b|M\.?S\.|M\.A\.|\bMA\b|M\.?Eng\b|MPhil|M\.?Ed\b|\bM\.?Tech\b|\bMS(?= (?:in|of)\b|,)/iu,
    6,
  ],
  [
    /本科|学士|Bachelor|B\.?Sc\b|B\.?S\.|B\.A\.|\bBA\b|B\.?Eng\b|B\.?Ed\b|\bB\.?Tech\b|\bB[SE](?= (?:in|of)\b|,)|Undergraduate/iu,
    5,
  ],
  [/大专|专科|高职|Associate|Diploma/iu, 4],
  [/中专|中技|技校|职高|中职/u, 2],
  [/高中|High School/iu, 3],
  [/初中/u, 1],
];

/** dictNum of education that a text names, with the words that say so. */
export function readDegree(text: string): { degree: number; source: string } | null {
  for (const [pattern, degree] of degrees) {
    const match = pattern.exec(text);
    if (match !== null) return { degree, source: match[0] };
  }
  return null;
}

const majorEnding =
  /(?:专业|学|教学|工程|语|制造|工艺|制作|材料|运输|规划|园林|园艺|制药|营养|检验|检疫|动画|摄影|舞蹈|音乐|美术|绘画|雕塑|商务|造价|审计|税收|政治|警务|训练|康复|编导|导演|主持|传播|出版|媒体|艺术|安全|智能|应用|仪器|器件|建造|能源|治理|保障|保险|投资|理论|历史|文秘|会展|烹饪|烹调|乘务|运营|维修|检测|数控|模具|幼教|学前|养护|测量|酒店|旅游|交通|控制|信息|网络|软件|机电|电气|电力|水利|给排水|暖通|测控|技术|管理|设计|科学|英语|日语|语言|会计|金融|营销|自动化|护理|教育|经济|贸易|数学|物理|化学|系统|财务|法律|新闻|广告|临床|药剂|建筑|机械|电子|通信|物流|播音|表演|Science|Engineering|Studies|Statistics|Economics|Management|Mathematics|Design|Finance|Accounting|Marketing|Law|(?:Bi|Zo|Ge|Ec|Psych|Soci|Anthrop)ology|Chemistry|Physics|Literature|Education|Nursing|Philosophy|History|Linguistics|Medicine|Pharmacy|Architecture|Journalism|Arts?|Music|Oceanography|Geography|Astronomy|International Relations|Translation|Logistics|Tourism|Administration|Informatics|Computing|Robotics|Agriculture|Public Health)$/iu;

/** Whether a token reads like the name of a major. */
export function isMajorName(token: string): boolean {
  return token.length >= 2 && token.length <= 40 && majorEnding.test(token) && !isSchool(token);
}
