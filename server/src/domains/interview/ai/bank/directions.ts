/**
 * Directions of the bank. `codes` are prefixes of the position tree (second level: four digits; the longest one counts); `words` find the
 * direction from a title when there is no code. `behavioural` fits every position.
 */
export const directions = {
  backend: {
    name: '后端开发',
    codes: ['1001'],
    words: ['后端', '服务端', 'java', 'golang', 'python开发', 'php', '.net', '全栈'],
  },
  frontend: {
    name: '前端与移动开发',
    codes: ['1002'],
    words: ['前端', 'web', '安卓', 'android', 'ios', '小程序', '移动端', '客户端'],
  },
  testing: { name: '测试', codes: ['1007'], words: ['测试', 'qa'] },
  algorithm: {
    name: '算法与人工智能',
    codes: ['1003'],
    words: ['算法', '机器学习', '深度学习', '人工智能', 'nlp', '推荐系统'],
  },
  data: {
    name: '数据开发与分析',
    codes: ['1006'],
    words: ['数据分析', '数据开发', '数仓', '数据仓库', 'bi', '大数据'],
  },
  devops: {
    name: '运维与云计算',
    codes: ['1008'],
    words: ['运维', 'sre', 'devops', '云计算', '系统管理员', 'dba'],
  },
  product: { name: '产品', codes: ['1101', '1103'], words: ['产品经理', '产品助理', '产品总监', '产品专员'] },
  operation: { name: '运营', codes: ['1301', '1304', '1305', '1306'], words: ['运营'] },
  design: { name: '设计', codes: ['1201'], words: ['设计', 'ui', 'ux', '美工', '视觉'] },
  sales: { name: '销售', codes: ['1701', '1702'], words: ['销售', '客户经理', '商务', '置业顾问', '大客户', '渠道'] },
  service: { name: '客户服务', codes: ['18'], words: ['客服', '客户服务', '售后', '客户成功', '前台接待'] },
  hr: { name: '人力资源', codes: ['1501'], words: ['人力', 'hr', '招聘', '薪酬', '培训', '员工关系', '猎头'] },
  finance: { name: '财务', codes: ['1601', '1602'], words: ['财务', '会计', '出纳', '成本'] },
  marketing: {
    name: '市场与品牌',
    codes: ['1401', '1404'],
    words: ['市场', '品牌', '广告', '文案'],
  },
  project: { name: '项目管理', codes: ['3202'], words: ['项目经理', '项目管理', '项目主管', 'pmo', '交付', '实施'] },
  administration: { name: '行政', codes: ['1502'], words: ['行政', '文员', '秘书', '助理', '后勤', '前台'] },
  production: {
    name: '生产管理',
    codes: ['1901', '1905', '2004'],
    words: ['生产', '车间', '班组长', '精益', '普工', '技工'],
  },
  supply: {
    name: '采购与供应链',
    codes: ['2501', '2601', '2602'],
    words: ['采购', '供应链', '仓储', '仓库', '计划员'],
  },
  retail: {
    name: '门店与餐饮',
    codes: ['2903', '3001'],
    words: ['店长', '门店', '导购', '餐饮', '服务员', '收银'],
  },
  llm: {
    name: '大模型应用与AI工程',
    codes: ['1004'],
    words: ['大模型', 'llm', '提示词', '智能体', 'ai应用', 'ai工程'],
  },
  robotics: {
    name: '机器人与具身智能',
    codes: ['1005'],
    words: ['机器人', '具身', 'slam', '自动驾驶'],
  },
  security: {
    name: '网络安全',
    codes: ['1009'],
    words: ['网络安全', '信息安全', '安全工程师', '渗透', '攻防'],
  },
  game: {
    name: '游戏研发',
    codes: ['1010'],
    words: ['游戏开发', '游戏客户端', 'unity', 'ue4', 'ue5', 'cocos'],
  },
  architecture: {
    name: '技术架构与管理',
    codes: ['1011'],
    words: ['架构师', '技术经理', '技术总监', '技术负责人', 'cto'],
  },
  embedded: {
    name: '嵌入式与硬件开发',
    codes: ['2001'],
    words: ['嵌入式', '单片机', '硬件', '驱动开发', 'fpga', 'pcb'],
  },
  chip: {
    name: '半导体与芯片',
    codes: ['2002'],
    words: ['芯片', '半导体', '版图', 'ic设计', '数字ic', '模拟ic', '晶圆'],
  },
  telecom: {
    name: '通信工程',
    codes: ['2003'],
    words: ['通信', '基站', '无线网络', '光网络', '网络优化', '弱电'],
  },
  aiProduct: {
    name: 'AI与数据产品',
    codes: ['1102'],
    words: ['ai产品经理', '数据产品经理', '大模型产品'],
  },
  gamePlanning: {
    name: '游戏策划',
    codes: ['1104'],
    words: ['游戏策划', '数值策划', '关卡', '系统策划', '剧情策划'],
  },
  userResearch: {
    name: '用户研究',
    codes: ['1105'],
    words: ['用户研究', '用研', '体验研究'],
  },
  motionArt: {
    name: '动画与数字内容',
    codes: ['1202', '1203'],
    words: ['动画', '动效', '原画', '插画', 'aigc', '建模', '特效', '3d'],
  },
  industrialDesign: {
    name: '工业与产品设计',
    codes: ['1204'],
    words: ['工业设计', '外观设计', '结构设计', '包装设计', '服装设计', '家具设计'],
  },
  spatialDesign: {
    name: '空间与装饰设计',
    codes: ['1205', '2101', '2106'],
    words: ['室内设计', '空间设计', '展示设计', '装修', '软装', '园林'],
  },
  content: {
    name: '内容与新媒体',
    codes: ['1302'],
    words: ['新媒体', '内容运营', '公众号', '短视频', '编辑', '小红书'],
  },
  ecommerce: {
    name: '直播与电商',
    codes: ['1303'],
    words: ['电商', '直播', '主播', '淘宝', '抖音运营', '跨境'],
  },
  digitalMarketing: {
    name: '数字营销与投放',
    codes: ['1402'],
    words: ['投放', 'seo', 'sem', '信息流', '数字营销', '增长'],
  },
  publicRelations: {
    name: '公关与媒介',
    codes: ['1403'],
    words: ['公关', '媒介', '传播', '舆情'],
  },
  foreignTrade: {
    name: '外贸与进出口',
    codes: ['1703', '2502'],
    words: ['外贸', '海外销售', '进出口', '报关', '跟单'],
  },
  salesManagement: {
    name: '销售管理',
    codes: ['1704'],
    words: ['销售经理', '销售总监', '销售主管', '大区经理', '区域经理'],
  },
  legal: {
    name: '法务与合规',
    codes: ['1503', '2803'],
    words: ['法务', '合规', '律师', '知识产权', '合同管理'],
  },
  audit: {
    name: '审计与税务',
    codes: ['1603'],
    words: ['审计', '税务', '内审', '内控'],
  },
  mechanical: {
    name: '工艺与机械',
    codes: ['1902'],
    words: ['机械', '工艺', '模具', 'cnc', '结构工程师'],
  },
  automation: {
    name: '自动化与电气',
    codes: ['1903'],
    words: ['自动化', '电气', 'plc', '电工', '设备工程师', '设备维修'],
  },
  quality: {
    name: '质量与安全',
    codes: ['1904'],
    words: ['质量', '品质', '质检', 'qc', '安全员', 'ehs', '体系'],
  },
  automotive: {
    name: '汽车制造与服务',
    codes: ['1906'],
    words: ['汽车', '4s', '维修技师', '整车', '底盘'],
  },
  construction: {
    name: '工程施工管理',
    codes: ['2102'],
    words: ['施工', '工程管理', '监理', '项目工程师', '资料员', '安装工程'],
  },
  costEngineering: {
    name: '造价与招投标',
    codes: ['2103'],
    words: ['造价', '预算员', '招投标', '投标', '建筑设计', '结构工程'],
  },
  property: {
    name: '房产与物业',
    codes: ['2104', '2105'],
    words: ['房地产', '房产', '物业', '置业', '招商'],
  },
  teaching: {
    name: '学科教学',
    codes: ['2201', '2203'],
    words: ['教师', '老师', '幼教', '助教', '早教'],
  },
  training: {
    name: '培训与教务',
    codes: ['2202', '2204'],
    words: ['讲师', '课程', '教务', '教研', '学习规划', '班主任'],
  },
  medicine: {
    name: '医生',
    codes: ['2301'],
    words: ['医生', '医师', '口腔', '中医'],
  },
  nursing: {
    name: '护理与医技',
    codes: ['2302', '2305'],
    words: ['护士', '护理', '检验', '药剂', '药师', '康复', '健康管理'],
  },
  pharma: {
    name: '医药与医疗器械',
    codes: ['2303', '2304'],
    words: ['医药', '临床', '药物', '注册专员', '医疗器械', 'gmp'],
  },
  banking: {
    name: '银行与投资',
    codes: ['2401', '2402'],
    words: ['银行', '柜员', '信贷', '投资', '证券', '基金', '理财', '行业研究'],
  },
  insurance: {
    name: '保险',
    codes: ['2403'],
    words: ['保险', '核保', '理赔', '精算'],
  },
  riskControl: {
    name: '风控与金融产品',
    codes: ['2404'],
    words: ['风控', '反欺诈', '催收', '金融产品'],
  },
  logistics: {
    name: '运输与配送',
    codes: ['2603', '2604'],
    words: ['物流', '运输', '快递', '配送', '调度', '司机', '货运'],
  },
  media: {
    name: '采编与影视',
    codes: ['27'],
    words: ['记者', '采编', '导演', '摄影', '剪辑', '编导', '后期'],
  },
  consulting: {
    name: '咨询与翻译',
    codes: ['2801', '2802'],
    words: ['咨询', '顾问', '翻译', '口译', '同传'],
  },
  hospitality: {
    name: '旅游与酒店',
    codes: ['2901', '2902'],
    words: ['酒店', '导游', '旅游', '前厅', '客房', '计调'],
  },
  livingService: {
    name: '生活服务',
    codes: ['3002', '3003', '3004', '3005', '210505', '210506', '210507', '220209', '220314'],
    words: ['美容', '美发', '健身', '教练', '家政', '月嫂', '保安', '宠物'],
  },
  energy: {
    name: '能源环保与化工',
    codes: ['31'],
    words: ['新能源', '电力', '光伏', '化工', '环保', '储能', '农业', '石油'],
  },
  management: {
    name: '企业管理',
    codes: ['3201'],
    words: ['总经理', '总裁', 'ceo', 'coo', '副总', '合伙人', '创业'],
  },
  graduate: {
    name: '校招与管培',
    codes: ['33'],
    words: ['管培', '实习', '应届', '校招', '储备干部', '科研助理'],
  },
  behavioural: { name: '通用行为', codes: [], words: [] },
} as const satisfies Record<string, { name: string; codes: readonly string[]; words: readonly string[] }>;

export type DirectionId = keyof typeof directions;

/**
 * The direction of a position: by the code of the position tree, else by the words of its title and category (the
 * longest word that occurs). null when the bank has none: then behavioural and requirement questions are asked.
 */
export function directionOf(position: {
  categoryCode: string | null;
  categoryName: string;
  title: string;
}): DirectionId | null {
  const entries = Object.entries(directions) as [DirectionId, (typeof directions)[DirectionId]][];
  const byCode = position.categoryCode === null ? null : directionOfCode(entries, position.categoryCode);
  if (byCode !== null) return byCode;
  for (const text of [position.title.toLowerCase(), position.categoryName.toLowerCase()]) {
    let best: { id: DirectionId; length: number } | null = null;
    for (const [id, each] of entries) {
      for (const word of each.words as readonly string[]) {
        if (occurs(text, word) && word.length > (best?.length ?? 0)) best = { id, length: word.length };
      }
    }
    if (best !== null) return best.id;
  }
  return null;
}

/** The direction with the longest prefix of a code. */
function directionOfCode(
  entries: readonly [DirectionId, { readonly codes: readonly string[] }][],
  code: string,
): DirectionId | null {
  const known = entries.flatMap(([id, { codes }]) => codes.map((prefix) => ({ id, prefix })));
  const found = known.filter(({ prefix }) => code.startsWith(prefix));
  return found.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.id ?? null;
}

/** Short Latin words (ui, bi, qa) only count as whole words. */
function occurs(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  if (!/^[a-z]{1,3}$/.test(word)) return true;
  return !/[a-z]/.test(text[at - 1] ?? ' ') && !/[a-z]/.test(text[at + word.length] ?? ' ');
}
