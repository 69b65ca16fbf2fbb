/**
 * Directions of the bank. `codes` are prefixes of the position tree (second level: four digits); `words` find the
 * direction from a title when there is no code. `behavioural` fits every position.
 */
export const directions = {
  backend: {
    name: '后端开发',
    codes: ['1001', '1011'],
    words: ['后端', '服务端', 'java', 'golang', 'python开发', 'php', '.net', '全栈', '架构师'],
  },
  frontend: {
    name: '前端与移动开发',
    codes: ['1002', '1010'],
    words: ['前端', 'web', '安卓', 'android', 'ios', '小程序', '移动端', '客户端'],
  },
  testing: { name: '测试', codes: ['1007'], words: ['测试', 'qa'] },
  algorithm: {
    name: '算法与人工智能',
    codes: ['1003', '1004', '1005'],
    words: ['算法', '机器学习', '深度学习', '大模型', '人工智能', 'nlp', '推荐系统'],
  },
  data: {
    name: '数据开发与分析',
    codes: ['1006'],
    words: ['数据分析', '数据开发', '数仓', '数据仓库', 'bi', '大数据'],
  },
  devops: {
    name: '运维与安全',
    codes: ['1008', '1009'],
    words: ['运维', 'sre', 'devops', '云计算', '网络安全', '系统管理员', 'dba'],
  },
  product: { name: '产品', codes: ['11'], words: ['产品经理', '产品助理', '产品总监', '产品专员', '策划'] },
  operation: { name: '运营', codes: ['13'], words: ['运营', '主播', '电商', '新媒体'] },
  design: { name: '设计', codes: ['12'], words: ['设计', 'ui', 'ux', '美工', '视觉', '插画', '原画'] },
  sales: { name: '销售', codes: ['17'], words: ['销售', '客户经理', '商务', '置业顾问', '大客户', '渠道'] },
  service: { name: '客户服务', codes: ['18'], words: ['客服', '客户服务', '售后', '客户成功', '前台接待'] },
  hr: { name: '人力资源', codes: ['1501'], words: ['人力', 'hr', '招聘', '薪酬', '培训', '员工关系', '猎头'] },
  finance: { name: '财务', codes: ['16'], words: ['财务', '会计', '出纳', '审计', '税务', '成本'] },
  marketing: {
    name: '市场与品牌',
    codes: ['14'],
    words: ['市场', '品牌', '公关', '广告', '投放', '文案', '媒介', 'seo', 'sem'],
  },
  project: { name: '项目管理', codes: ['3202'], words: ['项目经理', '项目管理', '项目主管', 'pmo', '交付', '实施'] },
  administration: { name: '行政', codes: ['1502'], words: ['行政', '文员', '秘书', '助理', '后勤', '前台'] },
  production: {
    name: '生产与质量',
    codes: ['19', '2004'],
    words: ['生产', '质量', '品质', '工艺', '车间', '设备', '班组长', '精益'],
  },
  supply: {
    name: '采购与供应链',
    codes: ['25', '26'],
    words: ['采购', '供应链', '物流', '仓储', '仓库', '计划员', '跟单'],
  },
  retail: {
    name: '门店与餐饮',
    codes: ['29', '30'],
    words: ['店长', '门店', '导购', '餐饮', '酒店', '服务员', '收银'],
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
  const { categoryCode } = position;
  if (categoryCode !== null) {
    const byCode = entries.find(([, each]) => each.codes.some((code: string) => categoryCode.startsWith(code)));
    if (byCode !== undefined) return byCode[0];
  }
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

/** Short Latin words (ui, bi, qa) only count as whole words. */
function occurs(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  if (!/^[a-z]{1,3}$/.test(word)) return true;
  return !/[a-z]/.test(text[at - 1] ?? ' ') && !/[a-z]/.test(text[at + word.length] ?? ' ');
}
