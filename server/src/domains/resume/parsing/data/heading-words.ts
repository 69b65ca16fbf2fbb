import type { SectionKind } from '../headings.ts';

/**
 * Words of which people make headings of their own: 实验技能, 论文与公开课, 科研工作经历. A heading of several is of the kind
 * that its last telling word says; `none` only goes along.
 */
export const headingWords: Readonly<Record<SectionKind | 'none', string>> = {
  none: `实战 介绍 业余 受 在哪 哪里 经办 会 本人 过 我 有什么 过的 地方 计算 注册 特种 作业 特种作业 个人 主要 相关 我的 其他 其它 专业 学术 科研 研究 职业 企业 实验 业务 核心 所获 获得 曾获 曾任 近期 过往 以往 过去 海外
    国内 校内 校外 在校 在职 经历 经验 履历 情况 信息 背景 能力 水平 概况 成果 清单 一览 列表 说明 历程 记录 方面
    标签 矩阵 类 称号 栏 及 其 全部 代表 重点 典型 参与 负责 完整 全职 兼职经历 生涯 轨迹 现有 已取得 持有 掌握 使用 常用 擅长 熟悉
    与 和 及 、 / & 跟 以及 暨`,
  basics: '基本资料 联系方式 联系 资料 个人资料',
  intention: '求职意向 求职意愿 求职 意向 想找 想找的工作 想做的工作 期望 应聘 目标岗位 找什么工作',
  education: '教育 学历 学习 求学 上学 读书 就读 学业 念书 读过的书 学校 学的 受教育 毕业院校',
  work: `工作 社会实践 任职 从业 就业 实习 实践 见习 干过的活 做过的工作 上班 打工 打工经历 兼职 教学 临床 带教 支教 科研工作
    在岗 就职 职场 工作过的 工作过的公司 职业经历 服役 参军 部队 教学经历`,
  projects: '项目 课题 工程业绩 工程项目 工程 案例 作品项目 毕业设计 课程设计 代表工程 主持项目 做过的项目',
  skills: `技能 技术 技术栈 特长 专长 本领 软件 工具 会什么 会的 我会的 手艺 拿手 会用的软件 技能点 专业能力 专业技术 能力标签 机械设备 设备 操作技能
    计算机 办公软件`,
  certificates: '证书 有什么证 证件 资质 资格 证照 证件 职称 执照 执业资格 持证 认证 资格证 从业资格 上岗证 考证',
  languages: '语言 外语 英语 外语能力 语种',
  selfEvaluation: '自我评价 自述 自荐 自叙 自评 自我 自荐 评价 关于我 说说自己 介绍自己 自我描述 自我介绍 我是谁 个人优势 优势 性格 简评 特点 亮点 简介',
  other: `荣誉 校内职务 担任职务 奖项 获奖 奖励 奖学金 获奖荣誉 竞赛 比赛 论文 论著 著作 公开课 发表 专利 软著 社团 志愿 公益 校园 学生工作 学生干部 活动 兴趣 爱好
    培训 进修 学术兼职 学术服务 学术交流 学术会议 会议 审稿 社会兼职 社会服务 空窗期 空窗 离职原因 推荐人 备注 其他信息 补充 附加 家庭 课程 作品 作品集
    继续教育 会员 博客 业绩 成绩 表彰 出版 翻译作品 展览 参展 演出 党建 入党`,
};

/** The same for English: Relevant Work History, Licences and Memberships. */
export const englishHeadingWords: Readonly<Record<SectionKind | 'none', string>> = {
  none: 'top industry industrial my key selected other relevant additional professional personal related core technical main recent previous past and of in the history background record records details highlights qualifications field industry other academic own',
  basics: 'contact contacts',
  intention: 'objective objectives',
  education: 'education degrees schooling studies',
  work: 'experience experiences employment career work working job jobs positions internship internships placements',
  projects: 'projects project research',
  skills: 'skills skill competencies competences expertise tools software technologies strengths abilities proficiencies',
  certificates: 'certifications certificates certification certificate licenses licences registration registrations credentials accreditations',
  languages: 'languages language',
  selfEvaluation: 'summary profile about statement',
  other: 'awards honors honours achievements publications patents interests hobbies activities volunteer volunteering leadership references memberships affiliations training courses coursework portfolio conferences presentations extracurricular community service',
};
