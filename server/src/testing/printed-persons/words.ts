/** Words of people who print their resume; all of them invented. Several of a trade fit together. */
export const surnames = ['林', '周', '陈', '赵', '何', '徐', '欧阳', '司马', '诸葛', '谢'] as const;
export const givenNames = ['示例', '样本', '测', '范文', '试一', '小样', '例行', '可样'] as const;
export const minorityNames = [
  '阿不都样本·示例江',
  '古丽示例·样本汗',
  '扎西样本',
  '次仁示例卓玛',
  '迪丽示例古丽·样本依明江',
  '包示例巴特尔',
] as const;
export const englishNames = [
  'Sample Wang',
  'Taylor Example',
  'Jordan Placeholder-Lin',
  'Alexandria Q. Specimen',
] as const;

export const cities = ['杭州', '北京', '上海', '成都', '乌鲁木齐', '深圳', '西安', '武汉', '呼和浩特'] as const;
export const employerNames = [
  '云杉示例',
  '蓝鲸样本',
  '青禾范例',
  '北斗示例',
  '江畔样例',
  '秦岭示例',
  '海棠样本',
  '山楂范例',
] as const;
export const employerKinds = [
  '科技有限公司',
  '集团股份有限公司',
  '信息技术（上海）有限公司',
  '商贸有限责任公司',
  '医院',
  '会计师事务所（特殊普通合伙）',
  '智能制造装备与系统集成有限公司杭州分公司',
] as const;
export const schools = [
  '江城示例大学',
  '东山范例学院',
  '秦岭示例职业技术学院',
  '滨海样本理工大学',
  '云岭示例师范大学',
] as const;
export const majors = [
  '软件工程',
  '护理学',
  '会计学',
  '工业设计',
  '市场营销',
  '机械设计制造及其自动化',
  '汉语言文学',
  '',
] as const;
export const departments = ['', '', '研发部', '市场部', '平台架构组', '华东区渠道管理中心'] as const;

export interface Trade {
  readonly titles: readonly string[];
  readonly tasks: readonly string[];
  readonly projects: readonly string[];
  readonly skills: readonly string[];
}

export const trades: readonly Trade[] = [
  {
    titles: ['前端工程师', 'Java 开发工程师', '后端开发工程师', '测试开发工程师'],
    tasks: [
      '负责商家后台的前端架构，首屏时间从 3.2 s 降到 1.1 s，覆盖 2,000 多家商户',
      '主导从 Webpack 迁移到 Vite，本地启动由 90 秒缩短到 4 秒，团队 14 人全部切换',
      '设计订单中心的分库分表方案，支撑日均 300 万单，P99 延迟稳定在 80 ms 以内',
      '搭建组件库与设计规范，沉淀 60 余个组件，复用率 85%',
      '推动代码评审与自动化测试，线上缺陷率下降 40%',
      '排查一次持续两周的内存泄漏，写成内部文章，被三个团队采用',
    ],
    projects: ['商家工作台重构', '实时风控平台', '低代码页面搭建系统（Page Builder）', '订单中心拆分'],
    skills: ['TypeScript', 'React', 'Node.js', 'Java', 'Spring Boot', 'MySQL', 'Redis', 'Kubernetes', 'C++'],
  },
  {
    titles: ['产品经理', '高级产品经理', '用户运营', '市场部实习生'],
    tasks: [
      '负责会员产品从 0 到 1，半年内付费用户达到 12 万，续费率 63%',
      '访谈 46 位用户，找出注册流失的三个原因，改版后转化率提升 18%',
      '与设计、研发、客服协作，按双周节奏交付 24 个版本',
      '建立数据看板，让业务同事能自己查看留存与漏斗',
      '策划校园大使项目，覆盖 31 所高校，新增用户 5.4 万',
    ],
    projects: ['会员体系升级', '校园大使计划', '商家增长工具箱', '新人引导流程改版'],
    skills: ['Axure', 'Figma', 'SQL', '用户访谈', 'A/B 测试', 'Tableau'],
  },
  {
    titles: ['UI 设计师', '视觉设计师', '交互设计师'],
    tasks: [
      '负责品牌视觉升级，输出标志、色彩与字体规范，用于 App、官网与门店',
      '独立完成 3 套活动主视觉，单次活动曝光 800 万',
      '建立设计资产库，团队出稿时间平均缩短三分之一',
      '与前端共同落地暗色模式，覆盖 120 个页面',
    ],
    projects: ['品牌视觉升级', '城市导览小程序设计', '无障碍设计规范'],
    skills: ['Figma', 'Sketch', 'After Effects', 'Blender', '字体设计'],
  },
  {
    titles: ['财务主管', '会计', '财务经理', '审计专员'],
    tasks: [
      '负责 6 家子公司的合并报表，月结由 9 天缩短到 4 天',
      '搭建预算管理流程，年度费用偏差控制在 3% 以内',
      '配合完成两次外部审计，无重大调整',
      '推动费用报销线上化，员工等待时间从 12 天降到 3 天',
    ],
    projects: ['集团预算系统上线', '税务合规专项', '费控系统选型与实施'],
    skills: ['SAP', 'Excel', '合并报表', '税务筹划', 'Power BI'],
  },
  {
    titles: ['护士', '主管护师', '护士长'],
    tasks: [
      '负责心内科 42 张床位的护理质量管理，不良事件同比下降 27%',
      '带教新入职护士 18 名，全部通过院内考核',
      '参与编写科室应急预案，组织演练 6 次',
    ],
    projects: ['优质护理示范病房', '静脉治疗质控改进'],
    skills: ['危重症护理', '静脉穿刺', '带教', '护理文书'],
  },
];

export const englishTrade: Trade = {
  titles: ['Software Engineer', 'Product Manager', 'Marketing Intern', 'Data Analyst'],
  tasks: [
    'Cut checkout latency from 900 ms to 240 ms by moving price rules to the edge',
    'Led a team of five to ship a merchant console used by 2,000 shops',
    'Interviewed 46 users and raised sign-up conversion by 18 percent',
    'Built dashboards that let colleagues read retention without asking an analyst',
  ],
  projects: ['Merchant Console', 'Pricing Engine', 'Campus Ambassador Program'],
  skills: ['Python', 'SQL', 'TypeScript', 'Tableau', 'Figma'],
};
export const englishEmployers = ['Example Cloud Ltd.', 'Sample Commerce Inc.', 'Placeholder Bank Co., Ltd.'] as const;
export const englishSchools = ['Example State University', 'University of Placeholder'] as const;
export const englishMajors = ['Computer Science', 'Marketing', 'Statistics'] as const;
export const englishCities = ['Shanghai', 'Beijing', 'Shenzhen'] as const;

export const certificates = [
  '初级会计职称',
  'PMP 项目管理专业人士',
  '护士执业资格证',
  '教师资格证',
  '软件设计师',
] as const;
export const languages = [
  ['英语', 'CET-6'],
  ['日语', 'N2'],
  ['英语', '雅思 7.0'],
  ['普通话', '二级甲等'],
] as const;
export const selfSentences = [
  '做事踏实，习惯先把问题问清楚再动手；能独立负责一块业务，也愿意为同事补位。',
  '五年一线经验，熟悉从需求到上线的全过程，对数字和用户体验都敏感。',
  '学习能力强，近一年自学了数据分析，并把它用在日常工作里。',
] as const;
export const awards = ['国家励志奖学金', '校级优秀毕业生', '全国大学生数学建模竞赛省级一等奖', '年度优秀员工'] as const;
export const schoolPoints = [
  '专业排名 5/120，绩点 3.8/4.0',
  '获校级二等奖学金两次',
  '担任班长两年，组织活动 12 场',
] as const;
