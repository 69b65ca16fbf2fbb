import { createTitleReader } from './title-direction.ts';

/**
 * Directions of the bank. `codes` are prefixes of the position tree (second level: four digits; the longest one counts). A
 * title without a code is read by title-direction.ts. `behavioural` fits every position.
 */
export const directions = {
  backend: {
    name: '后端开发',
    codes: ['1001'],
  },
  frontend: {
    name: '前端与移动开发',
    codes: ['1002'],
  },
  testing: { name: '测试', codes: ['1007'] },
  algorithm: {
    name: '算法与人工智能',
    codes: ['1003'],
  },
  data: {
    name: '数据开发与分析',
    codes: ['1006'],
  },
  devops: {
    name: '运维与云计算',
    codes: ['1008'],
  },
  product: { name: '产品', codes: ['1101', '1103', '110503', '110504', '110505', '101106'] },
  operation: { name: '运营', codes: ['1301', '1304', '1305', '1306'] },
  design: { name: '设计', codes: ['1201'] },
  sales: { name: '销售', codes: ['1701', '1702'] },
  service: { name: '客户服务', codes: ['18', '101112'] },
  hr: { name: '人力资源', codes: ['1501'] },
  finance: { name: '财务', codes: ['1601', '1602'] },
  marketing: {
    name: '市场与品牌',
    codes: ['1401', '1404'],
  },
  project: { name: '项目管理', codes: ['3202', '101103', '101104', '101105', '101109', '101110'] },
  administration: { name: '行政', codes: ['1502'] },
  production: {
    name: '生产管理',
    codes: ['1901', '1905', '2004'],
  },
  supply: {
    name: '采购与供应链',
    codes: ['2501', '2601', '2602'],
  },
  retail: {
    name: '门店与餐饮',
    codes: ['2903', '3001'],
  },
  llm: {
    name: '大模型应用与AI工程',
    codes: ['1004'],
  },
  robotics: {
    name: '机器人与具身智能',
    codes: ['1005'],
  },
  security: {
    name: '网络安全',
    codes: ['1009'],
  },
  game: {
    name: '游戏研发',
    codes: ['1010'],
  },
  architecture: {
    name: '技术架构与管理',
    codes: ['1011', '320105', '320207'],
  },
  embedded: {
    name: '嵌入式与硬件开发',
    codes: ['2001'],
  },
  chip: {
    name: '半导体与芯片',
    codes: ['2002'],
  },
  telecom: {
    name: '通信工程',
    codes: ['2003'],
  },
  aiProduct: {
    name: 'AI与数据产品',
    codes: ['1102'],
  },
  gamePlanning: {
    name: '游戏策划',
    codes: ['1104'],
  },
  userResearch: {
    name: '用户研究',
    codes: ['1105'],
  },
  motionArt: {
    name: '动画与数字内容',
    codes: ['1202', '1203'],
  },
  industrialDesign: {
    name: '工业与产品设计',
    codes: ['1204', '120112'],
  },
  spatialDesign: {
    name: '空间与装饰设计',
    codes: ['1205', '2101', '2106'],
  },
  content: {
    name: '内容与新媒体',
    codes: ['1302'],
  },
  ecommerce: {
    name: '直播与电商',
    codes: ['1303'],
  },
  digitalMarketing: {
    name: '数字营销与投放',
    codes: ['1402'],
  },
  publicRelations: {
    name: '公关与媒介',
    codes: ['1403'],
  },
  foreignTrade: {
    name: '外贸与进出口',
    codes: ['1703', '2502'],
  },
  salesManagement: {
    name: '销售管理',
    codes: ['1704'],
  },
  legal: {
    name: '法务与合规',
    codes: ['1503', '2803'],
  },
  audit: {
    name: '审计与税务',
    codes: ['1603'],
  },
  mechanical: {
    name: '工艺与机械',
    codes: ['1902', '190504', '190506', '190507', '190508', '190509', '190511', '190512'],
  },
  automation: {
    name: '自动化与电气',
    codes: ['1903', '190210', '190211', '190505', '190515', '190516', '190517'],
  },
  quality: {
    name: '质量与安全',
    codes: ['1904'],
  },
  automotive: {
    name: '汽车制造与服务',
    codes: ['1906'],
  },
  construction: {
    name: '工程施工管理',
    codes: ['2102', '210109'],
  },
  costEngineering: {
    name: '造价与招投标',
    codes: ['2103'],
  },
  property: {
    name: '房产与物业',
    codes: ['2104', '2105'],
  },
  teaching: {
    name: '学科教学',
    codes: ['2201', '2203'],
  },
  training: {
    name: '培训与教务',
    codes: ['2202', '2204'],
  },
  medicine: {
    name: '医生',
    codes: ['2301'],
  },
  nursing: {
    name: '护理与医技',
    codes: ['2302', '2305'],
  },
  pharma: {
    name: '医药与医疗器械',
    codes: ['2303', '2304'],
  },
  banking: {
    name: '银行与投资',
    codes: ['2401', '2402'],
  },
  insurance: {
    name: '保险',
    codes: ['2403'],
  },
  riskControl: {
    name: '风控与金融产品',
    codes: ['2404'],
  },
  logistics: {
    name: '运输与配送',
    codes: ['2603', '2604'],
  },
  media: {
    name: '采编与影视',
    codes: ['27'],
  },
  consulting: {
    name: '咨询与翻译',
    codes: ['2801', '2802'],
  },
  hospitality: {
    name: '旅游与酒店',
    codes: ['2901', '2902'],
  },
  livingService: {
    name: '生活服务',
    codes: ['3002', '3003', '3004', '3005', '210505', '210506', '210507', '220209', '220314'],
  },
  energy: {
    name: '能源环保与化工',
    codes: ['3101', '3102', '3103', '200116'],
  },
  management: {
    name: '企业管理',
    codes: ['3201', '320201', '320204', '320205', '320203'],
  },
  graduate: {
    name: '校招与管培',
    codes: ['3301', '330201'],
  },
  // Leaves within a direction's branch whose trade the bank has not.
  behavioural: { name: '通用行为', codes: ['300310', '320206'] },
} as const satisfies Record<string, { name: string; codes: readonly string[] }>;

export type DirectionId = keyof typeof directions;

/** Directions whose questions ask for a kind of event, whatever the trade it happened in. */
export const openDirections: ReadonlySet<DirectionId> = new Set(['behavioural', 'graduate']);

const prefixes = (Object.entries(directions) as [DirectionId, { readonly codes: readonly string[] }][])
  .flatMap(([id, { codes }]) => codes.map((prefix) => ({ id, prefix })))
  .toSorted((a, b) => b.prefix.length - a.prefix.length);

let readTitle: ((title: string) => DirectionId | null) | undefined;

/**
 * The direction of a position: by the code of the position tree, else by its title, else by its category's name. null
 * when the bank has none, or in doubt: then behavioural and requirement questions are asked.
 */
export function directionOf(position: {
  categoryCode: string | null;
  categoryName: string;
  title: string;
}): DirectionId | null {
  const byCode = position.categoryCode === null ? null : directionOfCode(position.categoryCode);
  if (byCode !== null) return byCode;
  readTitle ??= createTitleReader(directionOfCode);
  return readTitle(position.title) ?? readTitle(position.categoryName);
}

/** The direction with the longest prefix of a code; null for behavioural. */
function directionOfCode(code: string): DirectionId | null {
  const found = prefixes.find(({ prefix }) => code.startsWith(prefix))?.id ?? 'behavioural';
  return found === 'behavioural' ? null : found;
}
